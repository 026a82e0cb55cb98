// npm run bench [browser|http] [words of target names …]: figures of this build, on this machine.
import { join } from 'node:path';
import { live } from '../../dev/app/lifetime.mjs';
import { build } from '../../dev/build.mjs';
import { startServices } from '../../dev/services/all.mjs';
import { throwAwayFolder } from '../../dev/test/throw-away-folder.mjs';
import { catalogue } from './catalogue.mjs';
import { measureInBrowser } from './browser/measure.mjs';
import { measureOverHttp } from './http/measure.mjs';

const { BENCH_DATABASE_URL, BENCH_REDIS_URL, BENCH_SMTP_URL } = process.env;

live(async (joinLife, end) => {
  const folder = throwAwayFolder();
  joinLife(folder);
  const given = {
    DATABASE_URL: BENCH_DATABASE_URL,
    REDIS_URL: BENCH_REDIS_URL,
    SMTP_URL: BENCH_SMTP_URL,
  };
  const services = await startServices(given, { dataDir: folder.path, throwAway: true, say() {} });
  joinLife(services);
  await build();

  const [part = 'all', ...words] = process.argv.slice(2);
  const world = await catalogue(services.urls, join(folder.path, 'bench'));
  joinLife(world);
  if (part !== 'browser') await measureOverHttp(world, words, joinLife);
  if (part !== 'http') await measureInBrowser(world, words, joinLife);
  await end(0);
});
