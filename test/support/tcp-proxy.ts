import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What can become of a server, or of the way to it. Deserted: it comes back, its old connections never. */
const FAULTS = [
  'refused',
  'blackholed',
  'deserted',
  'slow',
  'reset',
  'restarted',
  'killed',
] as const;
export type Fault = (typeof FAULTS)[number];

/** The two that differ most stand for all in every run; the rest under `npm run test:faults`. */
export const faultsToTry: readonly Fault[] =
  process.env.TEST_FAULTS === 'all' ? FAULTS : ['killed', 'blackholed'];

const SLOW_MS = 3000;
/** Faults in which nothing gets through on connections that stay open. */
const SILENT: (Fault | null)[] = ['blackholed', 'deserted'];

interface Pair {
  client: Socket;
  upstream: Socket;
}

/**
 * Stands between a process and what it depends on, and spoils their talk in the ways networks and
 * servers do.
 */
export class TcpProxy {
  private readonly server: Server;
  private readonly pairs = new Set<Pair>();
  private readonly hellos = new WeakMap<Socket, string>();
  private fault: Fault | null = null;
  private unwelcome = '';
  port = 0;

  private constructor(
    private readonly host: string,
    private readonly targetPort: number,
  ) {
    this.server = createServer((client) => this.join(client));
  }

  /** Leads to the server that the URL names; `url` is the URL that leads through us. */
  static async before(target: string): Promise<TcpProxy & { url: string }> {
    const { hostname, port } = new URL(target);
    const proxy = new TcpProxy(hostname, Number(port));
    await proxy.listen();
    return Object.assign(proxy, { url: proxy.insteadOf(target) });
  }

  /** An address at the same server, through us. */
  insteadOf(target: string): string {
    const url = new URL(target);
    url.port = String(this.port);
    return url.href;
  }

  /** From now on, and on connections that are open already. */
  async spoil(fault: Fault) {
    this.fault = fault;
    if (SILENT.includes(fault)) this.pairs.forEach(silence);
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
    const { fault } = this;
    this.fault = null;
    if (!this.server.listening) await this.listen();
    if (fault === 'blackholed') this.pairs.forEach(unsilence);
  }

  /** Ends connections whose first bytes hold this text, now and when they come; none where it is empty. */
  refuse(text: string) {
    this.unwelcome = text;
    if (!text) return;
    this.cut(
      (socket) => socket.destroy(),
      ({ client }) => this.hellos.get(client)?.includes(text) ?? false,
    );
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

  private cut(how: (socket: Socket) => void, which: (pair: Pair) => boolean = () => true) {
    for (const pair of [...this.pairs].filter(which)) {
      this.pairs.delete(pair);
      how(pair.client);
      pair.upstream.destroy();
    }
  }

  private join(client: Socket) {
    if (this.fault === 'reset') return client.resetAndDestroy();
    const upstream = connect(this.targetPort, this.host);
    const pair = { client, upstream };
    this.pairs.add(pair);
    client.once('data', (hello) => this.greet(pair, hello.toString('latin1')));
    this.carry(client, upstream);
    this.carry(upstream, client);
    if (SILENT.includes(this.fault)) silence(pair);
    for (const socket of [client, upstream]) {
      socket.on('error', () => undefined);
      socket.once('close', () => {
        this.pairs.delete(pair);
        client.destroy();
        upstream.destroy();
      });
    }
  }

  private greet({ client }: Pair, hello: string) {
    this.hellos.set(client, hello);
    if (this.unwelcome && hello.includes(this.unwelcome)) client.destroy();
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

const silence = ({ client, upstream }: Pair) => [client.pause(), upstream.pause()];
const unsilence = ({ client, upstream }: Pair) => [client.resume(), upstream.resume()];
