import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import pg from 'pg';
import QueryStream from 'pg-query-stream';

const BATCH = 500;

/** The database to back up or to restore into, as the site's processes are told it. */
export function databaseUrl() {
  const { DATABASE_URL, DATABASE_URL_FILE } = process.env;
  if (DATABASE_URL) return DATABASE_URL;
  if (DATABASE_URL_FILE) return readFileSync(DATABASE_URL_FILE, 'utf8').trim();
  throw new Error('DATABASE_URL is missing');
}

export async function connect() {
  const client = new pg.Client({
    connectionString: databaseUrl(),
    application_name: 'safari-backup',
  });
  await client.connect();
  return client;
}

/** A tool of PostgreSQL's if it is here and knows this server; an older one refuses newer servers. */
export async function pgTool(name, database) {
  try {
    const version = execFileSync(name, ['--version'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    }).toString();
    const { rows } = await database.query(
      `select current_setting('server_version_num')::int / 10000 as major`,
    );
    return Number(/\d+/.exec(version)[0]) >= rows[0].major ? name : null;
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

/** What is kept: all tables but the list of migrations, which the release itself writes. */
export async function tables(database) {
  const { rows } = await database.query(
    `select quote_ident(tablename) as name from pg_tables
     where schemaname = 'public' and tablename <> 'migrations' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** One JSON line a row, so that no tool but Node is needed to write or read it. */
export async function writeRows(database, table, file) {
  const out = createWriteStream(file, { mode: 0o600 });
  const rows = database.query(
    new QueryStream(`select row_to_json(t)::text as line from ${table} t`, [], {
      batchSize: BATCH,
    }),
  );
  for await (const { line } of rows) {
    // A line break inside a JSON text is escaped: a row is a line.
    if (!out.write(`${line}\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'close');
}

export async function readRows(database, table, file) {
  const insert = (lines) =>
    database.query(
      `insert into ${table} select * from json_populate_recordset(null::${table}, $1)`,
      [`[${lines.join(',')}]`],
    );
  let lines = [];
  for await (const line of createInterface({
    input: createReadStream(file),
    crlfDelay: Infinity,
  })) {
    lines.push(line);
    if (lines.length < BATCH) continue;
    await insert(lines);
    lines = [];
  }
  if (lines.length) await insert(lines);
}

/** New rows are numbered after the restored ones. */
export async function resumeNumbers(database) {
  await database.query(`
    do $$ declare each record; begin
      for each in select table_name, column_name from information_schema.columns
        where table_schema = 'public' and is_identity = 'YES'
      loop
        execute format('select setval(pg_get_serial_sequence(%L, %L), coalesce(max(%I), 1), max(%I) is not null) from %I',
          each.table_name, each.column_name, each.column_name, each.column_name, each.table_name);
      end loop;
    end $$`);
}
