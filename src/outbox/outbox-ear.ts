import { Client } from 'pg';

const RECONNECT_MS = 1000;

/** Listens for what PostgreSQL announces of the outbox, on a connection of its own. */
export class OutboxEar {
  private client?: Client;
  private timer?: NodeJS.Timeout;
  private stopped = false;

  constructor(
    private readonly databaseUrl: string,
    private readonly onCall: () => void,
  ) {}

  /** Opens the ear, now and whenever it was lost; what happened meanwhile counts as a call. */
  async listen(): Promise<void> {
    const client = new Client({
      connectionString: this.databaseUrl,
      connectionTimeoutMillis: 2000,
      keepAlive: true,
      application_name: 'safari-outbox',
    });
    this.client = client;
    client.on('notification', this.onCall);
    client.on('error', () => this.lost(client));
    client.on('end', () => this.lost(client));
    try {
      await client.connect();
      await client.query('listen outbox');
      this.onCall();
    } catch {
      this.lost(client);
    }
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.client?.end().catch(() => undefined);
  }

  private lost(client: Client) {
    if (this.client !== client) return;
    this.client = undefined;
    client.end().catch(() => undefined);
    if (!this.stopped) this.timer = setTimeout(() => void this.listen(), RECONNECT_MS);
  }
}
