import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { startRedis } from '../../dev/services/redis.mjs';
import { databaseOptions } from '../../src/database/options';
import { makeDatabase } from './database';
import { testEnvironment } from './environment';
import { WIDE_LIMITS } from './letters';
import { MailServer } from './mail-server';
import { runProcess, runWeb, type RunningProcess, type RunningWeb } from './run-process';

/** The built processes with a mail server and a Redis of their own, all of which may fail. */
export class PostOffice {
  post: MailServer;
  database: DataSource;
  web: RunningWeb;
  worker: RunningProcess;
  private readonly folder = mkdtempSync(join(tmpdir(), 'post-office-'));
  private redis?: Awaited<ReturnType<typeof startRedis>>;
  private env: Record<string, string>;
  private own: Awaited<ReturnType<typeof makeDatabase>>;

  static async open(): Promise<PostOffice> {
    const office = new PostOffice();
    office.own = await makeDatabase();
    office.database = await new DataSource(databaseOptions(office.own.url)).initialize();
    office.post = await MailServer.start();
    await office.startRedis();
    office.env = {
      ...testEnvironment(office.own.url),
      ...WIDE_LIMITS,
      REDIS_URL: office.redis!.url,
      SMTP_URL: office.post.url,
      // Long enough that a mail server on a busy machine is not taken for a silent one.
      SMTP_TIMEOUT_MS: '2000',
      OUTBOX_POLL_MS: '200',
      OUTBOX_FIRST_RETRY_MS: '100',
    };
    [office.web, office.worker] = await Promise.all([office.newWeb(), office.newWorker()]);
    return office;
  }

  newWeb = () => runWeb(this.env);
  newWorker = () => runProcess('dist/src/worker.js', this.env);

  /** In memory only: what it holds is lost when it stops. It comes back under the same address. */
  async startRedis() {
    this.redis = await startRedis({ dataDir: this.folder, throwAway: true, say: () => undefined });
  }

  async stopRedis() {
    await this.redis?.stop();
    this.redis = undefined;
  }

  /** The worker dies as by a power cut, and another takes its place. */
  async killWorker() {
    await this.worker.stop('SIGKILL');
    this.worker = await this.newWorker();
  }

  call(path: string, body: object): Promise<Response> {
    return fetch(this.web.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  async close() {
    for (const each of [this.web, this.worker]) {
      if (each.child.exitCode === null && each.child.signalCode === null)
        await each.stop('SIGKILL');
    }
    await this.post.stop();
    await this.database.destroy();
    await this.own.drop();
    await this.stopRedis();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
