import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** After this, whoever still talks to us is cut off; the application needs a moment to close, too (ms). */
const CUT_AFTER_MS = 7000;

/**
 * Makes a server one that can be taken out of service without anybody noticing. To be called once the
 * server has whoever answers its requests.
 * @param goOnMs how long it goes on accepting, so that a balancer sees that it is not ready and turns away
 * @returns drains: fulfils when the last answer has been sent and every connection is closed
 */
export function drainable(server: Server, goOnMs: number): () => Promise<void> {
  const open = new Set<ServerResponse>();
  let draining = false;
  server.prependListener('request', (_req: IncomingMessage, res: ServerResponse) => {
    if (draining) lastOne(res);
  });
  // A kept page has been sent by the time this is asked, and need not be remembered.
  server.on('request', (_req: IncomingMessage, res: ServerResponse) => {
    if (res.writableFinished) return;
    open.add(res);
    res.once('close', () => open.delete(res));
  });
  return async () => {
    draining = true;
    open.forEach(lastOne);
    if (goOnMs) await pause(goOnMs);
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    const cut = setTimeout(
      () => server.closeAllConnections(),
      CUT_AFTER_MS - Math.min(goOnMs, CUT_AFTER_MS),
    );
    await closed;
    clearTimeout(cut);
  };
}

/** Tells the client not to send another request on this connection. */
function lastOne(res: ServerResponse) {
  if (!res.headersSent) res.setHeader('Connection', 'close');
  else res.shouldKeepAlive = false;
}
