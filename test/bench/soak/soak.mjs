import { fork } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../../dev/setup/ports.mjs';
import { siteEnvironment } from '../catalogue.mjs';
import { Visitors } from './visitors.mjs';
import { VISITS } from './visits.mjs';

const WIDE = { LIMIT_NEWSLETTER: '1000000/60', LIMIT_CONTACT: '1000000/60' };
/** So often each visit is paid before it counts: caches are full then, and code is compiled. */
const WARM_UP_ROUNDS = 40;
const EDIT_EVERY_MS = 5000;
const LOOKS = 10;

/**
 * Soaks a web process.
 * @returns {Promise<{ growth: number, failed: number }>} of the heap in percent, from the end of the warm-up
 */
export async function soak({ database, urls, minutes, perSecond, joinLife }) {
  const web = await startWeb(urls, database.url);
  joinLife(web);
  const visitors = new Visitors(web.url);
  await visitors.rush(WARM_UP_ROUNDS * VISITS.length);
  const editing = setInterval(() => database.editDeal().catch(console.error), EDIT_EVERY_MS);
  const pieceMs = (minutes * 60_000) / LOOKS;
  // Editing has its caches, too: they fill in the first piece.
  await visitors.stroll(perSecond, pieceMs);
  const heaps = [];
  for (let look = 1; look <= LOOKS; look += 1) {
    const { heap, rss } = await web.memory();
    heaps.push(heap);
    console.log(
      `${((look * pieceMs) / 60_000).toFixed(1)} min: heap ${mb(heap)} MB, resident ${mb(rss)} MB, ${visitors.sent} visits, ${visitors.failed} failed`,
    );
    if (look < LOOKS) await visitors.stroll(perSecond, pieceMs);
  }
  clearInterval(editing);
  return { growth: (100 * (heaps.at(-1) - heaps[0])) / heaps[0], failed: visitors.failed };
}

async function startWeb(urls, databaseUrl) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = fork('dist/src/main.js', {
    execArgv: ['--expose-gc', '--require', './test/support/hooks.cjs'],
    env: {
      ...process.env,
      ...siteEnvironment(urls, databaseUrl),
      ...WIDE,
      LOG_LEVEL: 'error',
      PORT: String(port),
      PUBLIC_URL: url,
    },
  });
  const [said] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (said !== 'ready') throw new Error('The web process did not start.');
  return {
    url,
    async memory() {
      child.send('heap?');
      return (await once(child, 'message'))[0];
    },
    async stop() {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

const mb = (bytes) => (bytes / 1024 / 1024).toFixed(1);
