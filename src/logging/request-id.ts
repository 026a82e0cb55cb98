import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { forRequest } from './request-scope';

/** A request that has been given its id. */
export interface NamedRequest extends IncomingMessage {
  id?: string;
}

const GOOD = /^[\w-]{8,64}$/;

/**
 * Gives requests their id. One that comes along is taken only from a proxy we trust: it stands in
 * log lines, and a stranger should not choose what stands there.
 */
export function requestIds(trusted: (address: string, hop: number) => boolean) {
  return (req: NamedRequest): string => {
    const given = req.headers['x-request-id'];
    const believed =
      typeof given === 'string' && GOOD.test(given) && trusted(req.socket.remoteAddress ?? '', 0);
    return (req.id = believed ? given : randomUUID());
  };
}

/** Everything behind this middleware runs in the request's scope, so that its log lines carry the id. */
export function requestScope() {
  return (req: NamedRequest, _res: ServerResponse, next: () => void) => forRequest(req.id, next);
}
