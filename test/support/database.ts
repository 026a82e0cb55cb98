import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { migrateUp } from '../../src/database/migrate';
import { databaseOptions } from '../../src/database/options';

const TEMPLATE = 'safari_test_template';

/** A migrated, empty database of a test file's own, gone when the file is done. */
export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Copies the migrated template; the first test file of a run makes it. */
export async function makeDatabase(): Promise<TestDatabase> {
  const name = `safari_test_${randomBytes(6).toString('hex')}`;
  await asServer(async (server) => {
    // One at a time: a template must have no other connection while it is copied.
    await server.query(`select pg_advisory_lock(hashtext('${TEMPLATE}'))`);
    await makeTemplate(server);
    await server.query(`create database ${name} template ${TEMPLATE}`);
  });
  return {
    url: urlOf(name),
    drop: () => asServer((server) => server.query(`drop database if exists ${name} with (force)`)),
  };
}

async function makeTemplate(server: Client) {
  const made = await server.query(`select 1 from pg_database where datname = '${TEMPLATE}'`);
  if (made.rowCount) return;
  await server.query(`create database ${TEMPLATE}`);
  const database = await new DataSource(databaseOptions(urlOf(TEMPLATE))).initialize();
  await migrateUp(database);
  await database.destroy();
}

async function asServer(work: (server: Client) => Promise<unknown>): Promise<void> {
  const server = new Client({ connectionString: process.env.TEST_DATABASE_URL });
  await server.connect();
  try {
    await work(server);
  } finally {
    await server.end();
  }
}

function urlOf(name: string): string {
  const url = new URL(process.env.TEST_DATABASE_URL!);
  url.pathname = `/${name}`;
  return url.href;
}
