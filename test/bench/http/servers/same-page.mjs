// The same query and the same page as ours, for the baselines.
import { createRequire } from 'node:module';
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

const built = createRequire(import.meta.url);
const { CARD } = built(`${process.cwd()}/dist/src/deals/deal-columns.js`);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL });

/** The deals on sale, as cards need them. */
export async function cardQuery() {
  const text = `select ${CARD} from deals where is_active and expires_at > $1
    order by priority desc, expires_at, id`;
  const { rows } = await pool.query({ name: 'cards', text, values: [new Date()] });
  return rows.map(({ card }) => JSON.parse(card));
}

/** /deals through React, with no care for speed. */
export function listPage(client) {
  const texts = catalogueOf('en');
  return (deals) => {
    const site = { ...SITE, now: Date.now() };
    const props = { deals, choice: { search: '', destination: 'all', sort: 'price' }, room: 48 };
    const { html, data, head, parts } = client.render('deals', props, site, texts, texts);
    const page = `<!doctype html><html lang="en"><head><title>${head.title}</title></head><body>${html}
      <script type="application/json" id="page-data">${data}</script></body></html>`;
    return parts.fill(page).map(text).join('');
  };
}

const text = (piece) => (typeof piece === 'string' ? piece : Buffer.from(piece).toString());

function catalogueOf(language) {
  const folder = `dist/src/i18n/${language}`;
  return Object.fromEntries(
    readdirSync(folder).map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')),
    ]),
  );
}

const SITE = {
  language: 'en',
  path: '/deals',
  query: '',
  publicUrl: 'http://127.0.0.1:4000',
  brand: { name: 'Safari Flash Deals', product: 'Safaris' },
  videoUrl: null,
  development: false,
};
