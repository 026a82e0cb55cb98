import { startApp, type TestApp } from '../support/app';
import { awake, TestBrowser, type WatchedPage } from '../support/browser';
import { WIDE_LIMITS } from '../support/letters';

describe('the quote form', () => {
  let site: TestApp;
  let browser: TestBrowser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([startApp(WIDE_LIMITS), TestBrowser.start()]);
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });
  afterEach(async () => {
    await site.database.query('truncate contact_submissions, outbox');
  });

  const rows = () => site.database.query('select * from contact_submissions');
  const toast = (page: WatchedPage) => page.locator('.toast');

  async function openForm(options: Parameters<TestBrowser['open']>[0] = {}) {
    const page = await browser.open(options);
    await page.goto(`${site.url}/contact`);
    await awake(page, 'QuoteForm');
    return page;
  }

  async function fillIn(page: WatchedPage) {
    await page.locator('[name=firstName]').fill('Zoë');
    await page.locator('[name=lastName]').fill('O’Neil');
    await page.locator('[name=email]').fill('zoe@x.org');
  }

  test.each(['Pacific/Kiritimati', 'America/Los_Angeles'])(
    'sends once, with a solved challenge, and keeps the calendar day (%s)',
    async (timezoneId) => {
      const page = await openForm({ timezoneId });
      await fillIn(page);
      await page.locator('[name=startDate]').fill('2026-03-01');
      await page.locator('[name=travelers]').selectOption('3-4');
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      let body: Record<string, unknown> = {};
      await page.route('**/api/contact', async (route) => {
        body = route.request().postDataJSON();
        await held;
        await route.continue();
      });
      const button = page.getByRole('button', { name: 'Request my quote' });
      await button.dblclick();
      const pending = page.getByRole('button', { name: 'Submitting...' });
      await pending.waitFor();
      expect(await pending.isDisabled()).toBe(true);
      release();
      await page.getByText('Your safari quote request has been submitted.').waitFor();
      expect(await toast(page).locator('strong').textContent()).toBe('Success!');
      expect(body).toMatchObject({
        startDate: '2026-03-01T00:00:00.000Z',
        altcha: expect.any(String),
      });
      expect(body).not.toHaveProperty('endDate');
      const stored = await rows();
      expect(stored).toHaveLength(1);
      expect(stored[0]).toMatchObject({
        first_name: 'Zoë',
        travelers: '3-4',
        start_date: new Date('2026-03-01T00:00:00Z'),
        end_date: null,
      });
      for (const field of ['firstName', 'email', 'startDate', 'travelers']) {
        expect(await page.locator(`[name=${field}]`).inputValue()).toBe('');
      }
      await button.waitFor();
      expect(page.noise).toEqual([]);
    },
  );

  test('says at the field what is wrong, in the page’s language, and goes to the first', async () => {
    const page = await openForm({ locale: 'de-DE' });
    await page.locator('[name=firstName]').fill('Zoë');
    await page.locator('[name=lastName]').fill('   ');
    await page.locator('[name=email]').fill('zoe@x');
    await page.getByRole('button', { name: 'Angebot anfragen' }).click();
    const described = async (field: string) => {
      const control = page.locator(`[name=${field}]`);
      expect(await control.getAttribute('aria-invalid')).toBe('true');
      const ids = (await control.getAttribute('aria-describedby'))!.split(' ');
      return page.locator(`[id="${ids.at(-1)}"]`).textContent();
    };
    expect(await described('lastName')).toBe('Der Text muss mindestens 1 Zeichen enthalten');
    expect(await described('email')).toBe('Ungültige E-Mail-Adresse');
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe(
      'lastName',
    );
    expect(page.requested.filter((url) => url.endsWith('/api/contact'))).toEqual([]);
    await page.locator('[name=email]').fill('zoe@x.org');
    expect(await page.locator('[name=email]').getAttribute('aria-invalid')).toBeNull();
  });

  test.each([
    [{ status: 500, body: '{"message":"The kettle is broken."}' }, 'The kettle is broken.'],
    [{ status: 502, body: '<html>' }, 'Failed to submit form. Please try again.'],
  ])('keeps what was typed when sending fails', async (answer, text) => {
    const page = await openForm();
    await page.route('**/api/contact', (route) => route.fulfill(answer));
    await fillIn(page);
    await page.getByRole('button', { name: 'Request my quote' }).click();
    await toast(page).getByText(text).waitFor();
    expect(await toast(page).locator('strong').textContent()).toBe('Error');
    expect(await page.locator('[name=email]').inputValue()).toBe('zoe@x.org');
    expect(await page.locator('form.quote-form button').isEnabled()).toBe(true);
  });

  test('a switch of language keeps what was typed', async () => {
    const page = await openForm();
    await fillIn(page);
    await page.locator('[name=preferredDestination]').selectOption('zanzibar');
    await page.locator('.language summary').click();
    await page.locator('a[data-language=fr]').click();
    await page.waitForFunction(() => document.documentElement.lang === 'fr');
    await awake(page, 'QuoteForm');
    expect(await page.locator('[name=lastName]').inputValue()).toBe('O’Neil');
    expect(await page.locator('[name=preferredDestination]').inputValue()).toBe('zanzibar');
    expect(page.noise).toEqual([]);
  });

  test('works without JavaScript, and keeps what was typed when something is wrong', async () => {
    const page = await browser.open({ javaScriptEnabled: false, locale: 'es-ES' });
    await page.goto(`${site.url}/contact`);
    await fillIn(page);
    await page.locator('[name=email]').fill('zoe@x');
    await page.locator('[name=message]').fill('Con niños');
    await page.locator('form.quote-form button').click();
    await page.locator('.field-error').getByText('Correo no válido').waitFor();
    expect(page.url()).toBe(`${site.url}/contact`);
    expect(await page.locator('[name=email]:focus').count()).toBe(1);
    expect(await page.locator('[name=message]').inputValue()).toBe('Con niños');
    await page.locator('[name=email]').fill('zoe@x.org');
    await page.locator('form.quote-form button').click();
    await page.getByText('Hemos recibido su solicitud').waitFor();
    expect(await rows()).toHaveLength(1);
  });
});
