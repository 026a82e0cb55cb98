import AxeBuilder from '@axe-core/playwright';
import { startApp, type TestApp } from '../support/app';
import { TestBrowser, type WatchedPage } from '../support/browser';
import { PUBLIC_PAGES, someDeals } from '../support/public-pages';

/** Width and colours; in German only the ends of what English sees whole. */
const VIEWS: Record<string, [width: number, colours: 'light' | 'dark'][]> = {
  'en-GB': [
    [375, 'light'],
    [375, 'dark'],
    [1440, 'light'],
    [1440, 'dark'],
  ],
  'de-DE': [
    [375, 'light'],
    [1440, 'dark'],
  ],
};

describe('for everybody: WCAG 2.2 AA by axe', () => {
  let site: TestApp;
  let browser: TestBrowser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([startApp(), TestBrowser.start()]);
    await someDeals(site.database);
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  const open = async (path: string, locale = 'en-GB') => {
    const page = await browser.open({ locale, reducedMotion: 'reduce' });
    const response = await page.goto(site.url + path);
    return { page, status: response!.status() };
  };

  describe.each(Object.keys(VIEWS))('in %s', (locale) => {
    test.each(PUBLIC_PAGES)(
      '%s, small and large, light and dark',
      async (path, expected) => {
        const { page, status } = await open(path, locale);
        expect(status).toBe(expected);
        for (const [width, colorScheme] of VIEWS[locale]) {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ colorScheme });
          // In the dark nothing but the colours is another.
          const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined;
          expect(await faults(page, rules)).toEqual([]);
        }
        await page.context().close();
      },
      120_000,
    );
  });

  test('with the menu and the language selector open', async () => {
    const { page } = await open('/deals');
    await page.setViewportSize({ width: 375, height: 800 });
    await page.locator('.menu summary').click();
    expect(await faults(page)).toEqual([]);
    await page.locator('.language summary').click();
    expect(await faults(page)).toEqual([]);
  });

  test('nothing is wider than the screen, from 320 px on, long German words included', async () => {
    const { page } = await open('/', 'de-DE');
    for (const [path] of PUBLIC_PAGES) {
      await page.goto(site.url + path);
      for (const width of [320, 375, 768, 1024, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect([path, width, wide]).toEqual([path, width, Math.min(wide, width)]);
      }
    }
  }, 240_000);
});

/** The violations axe finds, as lines that name rule and place. */
async function faults(page: WatchedPage, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}
