import { HttpException } from '@nestjs/common';
import { STATUS_CODES } from 'node:http';
import * as errors from './domain-errors';
import { isOutage } from './outage';

/** What a client is told of an error: never a stack, SQL or HTML (contract 1.1). */
export interface ErrorAnswer {
  status: number;
  message: string;
  retryAfterSeconds?: number;
  errors?: errors.FieldError[];
  current?: unknown;
}

export const SORRY = 'Something went wrong. Please try again.';

/** The one table from errors to answers (contract 1.2). */
export function answerFor(error: unknown): ErrorAnswer {
  if (error instanceof errors.InvalidInput) {
    return { status: 400, message: error.message, errors: error.errors };
  }
  if (error instanceof errors.NotSignedIn) return { status: 401, message: error.message };
  if (error instanceof errors.NotAllowed) return { status: 403, message: error.message };
  if (error instanceof errors.NotFound) return { status: 404, message: error.message };
  if (error instanceof errors.ChangedMeanwhile) {
    return { status: 409, message: error.message, current: error.current };
  }
  if (error instanceof errors.TooMany) {
    return { status: 429, message: error.message, retryAfterSeconds: error.retryAfterSeconds };
  }
  if (error instanceof errors.Unavailable) return unavailable(error);
  if (isOutage(error)) return unavailable(new errors.Unavailable());
  return answerForHttp(error) ?? { status: 500, message: SORRY };
}

function unavailable({ message, retryAfterSeconds }: errors.Unavailable): ErrorAnswer {
  return { status: 503, message, retryAfterSeconds };
}

/** Errors of the framework and of the body parser. */
function answerForHttp(error: unknown): ErrorAnswer | null {
  const status =
    error instanceof HttpException
      ? error.getStatus()
      : (error as { status?: unknown } | null)?.status;
  switch (status) {
    case 400:
      // A path that cannot be decoded is an unknown path; every other 400 comes of the body.
      if (/decode param/.test((error as Error).message))
        return { status: 404, message: 'Not found' };
      return { status, message: 'Invalid JSON body' };
    case 401:
      return { status, message: 'Unauthorized' };
    case 403:
      return { status, message: 'Forbidden' };
    case 404:
      return { status, message: 'Not found' };
    case 413:
      return { status, message: 'Request too large' };
    case 415:
      return { status, message: 'Content-Type must be application/json' };
    default:
      return null;
  }
}

/** The JSON body of an answer. */
export function errorBody(answer: ErrorAnswer) {
  const { status, message, errors, current } = answer;
  return { statusCode: status, error: STATUS_CODES[status], message, errors, current };
}
