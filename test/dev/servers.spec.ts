import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { connectionTo, killHard, runScript } from './support/children';

type Servers = { postgres: string; redis: string };

let dataDir: string;
let supervisor: Awaited<ReturnType<typeof runScript<Servers>>>;
let connections: Awaited<ReturnType<typeof connectionTo>>[];

async function start() {
  supervisor = await runScript<Servers>('start-servers.mjs', dataDir);
  connections = await Promise.all(Object.values(supervisor.message).map(connectionTo));
}

async function killAndWait() {
  await killHard(supervisor.child);
  await Promise.all(connections.map(({ closed }) => closed));
}

async function query(text: string) {
  const client = new Client({ connectionString: supervisor.message.postgres });
  await client.connect();
  const { rows } = await client.query(text).finally(() => client.end());
  return rows;
}

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'safari-dev-'));
  chmodSync(dataDir, 0o755); // the database's account must get in
  await start();
});
afterEach(async () => {
  await killAndWait();
  rmSync(dataDir, { recursive: true, maxRetries: 20, retryDelay: 100 }); // the last of the servers may still be writing
});

test('PostgreSQL and Redis go within two seconds when their supervisor is killed', async () => {
  const killed = performance.now();
  await killAndWait();
  expect(performance.now() - killed).toBeLessThan(2000);
  await start();
});

test('what was committed before a kill is there after it, under the same addresses', async () => {
  const before = supervisor.message;
  await query('create table kept as select 42 as answer');
  await killAndWait();
  await start();
  expect(supervisor.message).toEqual(before);
  expect(await query('select answer from kept')).toEqual([{ answer: 42 }]);
});

test('a database that is killed comes back by itself under the same address', async () => {
  const [{ postmaster }] = await query(
    "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as postmaster",
  );
  process.kill(postmaster, 'SIGKILL');
  await connections[0].closed;
  let back;
  while (!back) back = await query('select 1 as one').catch(() => undefined);
  expect(back).toEqual([{ one: 1 }]);
  connections = [await connectionTo(supervisor.message.postgres), connections[1]];
});
