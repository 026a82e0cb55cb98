import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { quietTurn } from './quiet-turn';

/** After this, whoever still talks to us is cut off; the application needs a moment to close, too (ms). */
const CUT_AFTER_MS = 7000;

/**
 * Makes a server one that can be taken out of service without anybody noticing, also not a balancer that
 * learns of our end only when a connection is refused. What breaks a request is a connection that ends
 * while the request travels: one that waits to be accepted when the door is shut, or a kept one that we
 * close as it is used again. So, in this order: all goes on, on kept connections; the door is shut, and
 * each kept connection is told with its next answer that it was the last; those that nobody has used for
 * as long are closed. To be called once the server has whoever answers its requests.
 * @param goOnMs how long each of the two stages takes, so that balancers notice
 * @returns drains: fulfils when the last answer has been sent and every connection is closed
 */
export function drainable(server: Server, goOnMs: number): () => Promise<void> {
  const open = new Set<ServerResponse>();
  let shut = false;
  server.prependListener('request', (_req: IncomingMessage, res: ServerResponse) => {
    if (shut) lastOne(res);
  });
  // A kept page has been sent by the time this is asked, and need not be remembered.
  server.on('request', (_req: IncomingMessage, res: ServerResponse) => {
    if (res.writableFinished) return;
    open.add(res);
    res.once('close', () => open.delete(res));
  });
  return async () => {
    const cut = setTimeout(() => server.closeAllConnections(), CUT_AFTER_MS);
    if (goOnMs) await pause(goOnMs);
    await quietTurn();
    shut = true;
    open.forEach(lastOne);
    const closed = shutDoor(server);
    const idle = setTimeout(() => void letIdleGo(server), goOnMs);
    await closed;
    clearTimeout(idle);
    clearTimeout(cut);
    // What is left of it is Node's watch over slow clients.
    server.close();
  };
}

/** Accepts no more; fulfils when every connection is closed. An HTTP server's own close ends idle ones at once. */
function shutDoor(server: Server): Promise<void> {
  return new Promise((resolve) => TcpServer.prototype.close.call(server, () => resolve()));
}

/** In a quiet turn: what was sent on them has been read by then, so that they are truly idle. */
async function letIdleGo(server: Server) {
  await quietTurn();
  server.closeIdleConnections();
}

/** Tells the client not to send another request on this connection. */
function lastOne(res: ServerResponse) {
  if (!res.headersSent) res.setHeader('Connection', 'close');
  else res.shouldKeepAlive = false;
}
