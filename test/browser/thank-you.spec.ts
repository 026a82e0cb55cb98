import { startApp, type TestApp } from '../support/app';
import { awake, TestBrowser } from '../support/browser';

describe('the thank-you page in a browser', () => {
  let site: TestApp;
  let browser: TestBrowser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([startApp(), TestBrowser.start()]);
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  const codes = async () => {
    const page = await browser.open();
    await page.goto(`${site.url}/thank-you`);
    await awake(page, 'ThankYouCodes');
    await page.getByText(/^SFD-/).waitFor();
    return { page, values: await page.locator('.voucher-codes dd').allTextContents() };
  };

  test('makes order number, code and time of its own, in silence', async () => {
    const { page, values } = await codes();
    expect(values[0]).toMatch(/^SER2024-[0-9A-Z]{4}$/);
    expect(values[1]).toMatch(/^SFD-\d{4}$/);
    expect(values[2]).toContain(String(new Date().getFullYear()));
    expect(page.noise).toEqual([]);
    const again = await codes();
    expect(again.values.slice(0, 2)).not.toEqual(values.slice(0, 2));
  });

  test('has four buttons that the keyboard reaches and that do nothing', async () => {
    const { page } = await codes();
    page.requested.length = 0;
    const before = await page.locator('main').innerText();
    for (const name of [
      'Download Voucher',
      'Email Support',
      'Share with friends',
      'Refer a friend',
    ]) {
      const button = page.getByRole('button', { name });
      await button.focus();
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press('Enter');
      await button.click();
    }
    expect(page.url()).toBe(`${site.url}/thank-you`);
    expect(await page.locator('main').innerText()).toBe(before);
    expect(page.requested).toEqual([]);
    expect(page.noise).toEqual([]);
  });
});
