import { startApp, type TestApp } from '../support/app';
import { awake, TestBrowser, type WatchedPage } from '../support/browser';
import { subscribe, subscription, tokensOf, WIDE_LIMITS } from '../support/letters';

describe('the newsletter in a browser', () => {
  let site: TestApp;
  let browser: TestBrowser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([startApp(WIDE_LIMITS), TestBrowser.start()]);
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });
  afterEach(() => site.database.query('truncate newsletter_subscriptions, outbox'));

  const isConfirmed = async (email: string) =>
    (await subscription(site.database, email)).is_confirmed;
  const calls = (page: WatchedPage) =>
    page.requested.filter((url) => url.includes('/api/newsletter'));

  async function openForm(options: Parameters<TestBrowser['open']>[0] = {}) {
    const page = await browser.open(options);
    await page.goto(`${site.url}/#newsletter`);
    await page.locator('[data-island=NewsletterForm]').scrollIntoViewIfNeeded();
    await awake(page, 'NewsletterForm');
    return page;
  }
  const field = (page: WatchedPage) => page.locator('.newsletter-form [name=email]');
  const button = (page: WatchedPage) => page.locator('.newsletter-form button');

  async function signUp(page: WatchedPage, email: string) {
    await field(page).fill(email);
    await button(page).click();
    await page.locator('.toast-success').waitFor();
  }

  test('empty or malformed: no call, the message at the field', async () => {
    const page = await openForm();
    for (const wrong of ['', 'ann', 'ann@x']) {
      await field(page).fill(wrong);
      await button(page).click();
      await page.locator('.field-error').getByText('Please enter a valid email address.').waitFor();
    }
    expect(calls(page)).toEqual([]);
    expect(await field(page).getAttribute('aria-invalid')).toBe('true');
  });

  test('sending, then the toast; the field is cleared, the page stays', async () => {
    const page = await openForm();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/newsletter/subscribe', async (route) => {
      await held;
      await route.continue();
    });
    await field(page).fill('ann@x.org');
    await button(page).click();
    await button(page).getByText('Subscribing …').waitFor();
    expect(await button(page).isDisabled()).toBe(true);
    release();
    await page.locator('.toast').getByText('Please check your email and confirm').waitFor();
    expect(await page.locator('.toast strong').textContent()).toBe('Almost There!');
    expect(await field(page).inputValue()).toBe('');
    expect(await button(page).textContent()).toBe('Subscribe');
    expect(calls(page)).toHaveLength(1);
    expect(page.noise).toEqual([]);
  });

  test('a failure says what the server said, else that it failed', async () => {
    const page = await openForm({ locale: 'de-DE' });
    const answers = [
      { status: 429, body: '{"message":"Too many requests. Please try again later."}' },
      { status: 503, body: 'nothing' },
    ];
    await page.route('**/api/newsletter/subscribe', (route) => route.fulfill(answers.shift()!));
    await field(page).fill('ann@x.org');
    await button(page).click();
    await page.locator('.toast-error').getByText('Zu viele Anfragen').waitFor();
    await button(page).click();
    await page
      .locator('.toast-error')
      .getByText('Zu viele Anfragen')
      .waitFor({ state: 'detached' });
    expect(await page.locator('.toast-error').count()).toBe(1);
    expect(await field(page).inputValue()).toBe('ann@x.org');
  });

  test('a toast leaves after five seconds, but not while it is read', async () => {
    const page = await browser.open();
    await page.clock.install();
    await page.goto(`${site.url}/`);
    await page.locator('[data-island=NewsletterForm]').scrollIntoViewIfNeeded();
    await awake(page, 'NewsletterForm');
    await signUp(page, 'ann@x.org');
    const toast = page.locator('.toast');
    await toast.hover();
    await page.clock.runFor(20_000);
    expect(await toast.count()).toBe(1);
    await page.mouse.move(0, 0);
    await page.clock.runFor(4000);
    expect(await toast.count()).toBe(1);
    await page.clock.runFor(2000);
    expect(await toast.count()).toBe(0);
  });

  test('the link confirms with no tap in the browser that signed up', async () => {
    const page = await openForm();
    await signUp(page, 'ann@x.org');
    const { confirm } = await tokensOf(site.database, 'ann@x.org');
    await page.goto(`${site.url}/newsletter/confirm?token=${confirm}`);
    await page.getByRole('heading', { level: 1, name: 'Subscription confirmed' }).waitFor();
    expect(await page.title()).toBe('Subscription confirmed');
    expect(await isConfirmed('ann@x.org')).toBe(true);
  });

  test('a scanner that opens every link ten times, running JavaScript, confirms nobody; a person taps once', async () => {
    await subscribe(site, 'ann@x.org');
    const { confirm, leave } = await tokensOf(site.database, 'ann@x.org');
    const link = `${site.url}/newsletter/confirm?token=${confirm}`;
    const scanner = await browser.open();
    for (let times = 1; times <= 10; times++) {
      for (const url of [link, `${site.url}/newsletter/unsubscribe?token=${leave}`]) {
        await scanner.request.head(url);
        // The last time it stays until nothing is under way any more.
        await scanner.goto(url, { waitUntil: times < 10 ? 'load' : 'networkidle' });
      }
    }
    expect(await isConfirmed('ann@x.org')).toBe(false);
    const person = await browser.open();
    await person.goto(link);
    await person.getByRole('button', { name: 'Confirm subscription' }).click();
    await person.getByRole('heading', { name: 'Subscription confirmed' }).waitFor();
    expect(await isConfirmed('ann@x.org')).toBe(true);
    expect(person.noise).toEqual([]);
  });

  test('leaving takes one press', async () => {
    await subscribe(site, 'ann@x.org');
    const { leave } = await tokensOf(site.database, 'ann@x.org');
    const page = await browser.open();
    await page.goto(`${site.url}/newsletter/unsubscribe?token=${leave}`);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByRole('heading', { name: 'You have unsubscribed' }).waitFor();
    expect((await subscription(site.database, 'ann@x.org')).unsubscribed_at).not.toBeNull();
  });

  test('works without JavaScript', async () => {
    const page = await browser.open({ javaScriptEnabled: false });
    await page.goto(site.url);
    await field(page).fill('ann@x');
    await button(page).click();
    await page.locator('.field-error').getByText('Please enter a valid email address.').waitFor();
    expect(await field(page).inputValue()).toBe('ann@x');
    await field(page).fill('ann@x.org');
    await button(page).click();
    await page.getByRole('heading', { name: 'Almost There!' }).waitFor();
    expect(page.url()).toBe(`${site.url}/newsletter/confirm`);
    expect(await isConfirmed('ann@x.org')).toBe(false);
  });
});
