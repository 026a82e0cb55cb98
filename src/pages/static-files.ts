import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative } from 'node:path';
import { acceptedEncodings } from './accepted-encodings';
import { sendRange } from './byte-range';
import { typeOf } from './media-types';
import type { Encoding } from './kept-page';

/** A folder whose files are public under a prefix. */
export interface PublicFolder {
  prefix: string;
  folder: string;
  /** Names carry a hash of their content: whoever has one need never ask again. */
  immutable: boolean;
}

interface StaticFile {
  path: string;
  /** Found out when the file is first asked for. */
  etag?: string;
  type: string;
  cacheControl: string;
  variants: Encoding[];
  bytes: Partial<Record<Encoding, Buffer>>;
}

const SUFFIX: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

/**
 * Sends built assets and pictures: known by name since start, read from the disk once, compressed
 * at build. Comes before session, parsers and router.
 */
export function staticFiles(folders: PublicFolder[]) {
  const files = new Map(folders.flatMap(listFiles));
  return (req: IncomingMessage, res: ServerResponse, next: () => void) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const file = files.get(nameOf(req.url!));
    if (file) send(req, res, file);
    else next();
  };
}

/** Pictures are WebP whatever ending somebody wrote: `/img/serengeti.jpg` is `/img/serengeti.webp`. */
function nameOf(url: string): string {
  const path = url.split('?', 1)[0];
  return path.replace(/^(\/img\/(?!social\.)[a-z0-9-]+)\.jpe?g$/, '$1.webp');
}

function send(req: IncomingMessage, res: ServerResponse, file: StaticFile) {
  const encoding =
    acceptedEncodings(req.headers['accept-encoding'] as string).find((each) =>
      file.variants.includes(each),
    ) ?? 'identity';
  res.setHeader('Cache-Control', file.cacheControl);
  const etag = (file.etag ??= etagOf(file.path));
  res.setHeader('ETag', etag);
  if (file.variants.length > 1) res.setHeader('Vary', 'Accept-Encoding');
  if (req.headers['if-none-match']?.includes(etag)) {
    res.statusCode = 304;
    return res.end();
  }
  res.setHeader('Content-Type', file.type);
  if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding);
  const bytes = (file.bytes[encoding] ??= readFileSync(file.path + SUFFIX[encoding]));
  if (encoding === 'identity') return sendRange(req, res, bytes);
  res.setHeader('Content-Length', bytes.length);
  return res.end(req.method === 'HEAD' ? undefined : bytes);
}

function listFiles({ prefix, folder, immutable }: PublicFolder): [string, StaticFile][] {
  const paths = new Set(filesIn(folder));
  return [...paths]
    .filter((path) => !/\.(br|gz)$/.test(path) && !path.endsWith('manifest.json'))
    .map((path) => [
      `${prefix}/${relative(folder, path)}`,
      {
        path,
        etag: immutable ? `"${relative(folder, path)}"` : undefined,
        type: typeOf(extname(path)),
        cacheControl: immutable
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=86400, stale-while-revalidate=604800',
        variants: (['br', 'gzip', 'identity'] as const).filter((each) =>
          paths.has(path + SUFFIX[each]),
        ),
        bytes: {},
      },
    ]);
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
}

function etagOf(path: string): string {
  const { size, mtimeMs } = statSync(path);
  return `"${createHash('sha256').update(`${size} ${mtimeMs}`).digest('base64url').slice(0, 16)}"`;
}
