// A bare http.createServer that sends finished bytes from memory: the least that Node can do.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const pages = JSON.parse(readFileSync(process.env.PAGES, 'utf8'));
const ready = new Map(
  pages.map(({ path, headers, base64 }) => {
    const bytes = Buffer.from(base64, 'base64');
    return [path, { headers: { ...headers, 'Content-Length': bytes.length }, bytes }];
  }),
);

createServer((req, res) => {
  const page = ready.get(req.url);
  if (!page) return res.writeHead(404).end();
  res.writeHead(200, page.headers);
  res.end(page.bytes);
}).listen(process.env.PORT, '127.0.0.1', () => process.send('ready'));
