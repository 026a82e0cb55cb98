import { startApp, type TestApp } from '../support/app';
import { TestBrowser, wakeList, type WatchedPage } from '../support/browser';
import { aPayload } from '../support/deal-payload';
import { harmlessLike, HOSTILE_TEXTS, oneKindOfLineEnd, writableInXml } from '../support/hostile';
import { jsonLd } from '../support/html';
import { parsed } from '../support/parsed';
import { aUser, PASSWORD, signedIn } from '../support/people';

const TEXT_FIELDS = {
  title: 500,
  destination: 500,
  description: 20_000,
  duration: 200,
  messageTag: 100,
  customCountdownMessage: 500,
  metaTitle: 500,
  metaDescription: 2000,
  tags: 2000,
};

/** A deal that says this in every field that takes a text. */
const dealOf = (text: string) =>
  aPayload({
    ...Object.fromEntries(Object.keys(TEXT_FIELDS).map((field) => [field, text])),
    highlights: [text, text],
    images: [`/img/${text}`],
    bookingUrl: `https://operator.example/?q=${text}`,
    messageColor: text,
    priority: 5,
  });

describe('A deal that an administrator types', () => {
  let site: TestApp;
  let browser: TestBrowser;
  let reader: WatchedPage;
  let admin: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    [site, browser] = await Promise.all([startApp(), TestBrowser.start()]);
    await aUser(site.database);
    admin = await signedIn(site);
    reader = await browser.open();
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  const create = async (deal: object): Promise<number> =>
    (await admin.post('/api/admin/deals').send(deal).expect(201)).body.id;
  const get = async (path: string) => (await site.http.get(path).expect(200)).text;

  describe.each(HOSTILE_TEXTS)('%j', (text) => {
    let hostile: number;
    let harmless: number;
    beforeAll(async () => {
      await site.database.query('truncate deals');
      hostile = await create(dealOf(text));
      harmless = await create(dealOf(harmlessLike(text)));
    });

    test('comes back from the calls as it was typed', async () => {
      const { body } = await site.http.get(`/api/deals/${hostile}`).expect(200);
      const { messageColor, ...typed } = dealOf(text) as Record<string, unknown>;
      expect(body).toMatchObject({
        ...typed,
        originalPrice: '2000.00',
        discountedPrice: '1300.50',
        expiresAt: body.expiresAt,
      });
      expect(body.messageColor).not.toBe(messageColor);
    });

    test('is text in its page, head and structured data', async () => {
      const html = await get(`/deals/${hostile}`);
      const page = await parsed(reader, html, { texts: ['title', 'h1'] });
      const other = await parsed(reader, await get(`/deals/${harmless}`));
      expect(page.shape).toEqual(other.shape);
      expect(page.addresses.filter(isHarmful)).toEqual([]);
      const shown = oneKindOfLineEnd(text);
      expect(page.texts).toEqual({ title: shown, h1: shown });
      expect(jsonLd(html)[0]).toMatchObject({ '@type': 'Product', name: text });
    });

    test.each(['/', '/deals'])('is text in its card on %s', async (path) => {
      const html = await get(path);
      const card = (id: number, texts: string[] = []) =>
        parsed(reader, html, { within: `article:has(a[href="/deals/${id}"])`, texts });
      const [shown, other] = [await card(hostile, ['h3']), await card(harmless)];
      expect(shown.shape.map(unhurried)).toEqual(other.shape.map(unhurried));
      expect(shown.addresses.filter(isHarmful)).toEqual([]);
      expect(shown.texts.h3).toBe(oneKindOfLineEnd(text));
    });

    test('is text in the data of the list’s island', async () => {
      const data = /<script type="application\/json" id="page-data">(.*?)<\/script>/s;
      const [, json] = data.exec(await get('/deals'))!;
      expect(stringsIn(JSON.parse(json))).toContain(text);
    });

    test('is text in the feed; site map and picture do not mind', async () => {
      const type = 'application/xml';
      const within = `item:nth-of-type(2)`;
      const feed = await get('/deals.rss');
      const item = await parsed(reader, feed, { type, within, texts: ['title', 'category'] });
      const shown = writableInXml(text);
      expect(item.texts).toEqual({ title: shown, category: shown });
      expect((await parsed(reader, await get('/sitemap.xml'), { type })).shape).not.toHaveLength(0);
      await site.http
        .get(`/social/deals/${hostile}.jpg`)
        .expect(200)
        .expect('Content-Type', 'image/jpeg');
    });
  });

  test('runs nowhere: neither for visitors nor in the back office, where it is shown and edited', async () => {
    await site.database.query('truncate deals');
    const ids: number[] = [];
    // With a cover that is there, so that what the console says is about the texts.
    const images = ['/img/serengeti.webp'];
    for (const text of HOSTILE_TEXTS) ids.push(await create({ ...dealOf(text), images }));
    const page = await browser.open();
    await page.request.post(`${site.url}/api/auth/login`, {
      data: { username: 'ada', password: PASSWORD },
    });
    const harmed = () => page.evaluate(() => 'harmed' in window);
    await page.goto(`${site.url}/deals`);
    await wakeList(page);
    expect(await harmed()).toBe(false);
    for (const id of ids) {
      await page.goto(`${site.url}/deals/${id}`, { waitUntil: 'load' });
      expect([id, await harmed()]).toEqual([id, false]);
    }
    await page.goto(`${site.url}/admin`);
    await page.locator('.row').first().waitFor();
    const titles = await page.locator('.row h3').allTextContents();
    expect(titles.map(oneKindOfLineEnd).sort()).toEqual(HOSTILE_TEXTS.map(oneKindOfLineEnd).sort());
    await page
      .locator('.row')
      .nth(titles.length - 1)
      .getByRole('button')
      .first()
      .click();
    const edited = await page.locator('#deal-title').inputValue();
    expect(HOSTILE_TEXTS.map((text) => text.replace(/[\r\n]/g, ''))).toContain(edited);
    expect(await harmed()).toBe(false);
    expect(page.noise.filter((line) => /React|hydrat|Uncaught/i.test(line))).toEqual([]);
  });

  test.each(Object.entries(TEXT_FIELDS))(
    'has at most so much in %s: %i',
    async (field, longest) => {
      const long = '=<"\u2028'.repeat(longest / 4);
      const id = await create(aPayload({ [field]: long }));
      await get(`/deals/${id}`);
      await get('/deals');
      const { body } = await admin
        .post('/api/admin/deals')
        .send(aPayload({ [field]: `${long}x` }))
        .expect(400);
      expect(body.errors).toEqual([{ field, message: `${field}: too long` }]);
    },
  );

  test.each(Object.keys(TEXT_FIELDS))('has no %s that cannot be stored', async (field) => {
    for (const text of ['a\0b', 'half \ud800', '\udc00 of one']) {
      const { body } = await admin
        .post('/api/admin/deals')
        .send(aPayload({ [field]: text }))
        .expect(400);
      expect(body.errors[0].field).toBe(field);
    }
  });
});

const isHarmful = (address: string) => /^\s*(javascript|data|vbscript):/i.test(address);

/** The first card of a list is loaded in a hurry. */
const unhurried = (element: string) => element.replace(/ (loading|fetchpriority)/g, '');

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(stringsIn)
      : [];
