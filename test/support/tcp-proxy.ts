import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export type Fault = 'refused' | 'blackholed' | 'slow' | 'reset' | 'restarted' | 'killed';

const SLOW_MS = 3000;

/**
 * Stands between a process and what it depends on, and spoils their talk in the ways networks and
 * servers do.
 */
export class TcpProxy {
  private readonly server: Server;
  private readonly pairs = new Set<{ client: Socket; upstream: Socket }>();
  private fault: Fault | null = null;
  port = 0;

  private constructor(
    private readonly host: string,
    private readonly targetPort: number,
  ) {
    this.server = createServer((client) => this.join(client));
  }

  /** Leads to the server that the URL names; `url` is the URL that leads through us. */
  static async before(target: string): Promise<TcpProxy & { url: string }> {
    const url = new URL(target);
    const proxy = new TcpProxy(url.hostname, Number(url.port));
    await proxy.listen();
    url.port = String(proxy.port);
    return Object.assign(proxy, { url: url.href });
  }

  /** From now on, and on connections that are open already. */
  async spoil(fault: Fault) {
    this.fault = fault;
    if (fault === 'blackholed')
      this.pairs.forEach(({ client, upstream }) => [client.pause(), upstream.pause()]);
    if (fault === 'reset' || fault === 'killed') this.cut((socket) => socket.resetAndDestroy());
    if (fault === 'refused' || fault === 'restarted')
      this.cut((socket) => socket.end().destroySoon());
    if (['refused', 'restarted', 'killed'].includes(fault)) await this.stopListening();
    if (fault === 'restarted') {
      await pause(1000);
      await this.heal();
    }
  }

  /** All well again. What a black hole held back arrives now, as TCP sends it again. */
  async heal() {
    this.fault = null;
    if (!this.server.listening) await this.listen();
    this.pairs.forEach(({ client, upstream }) => [client.resume(), upstream.resume()]);
  }

  async close() {
    this.cut((socket) => socket.destroy());
    await this.stopListening();
  }

  private async listen() {
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
  }

  private async stopListening() {
    if (this.server.listening) await new Promise((resolve) => this.server.close(resolve));
  }

  private cut(how: (socket: Socket) => void) {
    for (const { client, upstream } of this.pairs) {
      how(client);
      upstream.destroy();
    }
    this.pairs.clear();
  }

  private join(client: Socket) {
    if (this.fault === 'reset') return client.resetAndDestroy();
    const upstream = connect(this.targetPort, this.host);
    const pair = { client, upstream };
    this.pairs.add(pair);
    this.carry(client, upstream);
    this.carry(upstream, client);
    if (this.fault === 'blackholed') {
      client.pause();
      upstream.pause();
    }
    for (const socket of [client, upstream]) {
      socket.on('error', () => undefined);
      socket.once('close', () => {
        this.pairs.delete(pair);
        client.destroy();
        upstream.destroy();
      });
    }
  }

  /** In order, each piece late while we are slow. */
  private carry(from: Socket, to: Socket) {
    let before = Promise.resolve();
    from.on('data', (bytes) => {
      const late = this.fault === 'slow' ? pause(SLOW_MS) : null;
      before = before
        .then(() => late ?? undefined)
        .then(() => void (to.writable && to.write(bytes)));
    });
    from.on('end', () => (before = before.then(() => void to.end())));
  }
}
