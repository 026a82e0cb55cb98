// node test/bench/soak.mjs [MINUTES]
//
// The built web process under steady mixed load for 30 minutes; tells its heap after a collection each
// minute. Needs DATABASE_URL and REDIS_URL of a prepared site, and a build.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import autocannon from 'autocannon';

const minutes = Number(process.argv[2] ?? 30);
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const web = fork('dist/src/main.js', {
  execArgv: ['--expose-gc', '--require', './test/support/gc-hook.cjs'],
  env: {
    ...process.env,
    NODE_ENV: 'test',
    PORT: String(port),
    PUBLIC_URL: url,
    LIMIT_NEWSLETTER: '1000000/60',
  },
});
await once(web, 'message');

const paths = [
  '/',
  '/deals',
  '/deals/1',
  '/api/deals',
  '/destinations/serengeti',
  '/nothing-here',
  '/deals?search=a',
  '/api/auth/session',
  '/readyz',
];
const heaps = [];
let bad = 0;
// The first part warms caches and compiled code up; it is not counted.
for (let part = 0; part <= minutes; part += 1) {
  const {
    errors,
    timeouts,
    '5xx': failed,
  } = await autocannon({
    url,
    connections: 8,
    overallRate: 200,
    duration: 60,
    requests: paths.map((path) => ({
      path,
      headers: { 'accept-language': ['de', 'en', 'fr', 'es'][part % 4] },
    })),
  });
  bad += errors + timeouts + failed;
  web.send('heap?');
  const [{ heap, rss }] = await once(web, 'message');
  heaps.push(heap);
  console.log(`minute ${part}: heap ${mb(heap)} MB, resident ${mb(rss)} MB, failed ${bad}`);
}
web.kill('SIGTERM');
const growth = (100 * (heaps.at(-1) - heaps[1])) / heaps[1];
console.log(`Heap after collection, minute 1 to ${minutes}: ${growth.toFixed(1)} %`);
process.exit(growth < 5 && bad === 0 ? 0 : 1);

function mb(bytes) {
  return (bytes / 1024 / 1024).toFixed(1);
}

async function freePort() {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: free } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return free;
}
