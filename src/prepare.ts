import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { addFirstAdmin } from './auth/first-admin';
import { readConfig } from './config/env';
import { migrateUp } from './database/migrate';
import { databaseOptions } from './database/options';
import { seedDeals } from './seed/seed';

/** The step before web and worker: migrations, the first administrator, the demo catalogue. */
async function main() {
  const config = readConfig();
  const database = await new DataSource(databaseOptions(config.databaseUrl)).initialize();
  try {
    const migrations = await migrateUp(database);
    if (migrations.length) console.log(`Migrations run: ${migrations.join(', ')}`);
    if (config.firstAdmin) await addFirstAdmin(database, config.firstAdmin);
    const seeded = config.seedDemo ? await seedDeals(database) : 0;
    if (seeded) console.log(`Demo catalogue: ${seeded} deals`);
  } finally {
    await database.destroy();
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
