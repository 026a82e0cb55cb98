import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncodings } from './accepted-encodings';
import type { KeptPage } from './kept-page';

const VARY = 'Cookie, Accept-Language, Accept-Encoding';

/**
 * Sends a kept page: bytes, as they are, or 304 where the client has them already. The time goes
 * along in a header of its own, because the one inside the page is as old as the page.
 */
export function sendKept(req: IncomingMessage, res: ServerResponse, page: KeptPage) {
  const { encoding, bytes } = page.body(
    acceptedEncodings(req.headers['accept-encoding'] as string),
  );
  const etag = encoding === 'identity' ? `"${page.etag}"` : `"${page.etag}-${encoding}"`;
  res.setHeader('Vary', VARY);
  res.setHeader('Cache-Control', 'no-cache');
  res.setHeader('ETag', etag);
  res.setHeader('Server-Timing', `now;dur=${Date.now()}`);
  if (page.status === 200 && hasAlready(req, page.etag)) {
    res.statusCode = 304;
    return res.end();
  }
  res.statusCode = page.status;
  res.setHeader('Content-Type', 'text/html; charset=utf-8');
  if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding);
  res.setHeader('Content-Length', bytes.length);
  return res.end(req.method === 'HEAD' ? undefined : bytes);
}

/** If-None-Match names this page in any encoding: the content is the same. */
function hasAlready(req: IncomingMessage, etag: string): boolean {
  const header = req.headers['if-none-match'];
  return header !== undefined && (header.includes(etag) || header.trim() === '*');
}
