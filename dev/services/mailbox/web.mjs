import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { htmlPage, letterPage, listPage, missingPage } from './pages.mjs';

const style = readFileSync(new URL('./style.css', import.meta.url));
const OWN_PAGES =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
// A letter may bring pictures and styles as it would in a mail program, and no script.
const LETTERS =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src data: http: https:; style-src 'unsafe-inline'; frame-ancestors 'self'";

/** The mailbox for people (pages) and for tests (/api). */
export function mailboxServer(store) {
  const server = createServer((request, response) => {
    const { port } = server.address();
    respond(request, port, store).then(
      ({ status = 200, type = 'text/html', policy = OWN_PAGES, body = '' }) => {
        response.writeHead(status, {
          'content-type': `${type}; charset=utf-8`,
          'content-security-policy': policy,
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'no-referrer',
          'cache-control': 'no-store',
        });
        response.end(body);
      },
      (error) => response.writeHead(500, { 'content-type': 'text/plain' }).end(error.message),
    );
  });
  return server;
}

async function respond(request, port, store) {
  if (!isOurs(request, port))
    return {
      status: 403,
      type: 'text/plain',
      body: 'This mailbox answers only under its own address.',
    };
  const [, section, id, part] = new URL(request.url, 'http://mailbox').pathname.split('/');
  if (request.method === 'DELETE' && section === 'api') {
    store.clear();
    return { status: 204 };
  }
  if (!['GET', 'HEAD'].includes(request.method))
    return { status: 405, type: 'text/plain', body: 'Only GET, and DELETE /api.' };
  if (section === '') return { body: listPage(await store.all()) };
  if (section === 'api')
    return { type: 'application/json', body: JSON.stringify(await store.all()) };
  if (section === 'style.css') return { type: 'text/css', body: style };
  const letter = section === 'mail' ? await store.letter(id) : undefined;
  return letter ? show(letter, part, store) : { status: 404, body: missingPage() };
}

function show(letter, part, store) {
  if (part === 'html') return { body: htmlPage(letter), policy: LETTERS };
  if (part === 'source') return { type: 'text/plain', body: store.source(letter.id) };
  return { body: letterPage(letter) };
}

// A strange site can point its own name at 127.0.0.1 and would then read every confirmation link:
// the name it was called by, and the page that called, must be ours.
function isOurs({ headers }, port) {
  const own = [`127.0.0.1:${port}`, `localhost:${port}`];
  return (
    own.includes(headers.host) &&
    (!headers.origin || own.includes(headers.origin.replace('http://', '')))
  );
}
