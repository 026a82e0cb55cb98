import { Logger } from '@nestjs/common';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { NamedRequest } from '../logging/request-id';
import type { RequestTimes } from './request-times';
import { methodOf, routeOf } from './route-of';

/** A request with the time it began (ms of this process). */
interface TimedRequest extends NamedRequest {
  began: number;
}

/**
 * Counts and times every request. Sits on the server itself and not among the middleware, before and
 * after whoever answers (so it is called when that one is there): a kept page has been sent by then and
 * costs one look-up. It sets no header, since that would take Node off its quick way of writing them.
 */
export function watchRequests(server: Server, times: RequestTimes) {
  const log = new Logger('Request');
  const note = (req: TimedRequest, res: ServerResponse) => {
    const ms = performance.now() - req.began;
    // A visitor who left before the answer was ready is no failure of ours.
    const status = res.writableFinished ? res.statusCode : 499;
    times.add(methodOf(req), routeOf(req, status), status, ms / 1000);
    if (isWorthALine(req, status)) log.log(line(req, status, ms));
  };
  server.prependListener('request', (req: TimedRequest) => {
    req.began = performance.now();
  });
  server.on('request', (req: TimedRequest, res: ServerResponse) => {
    if (res.writableFinished) note(req, res);
    else res.once('close', () => note(req, res));
  });
}

/**
 * Kept pages and files are counted and not logged: the proxy's access log has them. Nor is the question
 * how we are, asked every second.
 */
const isWorthALine = (req: IncomingMessage, status: number) =>
  status >= 400 || ('route' in req && !/^\/(healthz|readyz)$/.test(req.url!));

/** Without the query, which may hold a token, and without the visitor's address. */
function line(req: NamedRequest, status: number, ms: number) {
  return {
    msg: 'answered',
    requestId: req.id,
    method: req.method,
    path: req.url!.split('?', 1)[0],
    status,
    ms: Math.round(ms * 10) / 10,
  };
}
