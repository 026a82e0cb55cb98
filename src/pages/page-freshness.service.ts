import { Injectable, Logger, OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { Config } from '../config/config';

const RECONNECT_MS = 1000;

/**
 * Knows whether the deals have changed since a page was rendered. PostgreSQL announces each change
 * on a connection of ours; while that is lost, the version is asked for at every request instead.
 */
@Injectable()
export class PageFreshness implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('Freshness');
  private readonly databaseUrl: string;
  private client?: Client;
  private timer?: NodeJS.Timeout;
  private stopped = false;
  private version = 0;
  private lastSeen = '';
  private asking?: Promise<number>;
  listening = false;

  constructor(
    config: Config,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {
    this.databaseUrl = config.databaseUrl;
  }

  onApplicationBootstrap() {
    return this.listen();
  }

  async onApplicationShutdown() {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.client?.end().catch(() => undefined);
  }

  /** The version if it is known without asking, else null. */
  known(): number | null {
    return this.listening ? this.version : null;
  }

  /** The version that holds now. @throws while PostgreSQL cannot be reached and nobody can know. */
  async current(): Promise<number> {
    return this.known() ?? (this.asking ??= this.ask().finally(() => (this.asking = undefined)));
  }

  private async ask(): Promise<number> {
    const [{ seen }] = await this.dataSource.query(
      `select last_value || ':' || is_called as seen from deals_version`,
    );
    if (seen !== this.lastSeen) this.version += 1;
    this.lastSeen = seen;
    return this.version;
  }

  private async listen(): Promise<void> {
    const client = new Client({
      connectionString: this.databaseUrl,
      connectionTimeoutMillis: 2000,
      keepAlive: true,
      application_name: 'safari-freshness',
    });
    this.client = client;
    client.on('notification', () => (this.version += 1));
    client.on('error', () => this.lost(client));
    client.on('end', () => this.lost(client));
    try {
      await client.connect();
      await client.query('listen deals_changed');
      // Whatever happened before the ear was open counts as a change.
      this.version += 1;
      this.listening = true;
    } catch {
      this.lost(client);
    }
  }

  private lost(client: Client) {
    if (this.client !== client) return;
    this.client = undefined;
    if (this.listening) this.log.warn('Lost the connection that announces changed deals');
    this.listening = false;
    client.end().catch(() => undefined);
    if (this.stopped) return;
    this.timer = setTimeout(() => void this.listen(), RECONNECT_MS);
    this.timer.unref();
  }
}
