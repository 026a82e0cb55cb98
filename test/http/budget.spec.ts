import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { startApp, type TestApp } from '../support/app';
import { aDeal } from '../support/deals';

const ASSETS = 'dist/public/assets';
const ENTRY = 'client/browser/entry.ts';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

const manifest: Record<string, Chunk> = JSON.parse(readFileSync(`${ASSETS}/manifest.json`, 'utf8'));
const kB = (bytes: Buffer) => brotliCompressSync(bytes).length / 1000;
const sizeOf = (file: string) => kB(readFileSync(`${ASSETS}/${file}`));
const sum = (files: Iterable<string>) => [...files].reduce((all, file) => all + sizeOf(file), 0);

/** The files that come along with a chunk. */
function withImports(name: string, found = new Set<string>()): Set<string> {
  const { file, imports = [] } = manifest[name];
  if (found.has(file)) return found;
  found.add(file);
  imports.forEach((each) => withImports(each, found));
  return found;
}

/** Sizes in kB as brotli leaves them. */
describe('a first visit costs no more than', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp();
    for (let number = 1; number <= 24; number++) {
      await aDeal(site.database, {
        title: `${number} days between the rivers, the plains and the hills`,
        destination: number % 2 ? 'Northern Serengeti, Tanzania' : 'Ngorongoro, Tanzania',
        discountedPrice: String(1000 + number * 37),
        highlights: [`Camp number ${number} by the river`, 'Two game drives a day', 'All meals'],
        images: [`/img/serengeti-${(number % 4) + 1}.webp`],
        messageTag: number % 3 ? null : 'Last beds',
      });
    }
  });
  afterAll(() => site.close());

  const islandsOn = (html: string) =>
    [...html.matchAll(/data-island="(\w+)" data-at/g)].map(([, name]) => name);

  test('12 kB of HTML for a list of 24 deals', async () => {
    const { text } = await site.http.get('/deals').expect(200);
    expect(text.match(/<article/g)).toHaveLength(24);
    expect(kB(Buffer.from(text))).toBeLessThan(12);
  });

  test('4 kB of script before anything is hydrated, and React is not among it', () => {
    const first = withImports(ENTRY);
    expect([...first].filter((file) => file.startsWith('react'))).toEqual([]);
    expect(sum(first)).toBeLessThan(4);
  });

  test.each(['/', '/deals', '/contact', '/thank-you', '/login'])(
    '62 kB of script on %s, islands and React included',
    async (path) => {
      const { text } = await site.http.get(path).expect(200);
      const files = withImports(ENTRY);
      const islands = islandsOn(text);
      expect(islands.length).toBeGreaterThan(0);
      withImports('client/browser/hydrate-island.tsx', files);
      islands.forEach((name) => withImports(`client/islands/${name}.tsx`, files));
      expect(sum(files)).toBeLessThan(62);
    },
  );

  test('the entry alone on a deal, whose countdown needs no React', async () => {
    const [{ id }] = await site.database.query('select id from deals limit 1');
    const { text } = await site.http.get(`/deals/${id}`).expect(200);
    expect(text).toContain('data-countdown');
    expect(islandsOn(text)).toEqual([]);
  });

  test.each(['/destinations', '/travel-tips', '/imprint', '/privacy-policy', '/no-such-page'])(
    'the entry alone on %s, which has no island',
    async (path) => {
      expect(islandsOn((await site.http.get(path)).text)).toEqual([]);
    },
  );

  test('12 kB of styles, in one file', () => {
    const { css = [] } = manifest[ENTRY];
    expect(css).toHaveLength(1);
    expect(sum(css)).toBeLessThan(12);
  });

  test('50 kB of letters, in two files', async () => {
    const { text } = await site.http.get('/');
    const fonts = [...text.matchAll(/rel="preload" href="\/assets\/([^"]+\.woff2)"/g)];
    const sizes = fonts.map(([, file]) => readFileSync(`${ASSETS}/${file}`).length / 1000);
    expect(sizes).toHaveLength(2);
    expect(sizes[0] + sizes[1]).toBeLessThan(50);
  });
});
