// npm run test:production
//
// The steps of the Dockerfile without Docker, in a clean folder: production install, built output, an
// account without rights, a tree that cannot be written. From it 3 web and 2 worker processes behind
// nginx; under 64 connections each of them is replaced in turn, while quote requests come in.
// RATE requests a second (200; 0 is as many as there can be). Servers of its own where DATABASE_URL,
// REDIS_URL and SMTP_URL are not given. Needs nginx on the PATH, and root, to step down from.
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { live } from '../../../dev/app/lifetime.mjs';
import { startServices } from '../../../dev/services/all.mjs';
import { throwAwayFolder } from '../../../dev/test/throw-away-folder.mjs';
import { openLedger } from './ledger.mjs';
import { Loaded } from './load.mjs';
import { balance } from './nginx.mjs';
import { Processes } from './processes.mjs';
import { freePort } from '../../../dev/setup/ports.mjs';
import { environment } from './environment.mjs';
import { layTree } from './tree.mjs';

const WEBS = 3;
const WORKERS = 2;
let wrong = 0;

live(async (joinLife, end) => {
  const folder = throwAwayFolder();
  joinLife(folder);
  const { DATABASE_URL, REDIS_URL, SMTP_URL } = process.env;
  const given = { DATABASE_URL, REDIS_URL, SMTP_URL };
  const services = await startServices(given, { dataDir: folder.path, throwAway: true, say() {} });
  joinLife(services);
  const home = join(folder.path, 'production');
  mkdirSync(home);
  chmodSync(home, 0o755);
  const app = await layTree(home, tell);
  await serve(services.urls, app, home, joinLife);
  await end(wrong ? 1 : 0, wrong ? 'Not as promised.' : 'All as promised.');
});

async function serve(urls, app, home, joinLife) {
  const proxyPort = await freePort();
  const env = environment(urls, proxyPort);
  const processes = new Processes(app, env);
  joinLife(processes);
  await processes.runToItsEnd('dist/src/prepare.js');
  const ports = await Promise.all(Array.from({ length: WEBS }, freePort));
  const webs = await Promise.all(ports.map((port) => processes.web(port)));
  const workers = await Promise.all(Array.from({ length: WORKERS }, () => processes.worker()));
  joinLife(await balance(proxyPort, ports, home));

  const ledger = await openLedger(urls.DATABASE_URL);
  joinLife(ledger);
  const load = new Loaded(`http://127.0.0.1:${proxyPort}`);
  await load.secondsPass(3);
  let slowest = 0;
  for (const [at, port] of ports.entries()) {
    const began = Date.now();
    tell(`web ${at} exit code`, await processes.end(webs[at]), 0);
    slowest = Math.max(slowest, Date.now() - began);
    webs[at] = await processes.web(port);
    await load.secondsPass(1.5);
  }
  for (const at of workers.keys()) {
    tell(`worker ${at} exit code`, await processes.end(workers[at]), 0);
    workers[at] = await processes.worker();
  }
  tell('Slowest end of a web process (ms)', slowest);
  await load.secondsPass(3);
  const result = await load.end();
  tell('Requests', result.requests);
  tell('Seconds', result.seconds);
  tell('Non-2xx', result.bad.length, 0);
  for (const line of new Set(result.bad)) console.log(`  ${line}`);
  tell('Errors and timeouts', result.errors, 0);
  tell('p99 (ms)', result.p99);
  for (const [what, value, wanted] of await ledger.settled()) tell(what, value, wanted);
}

/** A figure, and whether it is what it has to be. */
function tell(what, value, wanted = value) {
  const right = value === wanted;
  if (!right) wrong += 1;
  console.log(`${what}: ${value}${right ? '' : ` WRONG, not ${wanted}`}`);
}
