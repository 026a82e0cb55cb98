import { DataSource } from 'typeorm';
import { databaseOptions } from '../../src/database/options';
import { makeDatabase } from './database';
import { testEnvironment } from './environment';
import { runWeb, type RunningWeb } from './run-process';
import { TcpProxy } from './tcp-proxy';

type Proxy = Awaited<ReturnType<typeof TcpProxy.before>>;

/** A built web process with a proxy of ours before each server it depends on. */
export interface Site {
  web: RunningWeb;
  env: Record<string, string>;
  /** Leads straight to PostgreSQL, whatever happens to the proxy. */
  database: DataSource;
  postgres: Proxy;
  redis: Proxy;
  smtp: Proxy;
  close(): Promise<void>;
}

export async function runSite(more: Record<string, string> = {}): Promise<Site> {
  const own = await makeDatabase();
  const database = await new DataSource(databaseOptions(own.url)).initialize();
  const straight = { ...testEnvironment(own.url), ...more };
  const [postgres, redis, smtp] = await Promise.all(
    [own.url, straight.REDIS_URL, straight.SMTP_URL].map((url) => TcpProxy.before(url)),
  );
  const urls = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, SMTP_URL: smtp.url };
  const env = { ...straight, ...urls };
  const web = await runWeb(env);
  return {
    web,
    env,
    database,
    postgres,
    redis,
    smtp,
    close: async () => {
      if (web.child.exitCode === null) await web.stop('SIGKILL');
      await Promise.all([postgres.close(), redis.close(), smtp.close(), database.destroy()]);
      await own.drop();
    },
  };
}
