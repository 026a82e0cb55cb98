import { query, siteEnvironment } from '../catalogue.mjs';
import { exporter } from './contacts.mjs';
import { load } from './load.mjs';
import { median } from './median.mjs';
import { startServer } from './process.mjs';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 3) * 2;
const ROUNDS = 3;
const EDIT = `update deals set spots_left = 1 + (spots_left + 1) % 9 where id = (select min(id) from deals)`;
const BR = { 'Accept-Encoding': 'br', 'Accept-Language': 'en' };

/** The same load while nothing happens, and while a deal is edited twice a second and a worker exports all contacts. */
export async function rush(world, joinLife) {
  const env = siteEnvironment(world.urls, world.small);
  const web = await startServer('web', 'dist/src/main.js', env);
  joinLife(web);
  joinLife(await startServer('worker', 'dist/src/worker.js', env, { core: 1 }));
  const visits = () => load(`${web.url}/deals`, SECONDS, { headers: BR });
  const exports = await exporter(world.small, web.url);
  await visits();

  const [quiet, busy] = [[], []];
  let files = 0;
  for (let number = 0; number < ROUNDS; number++) {
    quiet.push(await visits());
    const edits = setInterval(() => query(world.small, EDIT).catch(console.error), 500);
    const end = exports.begin();
    busy.push(await visits());
    clearInterval(edits);
    files += await end();
  }
  report(quiet, busy, files, web);
}

function report(quiet, busy, files, web) {
  const p99 = (rounds) => median(rounds.map(({ p99Ms }) => p99Ms));
  const errors = busy.reduce((sum, round) => sum + round.errors, 0);
  console.log(`
While a deal is edited twice a second and contacts are exported (${files} times 100,000):
p99 ${p99(busy)} ms against ${p99(quiet)} ms in quiet, ${errors} errors.
Start to first answer: ${Math.round(web.startMs)} ms. Memory after all this: ${Math.round(web.megabytes())} MB.`);
}
