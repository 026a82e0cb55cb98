import { startApp, type TestApp } from '../support/app';
import { TestBrowser, wakeList } from '../support/browser';
import { aDeal } from '../support/deals';
import { eventually } from '../support/eventually';
import type { Page, Route } from 'playwright';

const HOUR_MS = 60 * 60 * 1000;

describe('the deals in a browser', () => {
  let site: TestApp;
  let browser: TestBrowser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([startApp(), TestBrowser.start()]);
    await aDeal(site.database, { title: 'Plains', discountedPrice: '900.00', savings: 30 });
    await aDeal(site.database, {
      title: 'Beach',
      destination: 'Zanzibar',
      discountedPrice: '950.00',
      savings: 60,
    });
    await aDeal(site.database, {
      title: 'Crater',
      destination: 'Ngorongoro',
      discountedPrice: '999.00',
      expiresAt: new Date(Date.now() + HOUR_MS),
    });
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });
  const cards = '.grid h3';
  const shows = (page: Page, titles: string[]) =>
    eventually(async () => expect(await page.locator(cards).allTextContents()).toEqual(titles));

  /** Holds the island's code back until released, as a slow network would. */
  async function holdIsland(page: Page) {
    let release = () => {};
    const released = new Promise<void>((done) => (release = done));
    await page.route('**/assets/DealBrowser-*.js', async (route) => {
      await released;
      await route.continue();
    });
    return release;
  }

  test('search, filter and sort need no request and live in the address', async () => {
    const page = await browser.open();
    await page.goto(`${site.url}/deals`);
    await wakeList(page);
    await page.waitForLoadState('networkidle');
    page.requested.length = 0;
    await page.getByLabel('Sort by').selectOption('savings');
    await shows(page, ['Beach', 'Crater', 'Plains']);
    await page.getByLabel('Search', { exact: true }).fill('PLAI');
    await shows(page, ['Plains']);
    expect(page.url()).toBe(`${site.url}/deals?search=PLAI&sort=savings`);
    await page.getByLabel('Destination').selectOption('zanzibar');
    await page.getByText('No deals found', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await shows(page, ['Beach', 'Crater', 'Plains']);
    expect(await page.getByLabel('Sort by').inputValue()).toBe('savings');
    expect(page.requested.filter((url) => !/\/img\//.test(url))).toEqual([]);
    expect(page.noise).toEqual([]);
  });

  test('what is typed, chosen and pressed before the island is awake counts', async () => {
    const page = await browser.open();
    const release = await holdIsland(page);
    await page.goto(`${site.url}/deals`);
    await page.getByLabel('Sort by').selectOption('savings');
    await page.getByLabel('Search', { exact: true }).fill('a');
    await page.keyboard.press('Enter');
    await shows(page, ['Plains', 'Beach', 'Crater']);
    release();
    await shows(page, ['Beach', 'Crater', 'Plains']);
    expect(page.url()).toBe(`${site.url}/deals?search=a&sort=savings`);
    expect(await page.getByLabel('Search', { exact: true }).inputValue()).toBe('a');
    expect(page.requested.filter((url) => url.includes('?search='))).toEqual([]);
    expect(page.noise).toEqual([]);
  });

  test('filters that left nothing are cleared by a press before the island is awake', async () => {
    const page = await browser.open();
    const release = await holdIsland(page);
    await page.goto(`${site.url}/deals?search=nothing&sort=savings`);
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    release();
    await shows(page, ['Beach', 'Crater', 'Plains']);
    expect(page.requested.filter((url) => /deals\?/.test(url))).toHaveLength(1);
    expect(page.noise).toEqual([]);
  });

  test('without JavaScript the list can be searched and the expiry read', async () => {
    const page = await browser.open({ javaScriptEnabled: false });
    await page.goto(`${site.url}/deals`);
    await page.getByLabel('Search', { exact: true }).fill('beach');
    await page.getByRole('button', { name: 'Show deals' }).click();
    expect(await page.locator(cards).allTextContents()).toEqual(['Beach']);
    expect(await page.locator('time').first().textContent()).toMatch(/^Expires \d+ \w+ \d{4}/);
  });

  test('the button that applies a choice is for those without scripts', async () => {
    const page = await browser.open();
    await page.goto(`${site.url}/deals`);
    expect(await page.getByRole('button', { name: 'Show deals' }).count()).toBe(0);
  });

  test.each([
    ['that does not load', (route: Route) => route.abort()],
    [
      'that breaks',
      (route: Route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'export default () => { throw new Error("broken") }',
        }),
    ],
  ])('an island %s leaves what the server sent, and stops no other', async (_how, answer) => {
    const page = await browser.open();
    await page.route('**/api/**', (route) => route.abort());
    await page.route('**/assets/DealBrowser-*.js', answer);
    await page.goto(`${site.url}/deals`);
    await page.getByLabel('Search', { exact: true }).focus();
    await page.getByRole('button', { name: 'Show deals' }).waitFor();
    expect(await page.locator(cards).count()).toBe(3);
    await page.getByLabel('Search', { exact: true }).fill('beach');
    await page.getByRole('button', { name: 'Show deals' }).click();
    await page.waitForURL('**/deals?search=beach*');
    expect(await page.locator(cards).count()).toBe(1);
    await page.locator('.language summary').click();
    await page.locator('a[data-language=de]').click();
    await page.waitForFunction(() => document.documentElement.lang === 'de');
  });
});
