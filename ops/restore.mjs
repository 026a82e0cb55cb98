// node ops/restore.mjs BACKUP
//
// Brings a backup into the empty database in DATABASE_URL. A backup in JSON lines needs the tables of the release
// that wrote it: run its migrations first (`npm run migrate`); this checks that they agree. Stop web and
// worker meanwhile. To be tried, every month, against a database of its own (README, "Backup").
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect, databaseUrl, pgTool, readRows, resumeNumbers } from './backup/database.mjs';

const [backup] = process.argv.slice(2);
if (!backup) throw new Error('node ops/restore.mjs BACKUP');

const database = await connect();
const dump = join(backup, 'database.dump');
if (existsSync(dump)) {
  const tool = await pgTool('pg_restore', database);
  if (!tool) throw new Error('This backup needs a pg_restore at least as new as the server');
  execFileSync(tool, [
    '--exit-on-error',
    '--no-owner',
    '--single-transaction',
    `--dbname=${databaseUrl()}`,
    dump,
  ]);
} else {
  const { migrations, tables } = JSON.parse(readFileSync(join(backup, 'contents.json'), 'utf8'));
  const { rows } = await database.query('select name from migrations order by id');
  const ran = rows.map(({ name }) => name);
  if (ran.join() !== migrations.join()) {
    throw new Error(
      `The tables are not those of the backup. There: ${migrations.at(-1)}; here: ${ran.at(-1)}`,
    );
  }
  await database.query('begin');
  // The order of the tables does not matter, and nothing is announced that was announced before.
  await database.query('set local session_replication_role = replica');
  for (const table of tables) {
    const { rows: held } = await database.query(`select exists (select from ${table}) as any`);
    if (held[0].any) throw new Error(`${table} is not empty`);
    await readRows(database, table, join(backup, `${table}.jsonl`));
  }
  await resumeNumbers(database);
  await database.query('commit');
}
await database.end();
console.log('Restored.');
