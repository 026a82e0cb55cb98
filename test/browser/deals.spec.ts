import { startApp, type TestApp } from '../support/app';
import { awake, TestBrowser } from '../support/browser';
import { aDeal } from '../support/deals';

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

  test('a list hydrates in silence and ticks', async () => {
    const page = await browser.open();
    await page.goto(`${site.url}/deals`);
    await awake(page, 'DealBrowser');
    const clock = page.getByTestId('clock').first();
    const before = await clock.textContent();
    await page.waitForFunction(
      (text) => document.querySelector('[data-testid=clock]')!.textContent !== text,
      before,
    );
    expect(page.noise).toEqual([]);
  });

  test('search, filter and sort need no request and live in the address', async () => {
    const page = await browser.open();
    await page.goto(`${site.url}/deals`);
    await awake(page, 'DealBrowser');
    await page.waitForLoadState('networkidle');
    page.requested.length = 0;
    await page.getByLabel('Sort by').selectOption('savings');
    expect(await page.locator(cards).allTextContents()).toEqual(['Beach', 'Crater', 'Plains']);
    await page.getByLabel('Search', { exact: true }).fill('PLAI');
    expect(await page.locator(cards).allTextContents()).toEqual(['Plains']);
    expect(page.url()).toBe(`${site.url}/deals?search=PLAI&sort=savings`);
    await page.getByLabel('Destination').selectOption('zanzibar');
    await page.getByText('No deals found', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    expect(await page.locator(cards).count()).toBe(3);
    expect(await page.getByLabel('Sort by').inputValue()).toBe('savings');
    expect(page.requested.filter((url) => !/\/img\//.test(url))).toEqual([]);
    expect(page.noise).toEqual([]);
  });

  test('the countdown runs on the server’s clock, not the visitor’s', async () => {
    const page = await browser.open();
    await page.addInitScript(() => {
      const real = Date.now;
      Date.now = () => real() + 2 * 60 * 60 * 1000;
    });
    await page.goto(`${site.url}/deals`);
    await awake(page, 'DealBrowser');
    const clock = page.locator('article', { hasText: 'Crater' }).getByTestId('clock');
    await page.waitForFunction(() => document.querySelectorAll('[data-testid=clock]').length === 3);
    expect(await clock.textContent()).toMatch(/^00:5\d:\d\d$|^01:00:00$/);
  });

  test('without JavaScript the list can be searched and the expiry read', async () => {
    const page = await browser.open({ javaScriptEnabled: false });
    await page.goto(`${site.url}/deals`);
    await page.getByLabel('Search', { exact: true }).fill('beach');
    await page.getByRole('button', { name: 'Show deals' }).click();
    expect(await page.locator(cards).allTextContents()).toEqual(['Beach']);
    expect(await page.locator('time').first().textContent()).toMatch(/^Expires \d+ \w+ \d{4}/);
  });

  test('a broken island leaves what the server sent, and stops no other', async () => {
    const page = await browser.open();
    await page.route('**/api/**', (route) => route.abort());
    await page.route('**/assets/DealBrowser-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default () => { throw new Error("broken") }',
      }),
    );
    await page.goto(`${site.url}/deals`);
    await page.waitForFunction(() =>
      document.querySelector('[data-island=DealBrowser][data-hydrated]'),
    );
    expect(await page.locator(cards).count()).toBe(3);
    await page.locator('.language summary').click();
    await page.locator('a[data-language=de]').click();
    await page.waitForFunction(() => document.documentElement.lang === 'de');
  });
});
