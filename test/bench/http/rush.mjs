import { query } from '../catalogue.mjs';
import { load } from './load.mjs';
import { median } from './median.mjs';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 3) * 2;
const EDIT = `update deals set spots_left = 1 + (spots_left + 1) % 9 where id = (select min(id) from deals)`;

/** The same load while nothing happens, and while a deal is edited twice a second. */
export async function rush({ server, path, headers }, world) {
  const [quiet, busy] = [[], []];
  for (let number = 0; number < 3; number++) {
    quiet.push(await load(server.url + path, SECONDS, { headers }));
    const timer = setInterval(() => query(world.small, EDIT).catch(console.error), 500);
    busy.push(await load(server.url + path, SECONDS, { headers }));
    clearInterval(timer);
  }
  const p99 = (rounds) => median(rounds.map(({ p99Ms }) => p99Ms));
  const errors = busy.reduce((sum, round) => sum + round.errors, 0);
  console.log(
    `\nWhile a deal is edited twice a second: p99 ${p99(busy)} ms against ${p99(quiet)} ms`,
  );
  console.log(
    `in quiet, ${errors} errors. Start to first answer: ${Math.round(server.startMs)} ms.`,
  );
  console.log(`Memory after all this: ${Math.round(server.megabytes())} MB.`);
}
