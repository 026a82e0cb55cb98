import { startApp, type TestApp } from '../support/app';
import { TestBrowser, wakeList, type WatchedPage } from '../support/browser';
import { aDeal } from '../support/deals';
import { eventually } from '../support/eventually';

const DEALS = 120;
const AT_ONCE = 48;

describe('a list longer than a page', () => {
  let site: TestApp;
  let browser: TestBrowser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([startApp(), TestBrowser.start()]);
    for (let n = 1; n <= DEALS; n += 1) {
      const discountedPrice = `${500 + n}.00`;
      await aDeal(site.database, { title: `Deal ${n}`, discountedPrice, savings: n });
    }
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  const shows = (page: WatchedPage, count: number, first: string) =>
    eventually(async () => {
      const titles = await page.locator('.grid h3').allTextContents();
      expect([titles.length, titles[0]]).toEqual([count, first]);
    });

  test('travels with the page as far as it is shown', async () => {
    const { text } = await site.http.get('/deals').expect(200);
    expect(text).toContain('120 deals found');
    expect(text).toContain('Deal 48<');
    expect(text).not.toContain('Deal 49');
  });

  test('is called once it is needed, and searched and sorted as a whole', async () => {
    const page = await browser.open();
    await page.goto(`${site.url}/deals`);
    await shows(page, AT_ONCE, 'Deal 1');
    const calls = () => page.requested.filter((url) => url.includes('/api/'));
    expect(calls()).toEqual([]);
    await wakeList(page);
    await page.getByLabel('Search', { exact: true }).fill('Deal 11');
    await shows(page, 11, 'Deal 11');
    await page.getByLabel('Sort by').selectOption('savings');
    await shows(page, 11, 'Deal 119');
    await page.getByLabel('Search', { exact: true }).fill('');
    await shows(page, AT_ONCE, 'Deal 120');
    expect(calls()).toEqual([`${site.url}/api/deals/cards`]);
    expect(page.noise).toEqual([]);
  });

  test('grows before its end is reached', async () => {
    const page = await browser.open();
    await page.goto(`${site.url}/deals`);
    await page.locator('.grid > li').last().scrollIntoViewIfNeeded();
    await shows(page, 2 * AT_ONCE, 'Deal 1');
    expect(page.noise).toEqual([]);
  });

  test('shows what is true now where a deal has gone since the page was made', async () => {
    const page = await browser.open();
    await page.goto(`${site.url}/deals`);
    await site.database.query(`update deals set is_active = false where title = 'Deal 1'`);
    await eventually(async () => {
      const { text } = await site.http.get('/api/deals/cards');
      expect(text).not.toContain('"Deal 1"');
    });
    await wakeList(page);
    await shows(page, AT_ONCE, 'Deal 2');
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe(
      'search',
    );
    expect(page.noise).toEqual([]);
    await site.database.query(`update deals set is_active = true where title = 'Deal 1'`);
  });
});
