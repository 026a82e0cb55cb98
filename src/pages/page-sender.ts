import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncodings } from './accepted-encodings';
import type { KeptPage, Variant } from './kept-page';

/**
 * Sends a finished page: bytes, as they are, or 304 where the client has them already. The time goes
 * along in a header of its own, because the one inside the page is as old as the page.
 * `more` are headers as a flat list, for answers that leave before the middlewares that set them.
 */
export function sendKept(
  req: IncomingMessage,
  res: ServerResponse,
  page: KeptPage,
  more: string[] = [],
) {
  page.sent += 1;
  const variant = page.variant(acceptedEncodings(req.headers['accept-encoding'] as string));
  const now = `now;dur=${Date.now()}`;
  if (hasAlready(req.headers['if-none-match'], variant)) {
    const { vary } = page.kind;
    const headers = ['Vary', vary, 'Cache-Control', 'no-cache', 'ETag', variant.etag];
    res.writeHead(304, [...more, ...headers, 'Server-Timing', now]);
    return res.end();
  }
  res.writeHead(200, [...more, ...variant.headers, 'Server-Timing', now]);
  return res.end(req.method === 'HEAD' ? undefined : variant.bytes);
}

/** If-None-Match by weak comparison (RFC 9110 13.1.2): a proxy may have weakened our tag. */
function hasAlready(header: string | undefined, { etag }: Variant): boolean {
  if (header === undefined) return false;
  if (header === etag || header.trim() === '*') return true;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
