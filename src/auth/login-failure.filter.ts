import { ArgumentsHost, Catch, ExceptionFilter, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { answerFor } from '../errors/error-answers';
import { ErrorFilter } from '../errors/error.filter';
import { PageAnswers } from '../pages/page-answers.service';

const PROBLEMS = {
  400: 'missing',
  401: 'invalidCredentials',
  429: 'tooMany',
  503: 'unavailable',
} as const;

/** A plain login that failed shows the form again, with the name and the reason. */
@Catch()
@Injectable()
export class LoginFailureFilter implements ExceptionFilter {
  constructor(
    private readonly pages: PageAnswers,
    private readonly others: ErrorFilter,
  ) {}

  async catch(error: unknown, host: ArgumentsHost) {
    const req = host.switchToHttp().getRequest<Request>();
    const res = host.switchToHttp().getResponse<Response>();
    const { status, retryAfterSeconds } = answerFor(error);
    const problem = PROBLEMS[status as keyof typeof PROBLEMS];
    if (!problem) return this.others.catch(error, host);
    if (retryAfterSeconds) res.setHeader('Retry-After', retryAfterSeconds);
    return this.pages.sendPrivate(req, res, 'login', { username: typed(req), problem }, status);
  }
}

function typed(req: Request): string {
  const username: unknown = req.body?.username;
  return typeof username === 'string' ? username : '';
}
