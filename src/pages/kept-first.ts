import type { NestExpressApplication } from '@nestjs/platform-express';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { KeptPages } from './kept-pages.service';

/**
 * Kept answers leave before Express is entered: its middlewares and router cost several times what
 * sending finished bytes does. They carry the same headers, computed once.
 */
export function answerKeptFirst(app: NestExpressApplication, headers: RequestHandler) {
  const kept = app.get(KeptPages);
  const server: Server = app.getHttpServer();
  const express = app.getHttpAdapter().getInstance() as RequestListener;
  const fixed = headersSetBy(headers);
  server.removeListener('request', express);
  server.on('request', (req: IncomingMessage, res: ServerResponse) => {
    if (!kept.sendAtOnce(req, res, fixed)) express(req, res as never);
  });
}

/** What a middleware sets on every answer, whatever was asked. */
function headersSetBy(middleware: RequestHandler): string[] {
  const set: string[] = [];
  const res = {
    setHeader: (name: string, value: string) => set.push(name, value),
    removeHeader() {},
  };
  middleware({} as never, res as never, () => undefined);
  return set;
}
