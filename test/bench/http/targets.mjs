import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteEnvironment } from '../catalogue.mjs';
import { FEW } from './load.mjs';
import { startServer } from './process.mjs';

const SERVERS = 'test/bench/http/servers';
const BR = { 'Accept-Encoding': 'br', 'Accept-Language': 'en' };
const PLAIN = { 'Accept-Encoding': 'identity', 'Accept-Language': 'en' };

/** What is measured: a name, a server, an address, and the headers it is asked with. */
export async function startTargets(world, folder, joinLife) {
  const start = async (...given) => {
    const server = await startServer(...given);
    joinLife(server);
    return server;
  };
  const ours = (name, database, env = {}) =>
    start(name, 'dist/src/main.js', { ...siteEnvironment(world.urls, database), ...env });
  const kept = await ours('kept', world.small);
  const unkept = await ours('unkept', world.small, { PAGE_KEEP: '0' });
  const large = await ours('large', world.large);

  const paths = ['/', '/deals', '/deals/1', '/api/deals'];
  const pages = [];
  for (const path of paths) pages.push(await finished(kept.url, path));
  const big = { ...(await finished(large.url, '/deals')), path: '/large' };
  const shellOf = join(folder, 'shell.json');
  writeFileSync(join(folder, 'pages.json'), JSON.stringify([...pages, big]));
  writeFileSync(shellOf, JSON.stringify(await shell(kept.url)));

  const bare = await start('bare', `${SERVERS}/bare.mjs`, { PAGES: join(folder, 'pages.json') });
  const data = { DATABASE_URL: world.small, SHELL_OF: shellOf };
  const template = await start('template', `${SERVERS}/template.mjs`, data);
  const express = await start('express', `${SERVERS}/express.mjs`, {
    ...data,
    NODE_ENV: 'production',
  });

  // What a visitor who was here a moment ago sends.
  const known = async () => {
    const answer = await fetch(`${kept.url}/deals`, { headers: BR });
    await answer.arrayBuffer();
    return { ...BR, 'If-None-Match': answer.headers.get('etag') };
  };
  return [
    { name: 'bare http, /deals', server: bare, path: '/deals', headers: BR },
    {
      name: 'kept /deals',
      server: kept,
      path: '/deals',
      headers: BR,
      against: 'bare http, /deals',
    },
    { name: 'bare http, /deals/1', server: bare, path: '/deals/1', headers: BR },
    {
      name: 'kept /deals/1',
      server: kept,
      path: '/deals/1',
      headers: BR,
      against: 'bare http, /deals/1',
    },
    { name: 'bare http, /', server: bare, path: '/', headers: BR },
    { name: 'kept /', server: kept, path: '/', headers: BR, against: 'bare http, /' },
    { name: 'bare http, /api/deals', server: bare, path: '/api/deals', headers: BR },
    {
      name: 'kept /api/deals',
      server: kept,
      path: '/api/deals',
      headers: BR,
      against: 'bare http, /api/deals',
    },
    { name: 'bare http, 2,400 deals', server: bare, path: '/large', headers: BR },
    {
      name: 'kept /deals, 2,400 deals',
      server: large,
      path: '/deals',
      headers: BR,
      against: 'bare http, 2,400 deals',
    },
    {
      name: '304 /deals',
      server: kept,
      path: '/deals',
      headers: known,
      against: 'bare http, /deals',
    },
    {
      name: 'template literal /deals',
      server: template,
      path: '/deals',
      headers: PLAIN,
      connections: FEW,
    },
    {
      name: 'unkept /deals',
      server: unkept,
      path: '/deals',
      headers: PLAIN,
      connections: FEW,
      against: 'template literal /deals',
    },
    {
      name: 'Express + renderToString /deals',
      server: express,
      path: '/deals',
      headers: PLAIN,
      connections: FEW,
      against: 'template literal /deals',
    },
    {
      name: 'unkept /deals, brotli',
      connections: FEW,
      server: unkept,
      path: '/deals',
      headers: BR,
      against: 'template literal /deals',
    },
    {
      name: 'unkept /deals/1',
      server: unkept,
      path: '/deals/1',
      headers: PLAIN,
      connections: FEW,
      against: 'template literal /deals',
    },
    {
      name: 'unkept /',
      server: unkept,
      path: '/',
      headers: PLAIN,
      connections: FEW,
      against: 'template literal /deals',
    },
  ];
}

/** The finished bytes of a page, in their best compression. */
async function finished(url, path) {
  for (;;) {
    const answer = await fetch(url + path, { headers: { ...BR, Accept: '*/*' } });
    if (/-br"$/.test(answer.headers.get('etag') ?? '')) break;
    await answer.arrayBuffer();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const { bytes, headers } = await raw(url + path);
  return {
    path,
    headers: { 'Content-Type': headers['content-type'], 'Content-Encoding': 'br' },
    base64: bytes.toString('base64'),
  };
}

/** fetch() would decode what travels. */
async function raw(url) {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    request(url, { headers: BR }, async (res) => {
      const bytes = Buffer.concat(await all(res));
      resolve({ bytes, headers: res.headers });
    })
      .on('error', reject)
      .end();
  });
}

async function all(stream) {
  const parts = [];
  for await (const part of stream) parts.push(part);
  return parts;
}

async function shell(url) {
  const html = await (await fetch(`${url}/deals`, { headers: PLAIN })).text();
  const open = '<ul class="grid">';
  const at = html.indexOf(open) + open.length;
  const end = html.indexOf('</article></li></ul>', at) + '</article></li>'.length;
  return [html.slice(0, at), html.slice(at, end), html.slice(end)];
}
