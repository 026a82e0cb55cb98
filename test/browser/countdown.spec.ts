import { startApp, type TestApp } from '../support/app';
import { TestBrowser, wakeList, type WatchedPage } from '../support/browser';
import { aDeal } from '../support/deals';

const HOUR_MS = 60 * 60 * 1000;

describe('a countdown', () => {
  let site: TestApp;
  let browser: TestBrowser;
  let crater: number;
  beforeAll(async () => {
    [site, browser] = await Promise.all([startApp(), TestBrowser.start()]);
    ({ id: crater } = await aDeal(site.database, {
      title: 'Crater',
      customCountdownMessage: 'Gone in',
      expiresAt: new Date(Date.now() + 2 * HOUR_MS),
    }));
    await aDeal(site.database, {
      title: 'Beach',
      expiresAt: new Date(Date.now() + 25 * HOUR_MS),
    });
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  const of = (page: WatchedPage, title: string) =>
    page.locator('article', { hasText: title }).locator('.countdown');
  const loadsReact = (page: WatchedPage) => page.requested.some((url) => /\/react-/.test(url));

  test.each(['/', '/deals', '/deals/:id'])('ticks on %s without React', async (path) => {
    const page = await browser.open();
    await page.goto(site.url + path.replace(':id', String(crater)));
    const clock = page.getByTestId('clock').first();
    const before = await clock.textContent();
    await page.waitForFunction(
      (text) => document.querySelector('[data-testid=clock]')!.textContent !== text,
      before,
    );
    expect(loadsReact(page)).toBe(false);
    expect(page.noise).toEqual([]);
  });

  test('ticks on, and in silence, once the list is awake', async () => {
    const page = await browser.open();
    await page.goto(`${site.url}/deals`);
    await wakeList(page);
    const search = page.getByLabel('Search', { exact: true });
    await search.fill('nothing like it');
    await page.getByText('No deals found', { exact: true }).waitFor();
    await search.fill('crater');
    const clock = of(page, 'Crater').getByTestId('clock');
    expect(await clock.textContent()).toMatch(/^01:59:\d\d$|^02:00:00$/);
    const before = await clock.textContent();
    await page.waitForFunction(
      (text) => document.querySelector('[data-testid=clock]')!.textContent !== text,
      before,
    );
    expect(page.noise).toEqual([]);
  });

  test('runs on the server’s clock, not the visitor’s', async () => {
    const page = await browser.open();
    await page.addInitScript(() => {
      const real = Date.now;
      Date.now = () => real() + 3 * 60 * 60 * 1000;
    });
    await page.goto(`${site.url}/deals`);
    await page.waitForFunction(
      () => !document.querySelector('[data-testid=clock]')!.textContent!.endsWith('00:00'),
    );
    expect(await of(page, 'Crater').getByTestId('clock').textContent()).toMatch(/^01:59:\d\d$/);
  });

  test('blinks in its last day, and ends in EXPIRED, for those who listen too', async () => {
    const page = await browser.open();
    await page.clock.install();
    await page.goto(`${site.url}/deals`);
    expect(await of(page, 'Crater').getAttribute('class')).toContain('blinks');
    expect(await of(page, 'Beach').getAttribute('class')).not.toContain('blinks');
    const clock = of(page, 'Crater').getByTestId('clock');
    expect(await clock.getAttribute('aria-hidden')).toBe('true');
    expect(await of(page, 'Crater').textContent()).toMatch(/^Gone in\d\d:\d\d:\d\dExpires /);

    await page.clock.fastForward(2.5 * HOUR_MS);
    await clock.getByText('EXPIRED').waitFor();
    expect(await of(page, 'Crater').getAttribute('class')).not.toContain('blinks');
    expect(await clock.getAttribute('aria-hidden')).toBeNull();
    expect(await of(page, 'Crater').textContent()).toMatch(/^EXPIREDExpired \d+ \w+ 2026 at/);
    expect(await of(page, 'Beach').getAttribute('class')).toContain('blinks');
  });
});
