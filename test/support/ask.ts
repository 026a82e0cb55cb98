import { Agent, request, type IncomingHttpHeaders, type RequestOptions } from 'node:http';

export interface Asked {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  ms: number;
}

const oneConnectionEach = new Agent({ keepAlive: false });

/** One request over a connection of its own, and how long its answer took. */
export function ask(
  url: string,
  { body, ...options }: RequestOptions & { body?: string } = {},
): Promise<Asked> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const req = request(url, { agent: oneConnectionEach, ...options }, (res) => {
      const pieces: Buffer[] = [];
      res.on('data', (piece) => pieces.push(piece));
      res.on('error', reject);
      res.on('end', () =>
        resolve({
          status: res.statusCode!,
          headers: res.headers,
          body: Buffer.concat(pieces).toString(),
          ms: performance.now() - began,
        }),
      );
    });
    req.on('error', reject);
    req.end(body);
  });
}
