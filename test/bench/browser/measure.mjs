import { chromium } from 'playwright';
import { resolveBrowser } from '../../../dev/browser.mjs';
import { siteEnvironment } from '../catalogue.mjs';
import { startServer } from '../http/process.mjs';
import { filterTimes } from './filter.mjs';
import { visit } from './visit.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const PATHS = [
  '/',
  '/deals',
  '/deals/1',
  '/destinations',
  '/destinations/serengeti',
  '/travel-tips',
  '/contact',
  '/thank-you',
  '/newsletter/confirm',
  '/imprint',
  '/privacy-policy',
  '/terms-of-service',
  '/login',
];

/** What a visitor with a cheap phone on slow 4G sees, and when. */
export async function measureInBrowser(world, words, joinLife) {
  const start = async (name, database) => {
    const server = await startServer(
      name,
      'dist/src/main.js',
      siteEnvironment(world.urls, database),
    );
    joinLife(server);
    return server.url;
  };
  const small = await start('24 deals', world.small);
  const large = await start('2,400 deals', world.large);
  const browser = await chromium.launch(await resolveBrowser());
  joinLife({ stop: () => browser.close() });

  const paths = words.length ? PATHS.filter((path) => words.includes(path)) : PATHS;
  heading(
    'Page',
    'FCP',
    'LCP',
    'CLS',
    'TBT',
    'requests',
    'HTML',
    'CSS',
    'JS',
    'JS before FCP',
    'fonts',
    'images',
  );
  for (const path of paths) await row(path, () => visit(browser, small + path));
  heading('Search box', 'tap that wakes the list', 'INP of typing', 'list follows after');
  for (const [name, url] of [
    ['24 deals', small],
    ['2,400 deals', large],
  ]) {
    await row(name, () => filterTimes(browser, `${url}/deals`));
  }
}

async function row(name, measure) {
  const rounds = [];
  await measure(); // the first one renders and compresses
  for (let number = 0; number < ROUNDS; number++) rounds.push(await measure());
  const keys = Object.keys(rounds[0]);
  const cells = keys.map((key) => median(rounds.map((round) => round[key])));
  console.log(`| ${[name, ...cells].join(' | ')} |`);
}

function heading(...cells) {
  console.log(`\n| ${cells.join(' | ')} |\n|${'---|'.repeat(cells.length)}`);
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
