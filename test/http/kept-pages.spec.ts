import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { PageFreshness } from '../../src/pages/page-freshness.service';
import { PageRenderer } from '../../src/pages/page-renderer.service';
import { PageShelf } from '../../src/pages/page-shelf.service';
import { DealsService } from '../../src/deals/deals.service';
import { startApp, type TestApp } from '../support/app';
import { aDeal } from '../support/deals';
import { until } from '../support/until';

interface Answer {
  status: number;
  headers: Record<string, string | undefined>;
  bytes: Buffer;
}

/** The bytes as they travel: no client that decodes them in between. */
function ask(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { headers, method, agent: false }, (res) => {
      const parts: Buffer[] = [];
      res.on('data', (part: Buffer) => parts.push(part));
      res.on('end', () =>
        resolve({
          status: res.statusCode!,
          headers: res.headers as Answer['headers'],
          bytes: Buffer.concat(parts),
        }),
      );
    });
    outgoing.on('error', reject).end();
  });
}

describe('kept pages', () => {
  let site: TestApp;
  let rendered: jest.SpyInstance;
  let put: jest.SpyInstance;
  beforeAll(async () => {
    site = await startApp({ PAGE_DATA_WAIT_MS: '300' });
    rendered = jest.spyOn(site.app.get(PageRenderer), 'render');
    put = jest.spyOn(site.app.get(PageShelf), 'put');
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await site.database.query('truncate deals');
    await site.app.get(PageFreshness).caughtUp();
    rendered.mockClear();
    put.mockClear();
  });

  /** Changes that the test made before are known by then. */
  const get = async (path: string, headers: Record<string, string> = {}) => {
    await site.app.get(PageFreshness).caughtUp();
    return ask(site.url + path, headers);
  };
  const html = async (path: string, headers = {}) => (await get(path, headers)).bytes.toString();

  test('a page is rendered once and sent again and again', async () => {
    const { id } = await aDeal(site.database);
    for (const path of ['/', '/deals', `/deals/${id}`]) {
      await get(path);
      rendered.mockClear();
      const [once, twice] = [await get(path), await get(path)];
      expect(twice.bytes.equals(once.bytes)).toBe(true);
      expect(rendered).not.toHaveBeenCalled();
    }
  });

  test('a hundred visitors of a page that is not kept yet render it once', async () => {
    await aDeal(site.database, { title: 'for everybody' });
    const answers = await Promise.all(Array.from({ length: 100 }, () => get('/deals')));
    expect(answers.every(({ bytes }) => bytes.includes('for everybody'))).toBe(true);
    expect(rendered.mock.calls.filter(([name]) => name === 'deals')).toHaveLength(1);
  });

  test('kept pages carry the headers of every answer', async () => {
    const { headers: fresh } = await get('/no-such-page');
    await get('/deals');
    const { headers: kept } = await get('/deals');
    for (const name of ['content-security-policy', 'referrer-policy', 'x-content-type-options']) {
      expect(kept[name]).toBe(fresh[name]);
      expect(kept[name]).toBeTruthy();
    }
  });

  describe('changes show on the next load:', () => {
    test('created, edited, deleted', async () => {
      expect(await html('/deals')).not.toContain('brand new');
      const { id } = await aDeal(site.database, { title: 'brand new' });
      expect(await html('/deals')).toContain('brand new');
      await site.database.query(`update deals set title = 'quite other' where id = $1`, [id]);
      expect(await html(`/deals/${id}`)).toContain('quite other');
      expect(await html('/')).toContain('quite other');
      await site.database.query('delete from deals where id = $1', [id]);
      expect((await get(`/deals/${id}`)).status).toBe(404);
      expect(await html('/deals')).not.toContain('quite other');
    });

    test('a deal that expires leaves the lists, and its own page says so', async () => {
      const expiresAt = new Date(Date.now() + 1500);
      const { id } = await aDeal(site.database, { title: 'soon gone', expiresAt });
      expect(await html('/deals')).toContain('soon gone');
      expect(await html(`/deals/${id}`)).not.toContain('EXPIRED<');
      expect(await html('/api/deals')).toContain('soon gone');
      await until('it has expired', () => Date.now() > expiresAt.getTime());
      expect(await html('/deals')).not.toContain('soon gone');
      expect(await html('/api/deals')).not.toContain('soon gone');
      expect(await html(`/deals/${id}`)).toContain('EXPIRED<');
    });
  });

  describe('encodings', () => {
    const decode: Record<string, (bytes: Buffer) => Buffer> = {
      br: brotliDecompressSync,
      gzip: gunzipSync,
      identity: (bytes) => bytes,
    };

    test.each([
      ['br, gzip', 'br'],
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip', 'gzip'],
      ['GZIP', 'gzip'],
      ['br;q=0.5, gzip;q=0.9', 'gzip'],
      ['br;q=0, gzip;q=0.1', 'gzip'],
      ['br;q=0, *', 'gzip'],
      ['*', 'br'],
      ['identity;q=1, br;q=0.5', 'identity'],
      ['', 'identity'],
      ['deflate', 'identity'],
      ['br;q=nonsense', 'br'],
    ])('Accept-Encoding %p gets %s', async (asked, expected) => {
      await aDeal(site.database, { title: 'in any form' });
      for (const path of ['/deals', '/deals?search=form', '/api/deals']) {
        const { headers, bytes } = await get(path, { 'Accept-Encoding': asked });
        expect(headers['content-encoding'] ?? 'identity').toBe(expected);
        expect(headers['vary']).toContain('Accept-Encoding');
        expect(Number(headers['content-length'])).toBe(bytes.length);
        expect(decode[expected](bytes).toString()).toContain('in any form');
      }
    });

    test('304 is for the very form a client has', async () => {
      const br = { 'Accept-Encoding': 'br' };
      await get('/deals', br);
      await until('the best form is made', async () =>
        /-br"$/.test((await get('/deals', br)).headers.etag ?? ''),
      );
      const etag = (await get('/deals', br)).headers.etag!;
      const status = async (tags: string, headers = br as Record<string, string>) =>
        (await get('/deals', { ...headers, 'If-None-Match': tags })).status;
      expect(await status(etag)).toBe(304);
      expect(await status(`W/${etag}`)).toBe(304);
      expect(await status(`"other", ${etag}`)).toBe(304);
      expect(await status('*')).toBe(304);
      expect(await status(`${etag}x`)).toBe(200);
      expect(await status(etag, { 'Accept-Encoding': 'gzip' })).toBe(200);
      const unchanged = await get('/deals', { ...br, 'If-None-Match': etag });
      expect(unchanged.bytes).toHaveLength(0);
      expect(unchanged.headers).toMatchObject({ etag, vary: expect.stringContaining('Cookie') });
      await aDeal(site.database);
      expect(await status(etag)).toBe(200);
    });

    test('HEAD has the headers of GET and no body', async () => {
      await get('/deals');
      for (const path of ['/deals', '/deals?search=x', '/no-such-page']) {
        const whole = await get(path);
        const head = await ask(site.url + path, {}, 'HEAD');
        expect(head.status).toBe(whole.status);
        expect(head.bytes).toHaveLength(0);
        expect(head.headers['content-type']).toBe(whole.headers['content-type']);
        expect(head.headers['vary']).toBe(whole.headers['vary']);
      }
    });
  });

  describe('languages', () => {
    test('each has its own, chosen by cookie, then by the browser', async () => {
      expect(await html('/deals', { 'Accept-Language': 'de-AT,en;q=0.5' })).toContain('lang="de"');
      const cookie = { Cookie: 'a=1; language=fr', 'Accept-Language': 'de' };
      expect(await html('/deals', cookie)).toContain('<html lang="fr"');
      const { headers } = await get('/deals', cookie);
      expect(headers.vary).toBe('Cookie, Accept-Language, Accept-Encoding');
    });

    test('?lang= saves the choice and shows the page that is kept for it', async () => {
      const german = await get('/deals', { 'Accept-Language': 'de' });
      rendered.mockClear();
      const asked = await get('/deals?lang=de');
      expect(asked.headers['set-cookie']?.[0]).toMatch(/^language=de;/);
      expect(asked.bytes.equals(german.bytes)).toBe(true);
      expect(rendered).not.toHaveBeenCalled();
      expect((await get('/deals', { 'Accept-Language': 'de' })).headers['set-cookie']).toBe(
        undefined,
      );
    });
  });

  describe('what is kept', () => {
    test.each(['/deals?utm_source=mail&gclid=1', '/deals?search=&destination=all&sort=price'])(
      '%s is the plain page',
      async (path) => {
        const plain = await get('/deals');
        rendered.mockClear();
        expect((await get(path)).bytes.equals(plain.bytes)).toBe(true);
        expect(rendered).not.toHaveBeenCalled();
      },
    );

    test('a known filter is kept in its own right', async () => {
      await aDeal(site.database, { title: 'on the island', destination: 'Zanzibar' });
      await aDeal(site.database, { title: 'on the plain', destination: 'Serengeti' });
      await get('/deals?destination=zanzibar&sort=savings');
      rendered.mockClear();
      const page = await html('/deals?sort=savings&destination=zanzibar');
      expect(page.split('id="page-data"')[0]).toContain('on the island');
      expect(page.split('id="page-data"')[0]).not.toContain('on the plain');
      expect(rendered).not.toHaveBeenCalled();
    });

    test.each([
      '/deals?x=1',
      '/deals?search=lion',
      '/?fill=the-shelf',
      '/deals/999999',
      '/deals/abc',
      '/no-such-page',
      '/destinations/nowhere',
      '/api/deals/999999',
    ])('%s is not', async (path) => {
      put.mockClear();
      await get(path);
      await get(path);
      expect(put).not.toHaveBeenCalled();
    });

    test('a deal that was unknown a moment ago is found once it is there', async () => {
      expect((await get('/deals/4711')).status).toBe(404);
      await aDeal(site.database, { id: 4711, title: 'here now' });
      expect(await html('/deals/4711')).toContain('here now');
    });

    test('a page whose data were late is for its visitor alone', async () => {
      await aDeal(site.database, { title: 'worth waiting for' });
      const deals = site.app.get(DealsService);
      const slow = jest.spyOn(deals, 'cards').mockReturnValueOnce(new Promise(() => undefined));
      const late = await html('/deals');
      slow.mockRestore();
      expect(late).toContain('data-testid="skeleton"');
      expect(late).not.toContain('worth waiting for');
      expect(await html('/deals')).toContain('worth waiting for');
    });

    test('an error while a page is made is for its visitor alone', async () => {
      await aDeal(site.database, { title: 'sound' });
      const deals = site.app.get(DealsService);
      const broken = jest.spyOn(deals, 'cards').mockRejectedValueOnce(new Error('a fault of ours'));
      expect((await get('/deals')).status).toBe(500);
      broken.mockRestore();
      expect(await html('/deals')).toContain('sound');
    });
  });

  describe('clocks on a kept page', () => {
    const later = (ms: number) => {
      const now = Date.now();
      return jest.spyOn(Date, 'now').mockImplementation(() => now + ms);
    };

    test('grow old: the page is sent and made anew unnoticed', async () => {
      await aDeal(site.database);
      const before = await get('/deals');
      rendered.mockClear();
      const clock = later(90_000);
      expect((await get('/deals')).bytes.equals(before.bytes)).toBe(true);
      await until(
        'it was made anew',
        async () => !(await get('/deals')).bytes.equals(before.bytes),
      );
      expect(rendered).toHaveBeenCalledTimes(1);
      clock.mockRestore();
    });

    test('that cannot be set anew stay as they are while the deals are the same', async () => {
      await aDeal(site.database, { title: 'still true' });
      await get('/deals');
      const deals = site.app.get(DealsService);
      const broken = jest.spyOn(deals, 'cards').mockRejectedValue(new Error('not just now'));
      const clock = later(90_000);
      for (let times = 0; times < 3; times++) {
        const answer = await get('/deals');
        expect(answer.status).toBe(200);
        expect(answer.bytes.toString()).toContain('still true');
      }
      expect(broken).toHaveBeenCalled();
      clock.mockRestore();
      broken.mockRestore();
    });

    test('are never more than minutes old', async () => {
      await aDeal(site.database);
      const before = await get('/deals');
      const clock = later(400_000);
      expect((await get('/deals')).bytes.equals(before.bytes)).toBe(false);
      clock.mockRestore();
    });
  });
});
