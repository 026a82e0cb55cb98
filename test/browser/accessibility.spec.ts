import { startApp, type TestApp } from '../support/app';
import { faults } from '../support/axe';
import { TestBrowser } from '../support/browser';
import { PUBLIC_PAGES, someDeals } from '../support/public-pages';
import { paleWords } from '../support/words-on-pictures';

/** Every page with words on a picture, from the darkest of scenes to the palest. */
const SCENES = ['/', '/destinations', '/travel-tips', '/contact', '/thank-you'].concat(
  ['serengeti', 'ngorongoro-crater', 'etosha', 'south-luangwa'].map((id) => `/destinations/${id}`),
);

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
    await page.goto(site.url + path);
    return page;
  };

  test('with the menu and the language selector open', async () => {
    const page = await open('/deals');
    await page.setViewportSize({ width: 375, height: 800 });
    await page.locator('.menu summary').click();
    expect(await faults(page)).toEqual([]);
    await page.locator('.language summary').click();
    expect(await faults(page)).toEqual([]);
  });

  test('nothing is wider than the screen, from 320 px on, long German words included', async () => {
    const page = await open('/', 'de-DE');
    for (const [path] of PUBLIC_PAGES) {
      await page.goto(site.url + path);
      for (const width of [320, 375, 768, 1024, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect([path, width, wide]).toEqual([path, width, Math.min(wide, width)]);
      }
    }
  }, 240_000);

  test.each([768, 1440])('words on a picture stand out from it at %i px', async (width) => {
    const page = await open('/', 'es-ES');
    await page.setViewportSize({ width, height: 900 });
    for (const path of SCENES) {
      await page.goto(site.url + path);
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLImageElement>('.hero img, .scene-hero img')].every(
          ({ complete, naturalWidth }) => complete && naturalWidth > 0,
        ),
      );
      expect([path, ...(await paleWords(page))]).toEqual([path]);
    }
  });
});
