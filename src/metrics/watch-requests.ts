import { Logger } from '@nestjs/common';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { NamedRequest } from '../logging/request-id';
import type { RequestTimes } from './request-times';
import { methodOf, routeOf } from './route-of';

/**
 * Counts and times every request. Sits on the server itself and not among the middleware: kept pages
 * leave before those. What it adds to such a page is one listener and one look-up; it sets no header,
 * since that would take Node off its quick way of writing them.
 */
export function watchRequests(server: Server, times: RequestTimes) {
  const log = new Logger('Request');
  server.prependListener('request', (req: IncomingMessage, res: ServerResponse) => {
    const began = performance.now();
    res.once('close', () => {
      const ms = performance.now() - began;
      // A visitor who left before the answer was ready is no failure of ours.
      const status = res.writableFinished ? res.statusCode : 499;
      times.add(methodOf(req), routeOf(req, status), status, ms / 1000);
      if (isWorthALine(req, status)) log.log(line(req, status, ms));
    });
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
