import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { databaseOptions } from '../../src/database/options';
import { aDeal } from '../support/deals';
import { makeDatabase, type TestDatabase } from '../support/database';

describe('A backup', () => {
  let folder: string;
  let [from, into]: TestDatabase[] = [];
  const open: DataSource[] = [];
  const connect = async ({ url }: TestDatabase) => {
    const database = await new DataSource(databaseOptions(url)).initialize();
    open.push(database);
    return database;
  };
  // Without a path to pg_dump the way that always works is taken.
  const run = (script: string, argument: string, { url }: TestDatabase) =>
    execFileSync(process.execPath, [script, argument], {
      env: { DATABASE_URL: url, PATH: '' },
    })
      .toString()
      .trim();

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'safari-backup-'));
    [from, into] = [await makeDatabase(), await makeDatabase()];
  });
  afterAll(async () => {
    await Promise.all(open.map((database) => database.destroy()));
    await Promise.all([from?.drop(), into?.drop()]);
    rmSync(folder, { recursive: true, force: true });
  });

  test('brings back every row as it was, and new ones are numbered after them', async () => {
    const [before, after] = [await connect(from), await connect(into)];
    const odd = 'Line\nbreak, "quotes", \\ back, ünïcode 🦁, \u2028';
    for (let n = 0; n < 3; n += 1)
      await aDeal(before, { title: odd, highlights: [odd, '{}', ','] });
    await before.query(
      `insert into outbox (kind, recipient, language, data) values ('quoteAck', 'a@x.org', 'de', '{"a": 1.50}')`,
    );
    await before.query(
      `insert into newsletter_subscriptions (email, token) values ('a@x.org', 't')`,
    );

    const backup = run('ops/backup.mjs', folder, from);
    expect(run('ops/restore.mjs', backup, into)).toBe('Restored.');

    for (const table of ['deals', 'outbox', 'newsletter_subscriptions', 'deals']) {
      const rows = `select to_jsonb(t) as row from ${table} t order by 1`;
      expect(await after.query(rows)).toEqual(await before.query(rows));
    }
    expect((await aDeal(after)).id).toBe(4);
  });

  test('is not restored over data', () => {
    const backup = run('ops/backup.mjs', folder, from);
    expect(() => run('ops/restore.mjs', backup, into)).toThrow('is not empty');
  });
});
