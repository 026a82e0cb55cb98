import axe from 'axe-core';
import { startApp, type TestApp } from './app';
import { TestBrowser, type WatchedPage } from './browser';
import { PUBLIC_PAGES, someDeals } from './public-pages';

export type View = [width: number, colours: 'light' | 'dark'];

/** Every view of every page, `TEST_FAULTS=all npm test -- accessible`; else each language sees two of them. */
const ALL: View[] = [
  [375, 'light'],
  [375, 'dark'],
  [1440, 'light'],
  [1440, 'dark'],
];

/** Every public page in one language, by axe. */
export function everyPageIsAccessible(locale: string, some: View[]) {
  const views = process.env.TEST_FAULTS === 'all' ? ALL : some;
  let site: TestApp;
  let browser: TestBrowser;
  let page: WatchedPage;
  beforeAll(async () => {
    [site, browser] = await Promise.all([startApp(), TestBrowser.start()]);
    await someDeals(site.database);
    page = await browser.open({ locale, reducedMotion: 'reduce' });
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  test.each(PUBLIC_PAGES)('%s', async (path, expected) => {
    const response = await page.goto(site.url + path);
    expect(response!.status()).toBe(expected);
    for (const [width, colorScheme] of views) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      // In the dark nothing but the colours is another.
      const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined;
      expect(await faults(page, rules)).toEqual([]);
    }
  });
}

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The violations axe finds, as lines that name rule and place. */
export async function faults(page: WatchedPage, rules?: string[]): Promise<string[]> {
  await page.evaluate(axe.source);
  // Only violations are carried out of the page: all that passed is megabytes.
  const { violations } = await page.evaluate(
    (runOnly) => window.axe.run({ runOnly, resultTypes: ['violations'] }),
    rules ?? STANDARDS,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
