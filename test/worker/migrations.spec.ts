import { DataSource } from 'typeorm';
import { databaseOptions } from '../../src/database/options';
import { makeDatabase, type TestDatabase } from '../support/database';

/** What a release writes that knows of a table's first columns only. */
const WRITES: Record<string, string> = {
  deals: `insert into deals (title, destination, description, original_price, discounted_price, savings,
      duration, spots_left, total_spots, expires_at, highlights, images)
    values ('t', 'd', 'x', 2, 1, 50, '1 day', 1, 2, now(), '{a}', '{b}')`,
  contact_submissions: `insert into contact_submissions (first_name, last_name, email) values ('A', 'B', 'a@x.org')`,
  newsletter_subscriptions: `insert into newsletter_subscriptions (email, token)
    values (gen_random_uuid()::text, gen_random_uuid()::text)`,
  users: `insert into users (username, password) values (gen_random_uuid()::text, 'p')`,
  outbox: `insert into outbox (kind, recipient, language, data) values ('quoteAck', 'a@x.org', 'en', '{}')`,
};

/**
 * What a migration takes away, one release after the last one that used it: `Migration table.column`.
 * Whoever adds a line says in the migration which release that was.
 */
const CONTRACTS: string[] = [];

interface Column {
  name: string;
  type: string;
  mayBeLeftOut: boolean;
}
type Snapshot = Map<string, object[]>;

/** The release before runs while the migrations of the next one run. */
describe('Each migration', () => {
  let own: TestDatabase;
  let database: DataSource;
  beforeAll(async () => {
    own = await makeDatabase();
    database = await new DataSource(databaseOptions(own.url)).initialize();
    while ((await ran()).length) await database.undoLastMigration();
  });
  afterAll(async () => {
    await database.destroy();
    await own.drop();
  });

  const ran = async (): Promise<string[]> =>
    (await database.query('select name from migrations order by id')).map(
      ({ name }: { name: string }) => name,
    );

  const columns = async (): Promise<Column[]> =>
    database.query(`
      select table_name || '.' || column_name as name, data_type as type,
        is_nullable = 'YES' or column_default is not null or is_identity = 'YES' as "mayBeLeftOut"
      from information_schema.columns where table_schema = 'public' and table_name <> 'migrations'`);
  const tablesOf = (some: Column[]) => new Set(some.map(({ name }) => name.split('.')[0]));

  const write = async (tables: Set<string>) => {
    for (const table of tables) if (WRITES[table]) await database.query(WRITES[table]);
  };

  /** Every row, by the columns named. */
  async function snapshot(of: Column[]): Promise<Snapshot> {
    const rows: Snapshot = new Map();
    for (const table of tablesOf(of)) {
      const list = of
        .filter(({ name }) => name.startsWith(`${table}.`))
        .map(({ name }) => `"${name.split('.')[1]}"`);
      rows.set(table, await database.query(`select ${list} from "${table}" order by 1`));
    }
    return rows;
  }

  /** One migration further than now, by a connection that knows of no more. */
  async function oneUp(): Promise<string> {
    const done = (await ran()).length;
    const { migrations, ...options } = databaseOptions(own.url);
    void migrations;
    const classes = database.migrations.map((migration) => migration.constructor as never);
    const stepper = await new DataSource({
      ...options,
      migrations: classes.slice(0, done + 1),
    } as never).initialize();
    const [{ name }] = await stepper.runMigrations();
    await stepper.destroy();
    return name;
  }

  test('only adds what the release before need not know, and taken back and run again loses nothing', async () => {
    expect(database.migrations.length).toBeGreaterThan(6);
    for (let step = 0; step < database.migrations.length; step += 1) {
      const before = await columns();
      const tables = tablesOf(before);
      await write(tables);
      const rows = await snapshot(before);

      const name = await oneUp();
      const after = await columns();
      const kept = (column: Column) =>
        CONTRACTS.includes(`${name} ${column.name}`) ||
        after.some((other) => other.name === column.name && other.type === column.type);
      expect([name, before.filter((column) => !kept(column))]).toEqual([name, []]);
      const demanded = after.filter(
        (column) =>
          !column.mayBeLeftOut &&
          tables.has(column.name.split('.')[0]) &&
          !before.some((other) => other.name === column.name),
      );
      expect([name, demanded]).toEqual([name, []]);
      expect(await snapshot(before)).toEqual(rows);

      await database.undoLastMigration();
      expect(await columns()).toEqual(before);
      expect(await snapshot(before)).toEqual(rows);
      expect(await oneUp()).toBe(name);
      await write(tables);
    }
  });
});
