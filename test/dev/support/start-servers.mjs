// A supervisor in small, to be killed: starts PostgreSQL and Redis over the folder it is given and tells where they are.
import { join } from 'node:path';
import { openLedger } from '../../../dev/process/ledger.mjs';
import { startPostgres } from '../../../dev/services/postgres.mjs';
import { startRedis } from '../../../dev/services/redis.mjs';

const dataDir = process.argv[2];
const options = { dataDir, throwAway: true, say: () => {} };
await openLedger(join(dataDir, 'run'));
const [postgres, redis] = await Promise.all([startPostgres(options), startRedis(options)]);
process.send({ postgres: postgres.url, redis: redis.url });
