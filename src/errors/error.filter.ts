import { ArgumentsHost, Catch, ExceptionFilter, Injectable, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { PageAnswers } from '../pages/page-answers.service';
import { answerFor, errorBody, type ErrorAnswer } from './error-answers';

/** Turns every error into the JSON body of contract 1.1, or into a page for people. */
@Catch()
@Injectable()
export class ErrorFilter implements ExceptionFilter {
  private readonly log = new Logger('Error');

  constructor(private readonly pages: PageAnswers) {}

  async catch(error: unknown, host: ArgumentsHost) {
    const req = host.switchToHttp().getRequest<Request>();
    const res = host.switchToHttp().getResponse<Response>();
    const answer = answerFor(error);
    if (answer.status >= 500) this.report(error, req, answer);
    if (res.headersSent) return res.destroy();
    if (answer.retryAfterSeconds) res.setHeader('Retry-After', answer.retryAfterSeconds);
    if (isApi(req)) return res.status(answer.status).json(errorBody(answer));
    return this.pages.sendError(req, res, answer.status);
  }

  private report(error: unknown, req: Request, { status }: ErrorAnswer) {
    const where = `${req.method} ${req.path} ${status}`;
    if (status === 503) this.log.warn(`${where}: ${(error as Error).message}`);
    else this.log.error(where, error instanceof Error ? error.stack : String(error));
  }
}

export const isApi = (req: Request) => req.path === '/api' || req.path.startsWith('/api/');
