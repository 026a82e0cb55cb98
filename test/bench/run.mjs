// npm run bench [http|browser|rush|memory] [words of target names …]: figures of this build, on this machine.
import { join } from 'node:path';
import { live } from '../../dev/app/lifetime.mjs';
import { build } from '../../dev/build.mjs';
import { startServices } from '../../dev/services/all.mjs';
import { throwAwayFolder } from '../../dev/test/throw-away-folder.mjs';
import { catalogue } from './catalogue.mjs';
import { measureInBrowser } from './browser/measure.mjs';
import { measureOverHttp } from './http/measure.mjs';
import { everyCore, stayOn } from './http/process.mjs';
import { rush } from './http/rush.mjs';
import { measureMemory } from './memory.mjs';

const { BENCH_DATABASE_URL, BENCH_REDIS_URL, BENCH_SMTP_URL } = process.env;

const [part = 'all', ...words] = process.argv.slice(2);
const wants = (...parts) => part === 'all' || parts.includes(part);

live(async (joinLife, end) => {
  // The first core is the measured server's alone: all else, the database, too, is on the second.
  if (part !== 'browser') stayOn('1');
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

  const world = await catalogue(services.urls, join(folder.path, 'bench'));
  joinLife(world);
  if (wants('http')) await measureOverHttp(world, words, joinLife);
  if (wants('http', 'rush') && !words.length) await rush(world, joinLife);
  if (wants('memory')) await measureMemory(world, joinLife);
  stayOn(everyCore);
  if (wants('browser')) await measureInBrowser(world, words, joinLife);
  await end(0);
});
