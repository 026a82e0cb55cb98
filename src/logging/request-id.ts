import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { forRequest } from './request-scope';

/** A request that has been given its id. */
export interface NamedRequest extends IncomingMessage {
  id?: string;
}

const GOOD = /^[\w-]{8,64}$/;

/**
 * Gives a request its id and lets everything behind this middleware run in the request's scope, so
 * that its log lines carry the id. One that comes along is taken only from a proxy we trust: it stands
 * in log lines, and a stranger should not choose what stands there. Kept pages leave before this: they
 * write no line.
 */
export function requestIds(trusted: (address: string, hop: number) => boolean) {
  return (req: NamedRequest, res: ServerResponse, next: () => void) => {
    const given = req.headers['x-request-id'];
    const believed =
      typeof given === 'string' && GOOD.test(given) && trusted(req.socket.remoteAddress ?? '', 0);
    req.id = believed ? given : randomUUID();
    res.setHeader('X-Request-Id', req.id);
    forRequest(req.id, () => {
      next();
      return new Promise((resolve) => res.once('close', resolve));
    });
  };
}
