// node ops/backup.mjs FOLDER
//
// Writes a backup of the database in DATABASE_URL (or DATABASE_URL_FILE) to FOLDER/safari-TIME: with
// pg_dump where there is one that knows this server, else as a line of JSON a row. Both see one moment of the data.
// Sessions, counters and queues in Redis are not kept: the outbox in PostgreSQL hands mails over again.
import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect, databaseUrl, pgTool, tables, writeRows } from './backup/database.mjs';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('node ops/backup.mjs FOLDER');

const name = `safari-${new Date().toISOString().replace(/[:.]/g, '-')}`;
const unfinished = join(folder, `.${name}`);
mkdirSync(unfinished, { recursive: true, mode: 0o700 });

const database = await connect();
const tool = await pgTool('pg_dump', database);
if (tool) {
  const file = join(unfinished, 'database.dump');
  execFileSync(tool, ['--format=custom', '--no-owner', `--file=${file}`, databaseUrl()]);
} else {
  await database.query('begin transaction isolation level repeatable read read only');
  const migrations = await database.query('select name from migrations order by id');
  const kept = await tables(database);
  for (const table of kept) await writeRows(database, table, join(unfinished, `${table}.jsonl`));
  writeFileSync(
    join(unfinished, 'contents.json'),
    JSON.stringify({ migrations: migrations.rows.map((row) => row.name), tables: kept }, null, 2),
  );
}
await database.end();
// Under its own name only when it is whole.
renameSync(unfinished, join(folder, name));
console.log(join(folder, name));
