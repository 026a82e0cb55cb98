import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { databaseOptions } from './options';

/** Brings the database to the newest migration; safe when two do it at once (advisory lock). */
export async function migrateUp(dataSource: DataSource): Promise<string[]> {
  return withMigrationLock(dataSource, async () =>
    (await dataSource.runMigrations()).map((migration) => migration.name),
  );
}

/** Takes back the newest migration. */
export async function migrateDown(dataSource: DataSource): Promise<void> {
  await withMigrationLock(dataSource, () => dataSource.undoLastMigration());
}

async function withMigrationLock<T>(dataSource: DataSource, work: () => Promise<T>): Promise<T> {
  const runner = dataSource.createQueryRunner();
  await runner.query(`select pg_advisory_lock(hashtext('safari-migrations'))`);
  try {
    return await work();
  } finally {
    await runner.query(`select pg_advisory_unlock(hashtext('safari-migrations'))`);
    await runner.release();
  }
}

async function main() {
  const { readConfig } = await import('../config/env.js');
  const dataSource = await new DataSource(databaseOptions(readConfig().databaseUrl)).initialize();
  try {
    if (process.argv[2] === 'down') await migrateDown(dataSource);
    else
      console.log(`Migrations run: ${(await migrateUp(dataSource)).join(', ') || 'none needed'}`);
  } finally {
    await dataSource.destroy();
  }
}

if (require.main === module) {
  main().catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
}
