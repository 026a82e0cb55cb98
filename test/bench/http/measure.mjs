import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from './load.mjs';
import { median } from './median.mjs';
import { startTargets } from './targets.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
/** Long enough that the engine has compiled what it is going to compile. */
const WARM_UP = 4;

/** Rounds through all targets, one after the other, so that whatever else the machine does hits all alike. */
export async function measureOverHttp(world, words, joinLife) {
  const folder = mkdtempSync(join(tmpdir(), 'safari-bench-'));
  const targets = await startTargets(world, folder, joinLife);
  const named = targets.filter(({ name }) => words.every((word) => name.includes(word)));
  const wanted = targets.filter(
    (each) => named.includes(each) || named.some(({ against }) => against === each.name),
  );
  for (const target of wanted) await round(target, WARM_UP);
  for (const target of wanted) target.rounds = [];
  for (let number = 1; number <= ROUNDS; number++) {
    for (const target of wanted) target.rounds.push(await round(target, SECONDS));
    console.log(`Round ${number} of ${ROUNDS}`);
  }
  report(wanted);
}

async function round({ server, path, headers: given, connections }, seconds) {
  const headers = typeof given === 'function' ? await given() : given;
  const before = server.cpuMicros();
  const result = await load(server.url + path, seconds, { headers, connections });
  return { ...result, cpu: (server.cpuMicros() - before) / result.requests };
}

function report(targets) {
  const byName = new Map(targets.map((target) => [target.name, target]));
  console.log(
    '\n| Target | req/s | CPU µs | p99 ms | against | req/s ratio | CPU ratio | errors |',
  );
  console.log('|---|---|---|---|---|---|---|---|');
  for (const { name, rounds, against } of targets) {
    const base = byName.get(against);
    const ratio = (pick) =>
      base ? median(rounds.map((each, at) => pick(each) / pick(base.rounds[at]))).toFixed(2) : '';
    const cells = [
      name,
      Math.round(median(rounds.map(({ perSecond }) => perSecond))),
      median(rounds.map(({ cpu }) => cpu)).toFixed(1),
      median(rounds.map(({ p99Ms }) => p99Ms)).toFixed(1),
      against ?? '',
      ratio(({ perSecond }) => perSecond),
      ratio(({ cpu }) => cpu),
      rounds.reduce((sum, { errors }) => sum + errors, 0),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}
