import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { keepRunning } from '../process/keep-running.mjs';
import { spawnTied } from '../process/tied.mjs';
import { kept, randomSecret } from '../setup/kept.mjs';
import { keptPort } from '../setup/ports.mjs';
import { databaseAccount } from './postgres/account.mjs';
import { postgresBinaries } from './postgres/binaries.mjs';
import { clearPostmaster, makeCluster } from './postgres/cluster.mjs';
import { reachableBinaries } from './postgres/reach.mjs';

const DATABASE = 'safari';
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '', // a socket's path has a short limit, a project's path has none
  dynamic_shared_memory_type: 'mmap', // containers give /dev/shm too little
  timezone: 'UTC',
  log_timezone: 'UTC',
};
// Throw-away data need not survive a power cut; a kill they do, for what is committed is with the system.
const CARELESS = { fsync: 'off', full_page_writes: 'off', max_connections: '200' };

/**
 * Starts a PostgreSQL of our own over dataDir/postgres.
 * @returns {Promise<{ url: string, pid: number, failed: Promise<never>, stop: () => Promise<void> }>}
 */
export async function startPostgres({ dataDir, throwAway = false, say = console.log }) {
  const home = join(dataDir, 'postgres');
  const cluster = join(home, '18');
  const logs = join(dataDir, 'logs');
  for (const folder of [home, logs]) mkdirSync(folder, { recursive: true });
  const account = databaseAccount(home, cluster);
  const bin = account.ids ? reachableBinaries(postgresBinaries()) : postgresBinaries();
  const password = kept(dataDir, 'postgres-password', randomSecret);
  await makeCluster(cluster, { bin, account, password });
  await clearPostmaster(cluster);

  const port = await keptPort(dataDir, 'postgres-port');
  const settings = Object.entries({ ...SETTINGS, ...(throwAway && CARELESS) }).flatMap(
    ([name, value]) => ['-c', `${name}=${value}`],
  );
  const command = account.wrap(join(bin, 'postgres'), [
    '-D',
    cluster,
    '-p',
    String(port),
    ...settings,
  ]);
  const options = {
    ...account.options,
    cwd: '/',
    env: { ...process.env, LC_ALL: 'C' },
    last: 'QUIT',
    log: join(logs, 'postgres.log'),
  };
  const server = keepRunning('PostgreSQL', () => spawnTied(...command, options), {
    say,
    log: options.log,
  });
  const url = `postgres://postgres:${password}@127.0.0.1:${port}`;
  await Promise.race([openDatabase(url, server), server.failed]);
  return {
    url: `${url}/${DATABASE}`,
    get pid() {
      return server.pid;
    },
    failed: server.failed,
    stop: () => server.stop('INT', 10_000), // "fast": ends sessions, keeps every commit
  };
}

/** Waits until the server answers to our password, which shows that it is ours, and makes the database. */
async function openDatabase(url, server) {
  const { default: pg } = await import('pg');
  let over = false;
  server.failed.catch(() => (over = true));
  while (!over) {
    const client = new pg.Client({
      connectionString: `${url}/postgres`,
      connectionTimeoutMillis: 5000,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      const { rowCount } = await client.query('select from pg_database where datname = $1', [
        DATABASE,
      ]);
      if (rowCount === 0) await client.query(`create database ${DATABASE}`);
      return;
    } catch {
      await pause(30);
    } finally {
      await client.end().catch(() => {});
    }
  }
}
