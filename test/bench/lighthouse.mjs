/*
 * Lighthouse (mobile) over every public page of a running site with the demo catalogue:
 * `node test/bench/lighthouse.mjs http://127.0.0.1:3000 [path …]`. Lighthouse and the Node it needs
 * are fetched for this run alone; CHROME_PATH names the browser. Ends with 1 where a page misses its
 * mark. Measure on a quiet machine.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PUBLIC_PATHS } from './public-paths.mjs';

const [site = 'http://127.0.0.1:3000', ...only] = process.argv.slice(2);
const MARKS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const CHROME =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

// Error views and what is kept out of search engines on purpose have no SEO mark.
const isFound = (path) => !/nowhere|deals\/0|login|newsletter/.test(path);

for (const path of only.length ? only : PUBLIC_PATHS) {
  const report = await measure(site + path);
  const scores = Object.fromEntries(
    Object.entries(report.categories).map(([name, { score }]) => [name, Math.round(score * 100)]),
  );
  const misses = Object.entries(MARKS).filter(
    ([name, mark]) => scores[name] < mark && (name !== 'seo' || isFound(path)),
  );
  console.log(path, JSON.stringify(scores), misses.length ? faults(report) : '');
  if (misses.length) process.exitCode = 1;
}

async function measure(url) {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      ...['--yes', '--package', 'node@22', '--package', 'lighthouse@13.5.0'],
      ...['lighthouse', url, '--quiet', '--output=json', `--chrome-flags=${CHROME}`],
      `--only-categories=${Object.keys(MARKS).join()}`,
    ],
    { maxBuffer: 1e8 },
  );
  return JSON.parse(stdout);
}

/** What cost points, one line each. */
function faults({ audits, categories }) {
  const refs = Object.values(categories).flatMap(({ auditRefs }) => auditRefs);
  return refs
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
    .map(({ id }) => `\n    ${id}: ${audits[id].displayValue ?? audits[id].title}`)
    .join('');
}
