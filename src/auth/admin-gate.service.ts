import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { NotAllowed, NotSignedIn } from '../errors/domain-errors';
import { PageAnswers } from '../pages/page-answers.service';

/** Where only administrators get in. */
export const ADMIN_PATHS = ['/admin', '/api/admin'];

/**
 * Stands before bodies and the router, so that nothing is read, looked up or told before the right to
 * it is known (contract C16). Calls get 401 and 403; people are led to sign in, or told plainly.
 */
@Injectable()
export class AdminGate {
  constructor(private readonly pages: PageAnswers) {}

  middleware() {
    return (req: Request, res: Response, next: NextFunction) => {
      const { user } = req;
      if (user?.isAdmin) return next();
      if (!isForAPerson(req)) return next(user ? new NotAllowed() : new NotSignedIn());
      if (!user) return res.redirect(302, '/login');
      const { username } = user;
      this.pages.sendPrivate(req, res, 'forbidden', { username }, 403).catch(next);
    };
  }
}

/** A page, or an export's link opened in a browser. */
const isForAPerson = (req: Request) =>
  req.baseUrl === '/admin' ||
  (/^\/exports?\//.test(req.path) &&
    req.method === 'GET' &&
    /text\/html/.test(req.get('Accept') ?? ''));
