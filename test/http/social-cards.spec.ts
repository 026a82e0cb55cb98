import sharp from 'sharp';
import { startApp, type TestApp } from '../support/app';
import { aDeal } from '../support/deals';

describe('social cards', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp();
  });
  afterAll(() => site.close());
  afterEach(() => site.database.query('truncate deals'));
  const card = (path: string) => site.http.get(path).buffer(true);

  test('a deal has a picture of 1200 × 630, and the page names it', async () => {
    const { id } = await aDeal(site.database);
    const page = await site.http.get(`/deals/${id}`).expect(200);
    const [, url] = /property="og:image" content="([^"]+)"/.exec(page.text)!;
    expect(url).toMatch(new RegExp(`/social/deals/${id}\\.jpg\\?v=`));
    const { pathname, search } = new URL(url.replace(/&amp;/g, '&'));
    const { body, headers } = await card(pathname + search).expect(200);
    expect(headers['content-type']).toBe('image/jpeg');
    const { width, height, format } = await sharp(body).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
    expect(body.length).toBeLessThan(200_000);
  });

  test('the card follows the price, and says so by another tag', async () => {
    const { id } = await aDeal(site.database);
    const path = `/social/deals/${id}.jpg`;
    const before = await card(path).expect(200);
    await site.http.get(path).set('If-None-Match', before.headers.etag).expect(304);
    await site.database.query(`update deals set discounted_price = 99 where id = $1`, [id]);
    const after = await card(path).set('If-None-Match', before.headers.etag).expect(200);
    expect(after.body.equals(before.body)).toBe(false);
  });

  test('titles in any script and pictures from anywhere end in a card, and nothing is fetched', async () => {
    const { id } = await aDeal(site.database, {
      title: `Safari сафари 🦁 ${'Überlandfahrtgesellschaft'.repeat(12)}`,
      images: ['http://127.0.0.1:9/secret.jpg'],
      destination: '<b>&',
    });
    await card(`/social/deals/${id}.jpg`).expect(200);
  });

  test('many at once are drawn in turn, and one that is asked for twice is drawn once', async () => {
    const ids = await Promise.all(
      [1, 2, 3].map((n) => aDeal(site.database, { title: `Deal ${n}` })),
    );
    const paths = [...ids, ...ids].map(({ id }) => `/social/deals/${id}.jpg`);
    const cards = await Promise.all(paths.map((path) => card(path).expect(200)));
    expect(cards[0].body.equals(cards[3].body)).toBe(true);
    expect(cards[0].body.equals(cards[1].body)).toBe(false);
  });

  test('every other page shows the site’s own, in its language', async () => {
    const { text } = await site.http.get('/imprint').set('Accept-Language', 'es').expect(200);
    expect(text).toContain(
      'property="og:image" content="http://127.0.0.1:3000/social/site/es.jpg"',
    );
    const { body } = await card('/social/site/es.jpg').expect(200);
    expect(body.equals((await card('/social/site/en.jpg').expect(200)).body)).toBe(false);
    await card('/social/site/xx.jpg').expect(404);
  });

  test('destinations have one in each language', async () => {
    const [german, french] = await Promise.all(
      ['de', 'fr'].map((language) =>
        card(`/social/destinations/${language}/chobe.jpg`).expect(200),
      ),
    );
    expect(german.body.equals(french.body)).toBe(false);
  });

  test.each(['deals/0', 'deals/abc', 'destinations/en/nowhere', 'destinations/en/..%2fchobe'])(
    'there is no card for %s',
    (path) => site.http.get(`/social/${path}.jpg`).expect(404),
  );
});
