// npm run bench:observatory
//
// MDN's HTTP Observatory over the home page, through TLS: A+ and 120 points at least. Needs root, since it
// asks nowhere but at the ports 80 and 443, and openssl. The scanner is fetched by npm and is no dependency.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer as http, request } from 'node:http';
import { createServer as https } from 'node:https';
import { join } from 'node:path';
import { live } from '../../dev/app/lifetime.mjs';
import { build } from '../../dev/build.mjs';
import { run } from '../../dev/process/run.mjs';
import { startServices } from '../../dev/services/all.mjs';
import { freePort } from '../../dev/setup/ports.mjs';
import { throwAwayFolder } from '../../dev/test/throw-away-folder.mjs';
import { siteEnvironment } from './catalogue.mjs';

const SCANNER = '@mdn/mdn-http-observatory@1.4.8';
const WANTED = 120;

live(async (joinLife, end) => {
  const folder = throwAwayFolder();
  joinLife(folder);
  const services = await startServices({}, { dataDir: folder.path, throwAway: true, say() {} });
  joinLife(services);
  await build();
  const certificate = await selfSigned(folder.path);
  const port = await startWeb(services.urls, joinLife);
  joinLife(await edge(certificate, port));
  const { scan, tests } = await observe(certificate.file, folder.path);
  for (const [name, { pass, result, scoreModifier }] of Object.entries(tests))
    console.log(`${pass ? 'well' : 'NOT WELL'}  ${name}: ${result} (${scoreModifier})`);
  console.log(`${scan.grade}, ${scan.score} points; wanted: A+, ${WANTED}`);
  await end(scan.grade === 'A+' && scan.score >= WANTED ? 0 : 1);
});

async function selfSigned(folder) {
  const [key, file] = ['key.pem', 'certificate.pem'].map((name) => join(folder, name));
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const made = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key];
  await run('openssl', ['req', ...made, '-out', file, ...subject]);
  return { file, key: readFileSync(key), cert: readFileSync(file) };
}

async function startWeb(urls, joinLife) {
  const port = await freePort();
  const env = {
    ...process.env,
    ...siteEnvironment(urls, urls.DATABASE_URL),
    PORT: String(port),
    PUBLIC_URL: 'https://localhost',
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'error',
  };
  await run(process.execPath, ['dist/src/prepare.js'], { env: { ...env, SEED_DEMO: '1' } });
  const child = fork('dist/src/main.js', { env });
  joinLife({ stop: async () => child.kill() && once(child, 'exit') });
  await once(child, 'message');
  return port;
}

/** What Caddy does before the site: TLS, and whoever comes without it is sent there. */
async function edge(certificate, port) {
  const secure = https(certificate, ({ method, url, headers }, res) => {
    const forwarded = { ...headers, 'x-forwarded-proto': 'https' };
    request({ host: '127.0.0.1', port, method, path: url, headers: forwarded }, (answer) => {
      res.writeHead(answer.statusCode, answer.headers);
      answer.pipe(res);
    }).end();
  });
  const plain = http((req, res) =>
    res.writeHead(308, { Location: `https://localhost${req.url}` }).end(),
  );
  for (const [server, at] of [
    [secure, 443],
    [plain, 80],
  ])
    await once(server.listen(at, 'localhost'), 'listening');
  return {
    async stop() {
      for (const server of [secure, plain]) server.close().closeAllConnections();
    },
  };
}

async function observe(certificateFile, folder) {
  const home = join(folder, 'scanner');
  await run('npm', ['install', '--prefix', home, '--ignore-scripts', SCANNER]);
  const scanner = join(home, 'node_modules/@mdn/mdn-http-observatory');
  // The list of sites that browsers know to be https only; it would be fetched, and this host is not in it.
  writeFileSync(join(scanner, 'conf/hsts-preload.json'), '{}');
  const script = join(scanner, 'src/scan.js');
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificateFile };
  const said = await run(process.execPath, [script, 'localhost'], { env });
  return JSON.parse(said.slice(said.indexOf('{')));
}
