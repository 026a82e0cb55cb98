import { startApp, type TestApp } from '../support/app';
import { TestBrowser, wakeList } from '../support/browser';
import { aDeal } from '../support/deals';

describe('the language selector', () => {
  let site: TestApp;
  let browser: TestBrowser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([startApp(), TestBrowser.start()]);
    for (let n = 0; n < 6; n += 1) await aDeal(site.database, { title: `Deal ${n}` });
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  const choose = async (page: Awaited<ReturnType<TestBrowser['open']>>, language: string) => {
    await page.locator('.language summary').click();
    await page.locator(`a[data-language=${language}]`).click();
    await page.waitForFunction((lang) => document.documentElement.lang === lang, language);
  };

  test('saves the choice and switches all text at once', async () => {
    const page = await browser.open();
    await page.goto(`${site.url}/nowhere`);
    await choose(page, 'fr');
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('fr');
    expect(await page.context().cookies()).toMatchObject([
      { name: 'language', value: 'fr', sameSite: 'Lax' },
    ]);
    await page.goto(`${site.url}/deals`);
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  });

  test('keeps page, query, scroll and typed input', async () => {
    const page = await browser.open();
    await page.goto(`${site.url}/deals?sort=savings`);
    await wakeList(page);
    await page.getByLabel('Search', { exact: true }).fill('Deal');
    await page.evaluate(() => scrollTo(0, 500));
    await page.locator('.language summary').evaluate((summary: HTMLElement) => summary.click());
    await page.locator('a[data-language=es]').evaluate((link: HTMLElement) => link.click());
    await page.waitForFunction(() => document.documentElement.lang === 'es');
    expect(page.url()).toBe(`${site.url}/deals?search=Deal&sort=savings`);
    expect(await page.locator('input[name=search]').inputValue()).toBe('Deal');
    expect(await page.evaluate(() => scrollY)).toBe(500);
  });

  test('brings back a choice whose cookie is gone', async () => {
    const page = await browser.open();
    await page.goto(site.url);
    await choose(page, 'de');
    await page.context().clearCookies();
    await page.goto(`${site.url}/deals`);
    await page.waitForFunction(() => document.documentElement.lang === 'de');
  });

  test('works without JavaScript, by address and cookie', async () => {
    const page = await browser.open({ javaScriptEnabled: false });
    await page.goto(`${site.url}/deals?sort=savings`);
    await page.locator('.language summary').click();
    await page.locator('a[data-language=de]').click();
    expect(page.url()).toContain('sort=savings');
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    await page.goto(site.url);
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
  });
});

describe('the header on a small screen', () => {
  let site: TestApp;
  let browser: TestBrowser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([startApp(), TestBrowser.start()]);
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  test('folds all six links into a menu that a tapped link closes', async () => {
    const page = await browser.open({ viewport: { width: 375, height: 700 } });
    await page.goto(site.url);
    const links = page.locator('.menu nav a');
    expect(await links.count()).toBe(6);
    expect(await links.first().isVisible()).toBe(false);
    await page.locator('.menu summary').click();
    await links.getByText('About').click();
    expect(new URL(page.url()).hash).toBe('#about');
    expect(await links.first().isVisible()).toBe(false);
  });

  test('placeholder links neither leave the page nor jump', async () => {
    const page = await browser.open();
    await page.goto(`${site.url}/deals`);
    await page.locator('.social a').first().scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    for (const link of await page.locator('.social a').all()) await link.click();
    expect(page.url()).toBe(`${site.url}/deals`);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    expect(page.noise).toEqual([]);
  });
});

describe('a navigation', () => {
  let site: TestApp;
  let browser: TestBrowser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([startApp(), TestBrowser.start()]);
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  test('starts at the top, back and forward too; an anchor is the exception', async () => {
    const page = await browser.open();
    await page.goto(site.url);
    const height = () => page.evaluate(() => scrollY);
    await page.evaluate(() => scrollTo(0, 900));
    await page.goto(`${site.url}/deals`);
    await page.goBack();
    await page.waitForFunction(() => scrollY === 0);
    await page.goForward();
    expect(await height()).toBe(0);
    await page.goto(`${site.url}/#about`);
    await page.waitForFunction(() => scrollY > 500);
  });
});
