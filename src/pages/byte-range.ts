import type { IncomingMessage, ServerResponse } from 'node:http';

/** Sends bytes, or the one range of them that was asked for: players jump about in a film. */
export function sendRange(req: IncomingMessage, res: ServerResponse, bytes: Buffer) {
  res.setHeader('Accept-Ranges', 'bytes');
  const range = readRange(req.headers.range, bytes.length);
  if (range === 'unsatisfiable') {
    res.statusCode = 416;
    res.setHeader('Content-Range', `bytes */${bytes.length}`);
    return res.end();
  }
  const part = range ? bytes.subarray(range.start, range.end + 1) : bytes;
  if (range) {
    res.statusCode = 206;
    res.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${bytes.length}`);
  }
  res.setHeader('Content-Length', part.length);
  return res.end(req.method === 'HEAD' ? undefined : part);
}

function readRange(header: string | undefined, size: number) {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (!match[1] && !match[2])) return null;
  const start = match[1] ? Number(match[1]) : Math.max(0, size - Number(match[2]));
  const end = match[1] && match[2] ? Math.min(Number(match[2]), size - 1) : size - 1;
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}
