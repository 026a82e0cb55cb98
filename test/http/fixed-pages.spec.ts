import { shapes } from '../../client/components/icons/shapes';
import { startApp, type TestApp } from '../support/app';
import { between, count, hrefs, main, texts } from '../support/html';

const LANGUAGES = ['en', 'de', 'es', 'fr'] as const;
const PATHS = ['/travel-tips', '/thank-you', '/privacy-policy', '/terms-of-service', '/imprint'];

describe('pages of fixed content', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp();
  });
  afterAll(() => site.close());
  const get = async (path: string, language = 'en') =>
    (await site.http.get(path).set('Accept-Language', language).expect(200)).text;

  test('the travel tips: six subjects, two seasons, four places, ways on', async () => {
    const html = main(await get('/travel-tips'));
    expect(hrefs(between(html, '<header', '</header>'))).toEqual(['/deals', '/destinations']);
    expect(texts(between(html, 'id="categories"', 'id="seasons"'), 'h3')).toEqual([
      'Safety',
      'Weather',
      'Health',
      'Culture',
      'Environment',
      'Photography',
    ]);
    expect(count(html, /<ul class="ticks">/g)).toBe(6);
    expect(html).toContain('May to October');
    expect(html).toContain('November to April');
    const top = between(html, 'id="top"', 'closing-band');
    expect(texts(top, 'h3')).toEqual(['Serengeti', 'Masai Mara', 'Kruger', 'Okavango Delta']);
    expect([...new Set(hrefs(top))]).toEqual([
      '/destinations/serengeti',
      '/destinations/masai-mara',
      '/destinations/kruger',
      '/destinations/okavango',
      '/destinations',
    ]);
    expect(hrefs(html.slice(html.indexOf('closing-band')))).toEqual(['/deals', '/contact']);
  });

  test('the thank-you page is a sample: its codes are a dash until a browser makes them', async () => {
    const page = await get('/thank-you');
    const html = main(page);
    expect(html).toContain('$2,450 (save 45%)');
    expect(html).toContain('December 31, 2025');
    expect(texts(between(html, 'voucher-codes', '</dl>'), 'dd')).toEqual(['–', '–', '–']);
    expect(page).not.toMatch(/SFD-|SER2024-/);
    expect(texts(between(html, 'class="steps"', '</ol>'), 'h3')).toHaveLength(3);
    expect(texts(html, 'button')).toEqual([
      'Download Voucher',
      'Email Support',
      'Share with friends',
      'Refer a friend',
    ]);
    expect(count(html, /<button type="button"/g)).toBe(4);
    expect(hrefs(html)).toEqual(['/contact', '/destinations', '/']);
  });

  test('the privacy policy has nine sections, its badges and its links', async () => {
    const html = main(await get('/privacy-policy'));
    expect(texts(between(html, 'legal-badges', '</ul>'), 'li')).toEqual([
      'UK GDPR',
      'EU GDPR',
      'ePrivacy',
    ]);
    expect(numbered(html)).toEqual(['1.', '2.', '3.', '4.', '5.', '6.', '7.', '8.', '9.']);
    expect(hrefs(html)).toEqual(expect.arrayContaining(['/contact', '/imprint']));
  });

  test('the terms have seven sections, the waiver, date and version', async () => {
    const html = main(await get('/terms-of-service'));
    expect(numbered(html)).toHaveLength(7);
    expect(between(html, 'id="voucherTerms"', '</section>')).toContain('legal-notice');
    expect(html).toContain('January 2024');
    expect(html).toContain('Version 1.0');
  });

  test('the imprint names the company as configured, and where to read on', async () => {
    const html = main(await get('/imprint'));
    for (const value of ['00000000', 'London', 'Jane Placeholder', 'safari-flash-deals.example'])
      expect(html).toContain(value);
    expect(html).toContain('not a tour operator');
    expect(hrefs(html)).toEqual(
      expect.arrayContaining(['/privacy-policy', '/terms-of-service', '/contact']),
    );
  });

  test.each(LANGUAGES)('all of them speak %s, without a brace or a gap', async (language) => {
    const english = new Set<string>();
    for (const path of PATHS) {
      const html = await get(path, language);
      expect(html).toContain(`<html lang="${language}">`);
      expect(main(html).replace(/href="[^"]*"/g, '')).not.toMatch(
        /\{\w+\}|\b(tips|thankyou|legal|common)\.[a-z]+\.[a-z]/i,
      );
      english.add(texts(html, 'title')[0]);
    }
    expect(english.size).toBe(PATHS.length);
  });

  test('the style guide is not for visitors', async () => {
    await site.http.get('/styleguide').expect(404);
  });
});

describe('in development', () => {
  test('the style guide shows every icon, and asks not to be found', async () => {
    const site = await startApp({ NODE_ENV: 'development' });
    try {
      const { text } = await site.http.get('/styleguide').expect(200);
      expect(text).toContain('<meta name="robots" content="noindex">');
      const sheet = between(text, 'class="icon-sheet"', '</ul>');
      expect(count(sheet, /<svg/g)).toBe(Object.keys(shapes).length);
    } finally {
      await site.close();
    }
  });
});

const numbered = (html: string) => texts(between(html, 'class="legal-text"', '<footer'), 'span');
