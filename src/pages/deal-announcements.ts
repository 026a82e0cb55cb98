import { Client } from 'pg';
import { plainSocket } from '../database/plain-socket';

/** By this connection a process learns that PostgreSQL is back: it is tried often, and none for long (ms). */
const AGAIN_MS = 250;
const CONNECT_MS = 1000;
/** A connection can die without a word; this often it has to answer (ms), and this fast. */
const PROOF_MS = 5000;
const ANSWER_MS = 2000;

interface Hears {
  /** Open at last: whatever happened before counts as a change. */
  opened(): void;
  changed(): void;
  lost(): void;
}

/** A connection of its own on which PostgreSQL announces each change of the deals; opened again when lost. */
export class DealAnnouncements {
  private client?: Client;
  private timer?: NodeJS.Timeout;
  private stopped = false;
  private asked: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly databaseUrl: string,
    private readonly hears: Hears,
  ) {}

  async open(): Promise<void> {
    const client = new Client({
      connectionString: this.databaseUrl,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
      stream: plainSocket,
      application_name: 'safari-freshness',
    });
    this.client = client;
    client.on('notification', () => this.hears.changed());
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    try {
      await client.connect();
      await client.query('listen deals_changed');
      this.hears.opened();
      this.later(PROOF_MS, () => this.prove(client));
    } catch {
      this.lose(client);
    }
  }

  /** When this is done, whatever was committed before it began has been announced here. */
  async catchUp(): Promise<void> {
    if (this.client) await this.ask(this.client).catch(() => undefined);
  }

  async close() {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.client?.end().catch(() => undefined);
  }

  /** One question after the other. PostgreSQL hands over its announcements before it ends an answer. */
  private ask(client: Client): Promise<unknown> {
    const asked = this.asked.then(() => client.query('select 1'));
    this.asked = asked.catch(() => undefined);
    return asked;
  }

  private async prove(client: Client) {
    try {
      await this.ask(client);
      if (this.client === client) this.later(PROOF_MS, () => this.prove(client));
    } catch {
      this.lose(client);
    }
  }

  private lose(client: Client) {
    if (this.client !== client) return;
    this.client = undefined;
    if (!this.stopped) this.hears.lost();
    client.end().catch(() => undefined);
    this.later(AGAIN_MS, () => this.open());
  }

  private later(ms: number, work: () => Promise<void>) {
    if (this.stopped) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void work(), ms).unref();
  }
}
