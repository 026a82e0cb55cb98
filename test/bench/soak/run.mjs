// npm run test:soak [MINUTES] [REQUESTS A SECOND]
//
// The built web process under steady mixed load (30 minutes, 200 a second): prints its heap after a full
// collection as it goes, and fails when that grew by 5 % or a request failed. Brings its own servers where
// DATABASE_URL and REDIS_URL are not given, and in any case a database of its own.
import { live } from '../../../dev/app/lifetime.mjs';
import { build } from '../../../dev/build.mjs';
import { startServices } from '../../../dev/services/all.mjs';
import { throwAwayFolder } from '../../../dev/test/throw-away-folder.mjs';
import { ownDatabase } from './own-database.mjs';
import { soak } from './soak.mjs';

const TOLERATED_PERCENT = 5;
const [minutes = 30, perSecond = 200] = process.argv.slice(2).map(Number);

live(
  async (joinLife, end) => {
    const folder = throwAwayFolder();
    joinLife(folder);
    const { DATABASE_URL, REDIS_URL, SMTP_URL, SOAK_BUILT } = process.env;
    const given = { DATABASE_URL, REDIS_URL, SMTP_URL };
    const services = await startServices(given, {
      dataDir: folder.path,
      throwAway: true,
      say() {},
    });
    joinLife(services);
    if (!SOAK_BUILT) await build();
    const database = await ownDatabase(services.urls);
    joinLife(database);
    const { growth, failed } = await soak({
      database,
      urls: services.urls,
      minutes,
      perSecond,
      joinLife,
    });
    console.log(
      `Heap after a full collection grew by ${growth.toFixed(1)} % in ${minutes} minutes (at most ${TOLERATED_PERCENT}); ${failed} requests failed.`,
    );
    await end(growth < TOLERATED_PERCENT && failed === 0 ? 0 : 1);
  },
  { interrupted: 130 },
);
