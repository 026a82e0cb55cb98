import type { IncomingMessage } from 'node:http';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/** The label of a method; made-up ones share one. */
export const methodOf = (req: IncomingMessage) =>
  METHODS.has(req.method!) ? req.method! : 'other';

/**
 * The route a request was answered by, as a label: few and known, whatever addresses people make up.
 * The router says which route it took; what was sent before it, kept pages and files, is told by its path.
 */
export function routeOf(req: IncomingMessage, status: number): string {
  const path = (req as { route?: { path?: unknown } }).route?.path;
  if (typeof path === 'string')
    return path.includes('{*') || path.includes('*') ? 'unmatched' : path;
  const url = req.url!.split('?', 1)[0];
  if (status >= 400) return 'unmatched';
  const folder = /^\/(assets|img|film)\//.exec(url);
  if (folder) return `/${folder[1]}/*`;
  return url.replace(/^\/(deals|destinations)\/[^/]+$/, '/$1/:id');
}
