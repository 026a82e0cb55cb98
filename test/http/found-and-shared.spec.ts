import { startApp, type TestApp } from '../support/app';
import { aDeal } from '../support/deals';
import { jsonLd, texts } from '../support/html';

const HOME = 'http://127.0.0.1:3000';
const FIXED = [
  '/destinations',
  '/destinations/serengeti',
  '/travel-tips',
  '/privacy-policy',
  '/terms-of-service',
  '/imprint',
];

describe('what search engines and feed readers find', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp();
  });
  afterAll(() => site.close());
  afterEach(() => site.database.query('truncate deals'));
  const get = async (path: string, language = 'en') =>
    (await site.http.get(path).set('Accept-Language', language).expect(200)).text;
  const content = (html: string, name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

  test.each(['/', '/deals', ...FIXED])(
    '%s says what it is, where it is, in which languages',
    async (path) => {
      const html = await get(path, 'de');
      expect(html).toContain(`<link rel="canonical" href="${HOME}${path}">`);
      for (const language of ['en', 'de', 'es', 'fr'])
        expect(html).toContain(`hreflang="${language}" href="${HOME}${path}?lang=${language}"`);
      expect(html).toContain(`hreflang="x-default" href="${HOME}${path}"`);
      expect(content(html, 'description')!.length).toBeGreaterThan(20);
      expect(content(html, 'og:locale')).toBe('de_DE');
      expect(content(html, 'og:image')).toMatch(/^http:\/\/127\.0\.0\.1:3000\/.+\.jpg/);
      expect(content(html, 'twitter:card')).toBe('summary_large_image');
    },
  );

  test('no two pages have the same title or description', async () => {
    const pages = await Promise.all(['/', '/deals', ...FIXED].map((path) => get(path)));
    expect(new Set(pages.map((html) => texts(html, 'title')[0])).size).toBe(pages.length);
    expect(new Set(pages.map((html) => content(html, 'description'))).size).toBe(pages.length);
  });

  test('a deal is a product with an offer, and never an event', async () => {
    const { id } = await aDeal(site.database, {
      title: 'A </script><b>deal',
      discountedPrice: '1299.50',
      images: ['https://pictures.example/1.jpg'],
      expiresAt: new Date('2099-03-01T10:00:00Z'),
    });
    const html = await get(`/deals/${id}`);
    const [product, path] = jsonLd(html);
    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'A </script><b>deal',
      image: ['https://pictures.example/1.jpg'],
      offers: {
        '@type': 'Offer',
        url: `${HOME}/deals/${id}`,
        price: '1299.50',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        priceValidUntil: '2099-03-01T10:00:00.000Z',
      },
    });
    expect(path).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(path.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      `${HOME}/`,
      `${HOME}/deals`,
      `${HOME}/deals/${id}`,
    ]);
    expect(html).not.toContain('"Event"');
  });

  test.each([
    [{ spotsLeft: 0 }, 'SoldOut'],
    [{ spotsLeft: 2 }, 'LimitedAvailability'],
    [{ expiresAt: new Date('2020-01-01') }, 'Discontinued'],
  ])('a deal with %o is %s', async (given, availability) => {
    const { id } = await aDeal(site.database, given);
    expect(jsonLd(await get(`/deals/${id}`))[0].offers.availability).toBe(
      `https://schema.org/${availability}`,
    );
  });

  test('home says who we are', async () => {
    expect(jsonLd(await get('/'))).toEqual([
      expect.objectContaining({
        '@type': 'Organization',
        name: 'Safari Flash Deals',
        url: `${HOME}/`,
      }),
    ]);
  });

  test('the site map lists what a visitor may see, with the day of its last change', async () => {
    const deal = await aDeal(site.database);
    const gone = await aDeal(site.database, { expiresAt: new Date('2020-01-01') });
    const hidden = await aDeal(site.database, { isActive: false });
    const { text } = await site.http.get('/sitemap.xml').expect('Content-Type', /xml/).expect(200);
    const found = new Map(
      texts(text, 'url').length
        ? [...text.matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)].map(([, loc, day]) => [
            loc,
            day,
          ])
        : [],
    );
    for (const path of ['/', '/deals', '/contact', ...FIXED])
      expect(found.has(HOME + path)).toBe(true);
    expect(found.get(`${HOME}/deals/${deal.id}`)).toBe(deal.updatedAt.toISOString());
    for (const { id } of [gone, hidden]) expect(found.has(`${HOME}/deals/${id}`)).toBe(false);
    expect([...found.keys()].join()).not.toMatch(/admin|login|thank-you|newsletter/);
    expect(text).toContain(`hreflang="fr" href="${HOME}/deals?lang=fr"`);
  });

  test('robots may go everywhere but into the back office and the calls', async () => {
    const { text } = await site.http.get('/robots.txt').expect('Content-Type', /plain/).expect(200);
    expect(text.split('\n').filter((line) => line.startsWith('Disallow'))).toEqual([
      'Disallow: /admin',
      'Disallow: /api/',
    ]);
    expect(text).toContain(`Sitemap: ${HOME}/sitemap.xml`);
  });

  test('the feed holds the deals on sale, newest first, whatever was typed', async () => {
    await aDeal(site.database, { title: 'first', createdAt: new Date('2026-01-01') });
    await aDeal(site.database, {
      title: 'Lions & <giraffes>',
      description: 'A \u0007bell',
      createdAt: new Date('2026-02-01'),
    });
    await aDeal(site.database, { title: 'gone', expiresAt: new Date('2020-01-01') });
    const { text } = await site.http
      .get('/deals.rss')
      .expect('Content-Type', /rss\+xml/)
      .expect(200);
    const items = text.split('<item>').slice(1);
    expect(items.map((item) => texts(item, 'title')[0])).toEqual(['Lions & <giraffes>', 'first']);
    expect(items[0]).toContain('$1,300');
    expect(items[0]).toContain('8 of 12');
    expect([...text].filter((letter) => letter < '\t')).toEqual([]);
  });

  test('browsers find a manifest with icons that exist, and a favicon', async () => {
    const { text } = await site.http
      .get('/site.webmanifest')
      .expect('Content-Type', /manifest\+json/)
      .expect(200);
    const { icons, name } = JSON.parse(text);
    expect(name).toBe('Safari Flash Deals');
    for (const { src } of icons)
      await site.http.get(src).expect('Content-Type', 'image/png').expect(200);
    await site.http.get('/favicon.ico').expect('Content-Type', /icon/).expect(200);
  });
});
