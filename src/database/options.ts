import { join } from 'node:path';
import type { DataSourceOptions } from 'typeorm';
import { Connection } from './connection';
import { entities } from './entities';
import { plainSocket } from './plain-socket';

/**
 * The one set of options: for the web, the worker, the migrations command and the tests.
 * Waits are bounded, so that a database that does not answer becomes an error and not a hang.
 */
export function databaseOptions(url: string, name = 'safari'): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    applicationName: name,
    entities,
    migrations: [join(__dirname, '../../migrations/*.{js,ts}')],
    migrationsTransactionMode: 'each',
    synchronize: false,
    connectTimeoutMS: 2000,
    extra: {
      Client: Connection,
      max: 10,
      keepAlive: true,
      query_timeout: 10_000,
      idleTimeoutMillis: 30_000,
      stream: plainSocket,
    },
    // An idle connection that breaks is replaced by the pool; it is not a reason to stop.
    poolErrorHandler: () => undefined,
  };
}
