import { startApp, type TestApp } from '../support/app';
import { aDeal } from '../support/deals';

/** The page without the texts and props that its islands take along. */
const shown = (html: string) => html.split('id="page-data"')[0];

const LANGUAGES = ['en', 'de', 'es', 'fr'] as const;

describe('public pages', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp();
  });
  afterAll(() => site.close());
  afterEach(() => site.database.query('truncate deals'));

  const titlesOn = (html: string) =>
    [...html.matchAll(/<h3><a[^>]*>([^<]+)</g)].map(([, title]) => title);
  const get = (path: string, language = 'en') =>
    site.http.get(path).set('Accept-Language', language);

  test('/deals holds every active, unexpired deal in the HTML, by price', async () => {
    await aDeal(site.database, { title: 'dear', discountedPrice: '1000.00' });
    await aDeal(site.database, { title: 'cheap', discountedPrice: '900.00' });
    await aDeal(site.database, { title: 'gone', expiresAt: new Date(Date.now() - 1000) });
    await aDeal(site.database, { title: 'hidden', isActive: false });
    const { text } = await get('/deals').expect(200);
    expect(titlesOn(text)).toEqual(['cheap', 'dear']);
    expect(text).toContain('2 deals found');
  });

  test('search, filter and sort work as a plain GET form', async () => {
    await aDeal(site.database, { title: 'Plains', savings: 30 });
    await aDeal(site.database, { title: 'River', savings: 50 });
    await aDeal(site.database, { title: 'Beach', destination: 'Zanzibar', savings: 60 });
    const found = async (query: string) =>
      titlesOn((await get(`/deals?${query}`).expect(200)).text);
    expect(await found('sort=savings&destination=serengeti')).toEqual(['River', 'Plains']);
    expect(await found('search=%20BEACH%20')).toEqual(['Beach']);
    expect((await get('/deals?search=moon')).text).toContain('No deals found');
  });

  test('a long list begins with 48 cards and links to the rest', async () => {
    await site.database.query(`
      insert into deals (title, destination, description, original_price, discounted_price, savings,
        duration, spots_left, total_spots, expires_at, highlights, images)
      select 'deal ' || n, 'Serengeti', 'Days', 200, 100 + n, 50, '3 days', 5, 9,
        now() + interval '9 days', '{}', '{}' from generate_series(1, 60) n`);
    const { text } = await get('/deals');
    expect(text).toContain('60 deals found');
    expect(titlesOn(text)).toHaveLength(48);
    const [, link] = /href="([^"]+)">Show more deals/.exec(shown(text))!;
    const longer = (await get(link.replace('&amp;', '&'))).text;
    expect(titlesOn(longer)).toHaveLength(60);
    expect(shown(longer)).not.toContain('Show more deals');
  });

  test('a changed deal shows on the next load, in every language', async () => {
    const { id } = await aDeal(site.database, { title: 'before' });
    for (const language of LANGUAGES)
      expect(titlesOn((await get('/deals', language)).text)).toEqual(['before']);
    await site.database.query(`update deals set title = 'after' where id = $1`, [id]);
    for (const language of LANGUAGES)
      expect(titlesOn((await get('/deals', language)).text)).toEqual(['after']);
  });

  test('prices, percent and amounts follow the rules', async () => {
    const { id } = await aDeal(site.database, {
      originalPrice: '1999',
      discountedPrice: '1299.50',
      savings: 70,
    });
    for (const path of ['/deals', `/deals/${id}`]) {
      const { text } = await get(path, 'de');
      expect(text).toContain('$1,299.50');
      expect(text).toContain('$1,999');
      expect(text).toContain('$700');
      expect(text).toMatch(/35\s?%/);
    }
  });

  test('one spot left is the last spot; none left is not', async () => {
    const last = await aDeal(site.database, { spotsLeft: 1 });
    const none = await aDeal(site.database, { spotsLeft: 0 });
    const lastPage = (await get(`/deals/${last.id}`)).text;
    expect(lastPage).toContain('ALMOST SOLD OUT');
    expect(lastPage).toContain('LAST SPOT!');
    expect(lastPage).toContain('grab last spot');
    const nonePage = shown((await get(`/deals/${none.id}`)).text);
    expect(nonePage).toContain('0 of 12');
    expect(nonePage).toContain('URGENT');
    expect(nonePage).not.toContain('LAST SPOT!');
  });

  test("the agency's tag stands beside the badge, without a style attribute", async () => {
    await aDeal(site.database, { messageTag: 'Only <today>', messageColor: '#123456' });
    const { text } = await get('/deals');
    expect(text).toContain('Only &lt;today&gt;');
    expect(text).toContain('fill="#123456"');
    expect(text).toContain('HOT DEAL');
    expect(text).not.toMatch(/<[^>]+\sstyle=/);
  });

  test('an expired deal is shown with EXPIRED, and has left the list', async () => {
    const { id } = await aDeal(site.database, { expiresAt: new Date(Date.now() - 60_000) });
    expect((await get(`/deals/${id}`).expect(200)).text).toContain('EXPIRED');
    expect(titlesOn((await get('/deals')).text)).toEqual([]);
  });

  test('without a countdown the expiry date is still there', async () => {
    const { id } = await aDeal(site.database, {
      isCountdownEnabled: false,
      expiresAt: new Date('2099-11-24T10:00:00Z'),
    });
    const { text } = await get(`/deals/${id}`);
    expect(text).toMatch(/24 November 2099/);
    expect(text).not.toContain('data-testid="clock"');
  });

  test('home shows featured deals, and as last-minute at most three with the flag', async () => {
    for (const n of [1, 2, 3, 4])
      await aDeal(site.database, { title: `urgent ${n}`, isUrgent: true });
    await aDeal(site.database, { title: 'few spots', spotsLeft: 2 });
    const { text } = await get('/').expect(200);
    const lastMinute = text.slice(text.indexOf('id="lastMinute"'), text.indexOf('id="why"'));
    expect(titlesOn(lastMinute)).toEqual(['urgent 1', 'urgent 2', 'urgent 3']);
    expect(
      titlesOn(text.slice(text.indexOf('id="trending"'), text.indexOf('id="lastMinute"'))),
    ).toHaveLength(5);
  });

  test.each(LANGUAGES)('every page in %s says so and has a title of its own', async (language) => {
    const { id } = await aDeal(site.database);
    const titles = new Set<string>();
    const paths = ['/', '/deals', `/deals/${id}`, '/nowhere', '/deals/0'];
    for (const path of paths) {
      const { text } = await get(path, `${language}-XX,en;q=0.5`);
      expect(text).toContain(`<html lang="${language}">`);
      titles.add(/<title>([^<]+)<\/title>/.exec(text)![1]);
      expect(shown(text)).not.toMatch(/\{[a-z]+\}/i);
    }
    expect(titles.size).toBe(paths.length);
  });

  test('a deal names itself by its meta fields where they are set', async () => {
    const { id } = await aDeal(site.database, {
      metaTitle: 'A title',
      metaDescription: 'A "description"',
    });
    const { text } = await get(`/deals/${id}`);
    expect(text).toContain('<title>A title</title>');
    expect(text).toContain('content="A &quot;description&quot;"');
  });

  test.each(['/about', '/nowhere', '/deals/1/2', '/%E0%A4%A', '/%00'])(
    '%s is the 404 page, for GET and HEAD',
    async (path) => {
      const { text } = await get(path).expect(404);
      expect(text).toContain('404 Page Not Found');
      expect(text).toContain('<footer');
      await site.http.head(path).expect(404);
    },
  );

  test('/deals/ leads to the list, with its query, and never to another host', async () => {
    expect((await get('/deals/?sort=savings').expect(308)).headers.location).toBe(
      '/deals?sort=savings',
    );
    for (const path of ['//evil.example/', '/\\evil.example/']) await get(path).expect(404);
  });
});

describe('the language of a page', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp();
  });
  afterAll(() => site.close());
  const langOf = ({ text }: { text: string }) => /<html lang="(\w+)"/.exec(text)![1];

  test.each([
    ['de-AT,en;q=0.9', 'de'],
    ['ja,de;q=0.9', 'en'],
    ['FR', 'fr'],
    ['', 'en'],
    ['*', 'en'],
  ])('for a browser that says "%s" is %s', async (header, language) => {
    expect(langOf(await site.http.get('/deals').set('Accept-Language', header))).toBe(language);
  });

  test('is the saved one before the browser’s, if it is one of ours', async () => {
    const page = (cookie: string) =>
      site.http.get('/').set('Cookie', cookie).set('Accept-Language', 'fr');
    expect(langOf(await page('a=b; language=es'))).toBe('es');
    expect(langOf(await page('language=xx'))).toBe('fr');
  });

  test('is chosen and saved by ?lang=', async () => {
    const page = await site.http.get('/deals?lang=de').set('Cookie', 'language=es');
    expect(langOf(page)).toBe('de');
    expect(page.headers['set-cookie'][0]).toBe(
      'language=de; Path=/; Max-Age=31536000; SameSite=Lax',
    );
    expect(langOf(await site.http.get('/deals?lang=xx').set('Accept-Language', 'fr'))).toBe('fr');
  });

  test('varies with cookie and browser, and says so', async () => {
    for (const path of ['/', '/deals', '/deals?sort=savings', '/nowhere']) {
      const { headers } = await site.http.get(path);
      expect(headers.vary).toMatch(/Cookie, Accept-Language/);
    }
  });
});
