import { query, siteEnvironment } from './catalogue.mjs';
import { load } from './http/load.mjs';
import { startServer } from './http/process.mjs';

const SECONDS = 30;
const PARTS = Number(process.env.BENCH_MINUTES ?? 5) * 2;
/** Able to tell its heap. */
const FLAGS = ['--expose-gc', '--require', './test/support/hooks.cjs'];
const LANGUAGES = ['en', 'de', 'es', 'fr'];

/** A web process under five minutes of mixed load, as fast as it answers: what it holds every half minute. */
export async function measureMemory(world, joinLife) {
  // As the image sets it.
  const env = { ...siteEnvironment(world.urls, world.small), MALLOC_ARENA_MAX: '2' };
  const web = await startServer('web', 'dist/src/main.js', env, { flags: FLAGS });
  joinLife(web);
  const paths = await mixed(world, web.url);
  console.log('\n| After s | requests | resident MB | heap MB after collection | errors |');
  console.log('|---|---|---|---|---|');
  for (let part = 1; part <= PARTS; part++) {
    const headers = { 'Accept-Encoding': 'br', 'Accept-Language': LANGUAGES[part % 4] };
    const some = { headers, connections: 8 };
    const rounds = await Promise.all(paths.map((path) => load(web.url + path, SECONDS, some)));
    const sum = (pick) => rounds.reduce((all, each) => all + pick(each), 0);
    // Before the collection that is asked for: what the process took by itself.
    const resident = web.megabytes();
    const { heap } = await web.ask('heap?');
    const cells = [part * SECONDS, sum(({ requests }) => requests), resident.toFixed(1)];
    console.log(
      `| ${[...cells, (heap / 2 ** 20).toFixed(1), sum(({ errors }) => errors)].join(' | ')} |`,
    );
  }
}

/** Kept pages and calls, pages that are made for each request, a script, a picture. */
async function mixed(world, url) {
  const [{ id }] = await query(world.small, 'select min(id) id from deals');
  const html = await (await fetch(url)).text();
  const [script] = /\/assets\/[^"]+\.js/.exec(html);
  const [picture] = /\/img\/[^" ]+\.avif/.exec(html);
  const kept = ['/', '/deals', `/deals/${id}`, '/api/deals'];
  return [...kept, '/deals?search=a', '/destinations/serengeti?x=1', script, picture];
}
