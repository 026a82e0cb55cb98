import { types } from 'node:util';

const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EAI_AGAIN',
  // PostgreSQL: shutting down, crashed, starting up
  '57P01',
  '57P02',
  '57P03',
  // disk full, out of memory, too many connections
  '53100',
  '53200',
  '53300',
]);

const MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|connection is closed|stream isn't writeable|max retries per request|command timed out|connect ETIMEDOUT|client has encountered a connection error|not queryable|Connection is not established|Driver not Connected|^(?:OOM|MISCONF) /i;

/** Does this error mean that PostgreSQL or Redis cannot be reached or is full (rather than that we erred)? */
export function isOutage(error: unknown): boolean {
  // Not `instanceof`: an error of Node's own need not be of the same realm.
  if (!types.isNativeError(error)) return false;
  const { code, driverError, errors } = error as Error & {
    code?: string;
    driverError?: unknown;
    errors?: unknown[];
  };
  if (code && (CODES.has(code) || code.startsWith('08'))) return true;
  if (MESSAGES.test(error.message)) return true;
  return isOutage(driverError) || (errors ?? []).some(isOutage);
}
