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
  return status >= 400 ? 'unmatched' : routeAt(req.url!);
}

const known = new Map<string, string>();

function routeAt(url: string): string {
  let route = known.get(url);
  if (route) return route;
  const path = url.split('?', 1)[0];
  const folder = /^\/(assets|img|film)\//.exec(path);
  if (folder) route = `/${folder[1]}/*`;
  else route = path.replace(/^\/(deals|destinations)\/[^/]+$/, '/$1/:id');
  // The pages and files there are; made-up queries must not fill the memory.
  if (known.size < 1000 && url === path) known.set(url, route);
  return route;
}
