import { allDestinations } from '../../client/content/destinations';
import { startApp, type TestApp } from '../support/app';
import { between, count, hrefs, main, texts } from '../support/html';

const LANGUAGES = ['en', 'de', 'es', 'fr'] as const;
const COUNTRIES = {
  serengeti: 'Tanzania',
  'masai-mara': 'Kenya',
  kruger: 'South Africa',
  'okavango-delta': 'Botswana',
  'ngorongoro-crater': 'Tanzania',
  chobe: 'Botswana',
  etosha: 'Namibia',
  'south-luangwa': 'Zambia',
};
const ALL = Object.entries(COUNTRIES);
const FEATURED = ALL.slice(0, 5).map(([id]) => id);
const MORE = ALL.slice(5).map(([id]) => id);

describe('destinations', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp();
  });
  afterAll(() => site.close());
  const get = async (path: string, language = 'en') =>
    (await site.http.get(path).set('Accept-Language', language).expect(200)).text;

  test('the list has three stats, five featured places and three more', async () => {
    const html = main(await get('/destinations'));
    const stats = between(html, '<dl class="stats"', '</dl>');
    expect(texts(stats, 'dd')).toEqual(['8', '6', 'up to 70%']);
    expect(texts(stats, 'dt')).toEqual(['destinations', 'countries', 'savings']);

    const featured = between(html, 'id="featured"', 'id="more"');
    expect(count(featured, /<article/g)).toBe(5);
    for (const id of FEATURED) expect(hrefs(featured)).toContain(`/destinations/${id}`);
    expect(hrefs(featured).filter((href) => href === '/deals')).toHaveLength(5);

    const more = html.slice(html.indexOf('id="more"'));
    expect(count(more, /<article/g)).toBe(3);
    expect(new Set(hrefs(more))).toEqual(new Set(MORE.map((id) => `/destinations/${id}`)));
  });

  test('a featured card shows the first three highlights, and no more', async () => {
    const html = main(await get('/destinations'));
    for (const { id, text } of allDestinations('en').filter(({ featured }) => featured)) {
      const card = between(html, `href="/destinations/${id}"`, '</article>');
      expect(texts(between(card, 'place-card-highlights', '</ul>'), 'li')).toEqual(
        text.highlights.slice(0, 3),
      );
    }
  });

  test.each(ALL)('%s is a place in %s with everything the page promises', async (id, country) => {
    const html = main(await get(`/destinations/${id}`));
    const { text } = allDestinations('en').find((each) => each.id === id)!;
    expect(texts(html, 'h1')).toEqual([text.name]);
    expect(texts(between(html, 'class="badge"', '</header>').replace(/^/, '<p '), 'p')[0]).toBe(
      country,
    );
    const shown = html.replace(/&#x27;/g, '’');
    for (const words of [text.tagline, ...text.highlights, ...text.activities, ...text.wildlife])
      expect(shown).toContain(words);
    expect(texts(between(html, 'fact-strip', '</dl>'), 'dd')).toEqual([
      text.bestTime,
      text.duration,
      text.difficulty,
    ]);
    expect(texts(between(html, 'id="features"', '</section>'), 'h3')).toEqual(
      text.uniqueFeatures.map(({ title }) => title),
    );
    expect(count(between(html, 'id="features"', '</section>'), /<svg/g)).toBe(4);
    expect(count(between(html, 'id="gallery"', '</section>'), /<img/g)).toBe(4);
    expect(texts(between(html, '<ol class="numbered"', '</ol>'), 'li')).toEqual([...text.tips]);
    expect(between(html, 'id="accommodation"', '</section>')).toContain('<p>');
  });

  test('the sidebar leads to the deals and to a trip of one’s own', async () => {
    const aside = between(await get('/destinations/chobe'), '<aside', '</aside>');
    expect(hrefs(aside)).toEqual(['/deals', '/contact']);
    expect(texts(between(aside, 'facts-list', '</dl>'), 'dt')).toEqual([
      'Country',
      'Best time',
      'Duration',
      'Difficulty',
    ]);
    expect(hrefs(main(await get('/destinations/chobe')))[0]).toBe('/destinations');
  });

  test.each(LANGUAGES)('every place is described in %s, pictures included', async (language) => {
    for (const { id, text } of allDestinations(language)) {
      const html = await get(`/destinations/${id}`, language);
      expect(texts(html, 'title')).toEqual([`${text.name}, ${text.country}`]);
      expect(count(main(html), /alt=""/g)).toBe(0);
      for (const alt of text.alt.gallery) expect(html.replace(/&#x27;/g, "'")).toContain(alt);
    }
  });

  test.each(['nowhere', 'Serengeti', 'serengeti%20', '1', 'constructor', '__proto__'])(
    '%s is no destination of ours',
    async (id) => {
      const { text } = await site.http.get(`/destinations/${id}`).expect(404);
      expect(text).toContain('Destination Not Found');
      expect(hrefs(main(text))).toEqual(['/destinations']);
      await site.http.head(`/destinations/${id}`).expect(404);
    },
  );

  test('the short address of the Okavango moves on for good', async () => {
    const { headers } = await site.http.get('/destinations/okavango').expect(301);
    expect(headers.location).toBe('/destinations/okavango-delta');
  });
});
