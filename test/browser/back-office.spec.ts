import { readFileSync } from 'node:fs';
import type { Download } from 'playwright';
import { startApp, type TestApp } from '../support/app';
import { faults } from '../support/axe';
import { awake, TestBrowser, type WatchedPage } from '../support/browser';
import { aPayload } from '../support/deal-payload';
import { aUser, PASSWORD, signedIn } from '../support/people';
import { runProcess, type RunningProcess } from '../support/run-process';

const DEAL = {
  title: 'Lions of the long grass',
  destination: 'Serengeti, Tanzania',
  duration: '5 days',
  description: 'Out at dawn.\nBack at dusk.',
  bookingUrl: 'https://operator.example/book',
  originalPrice: '2000',
  discountedPrice: '1299.50',
  spotsLeft: '4',
  totalSpots: '12',
  expiresAt: '2099-03-01T10:00',
  maxBookingsPerDay: '2',
  highlights: 'Two game drives a day\n\nA night in a tented camp',
  images: '/img/serengeti.webp\n/img/no-such-picture.webp',
  messageTag: 'LIMITED TIME',
  messageColor: '#123456',
  priority: '7',
  customCountdownMessage: 'Only until the rains',
};

/** One administrator's day, in order: each test goes on where the last one stopped. */
describe('the life of a deal in the back office', () => {
  let site: TestApp;
  let browser: TestBrowser;
  let worker: RunningProcess;
  let page: WatchedPage;
  beforeAll(async () => {
    [site, browser] = await Promise.all([startApp(), TestBrowser.start()]);
    worker = await runProcess('dist/src/worker.js', process.env as Record<string, string>);
    await aUser(site.database);
    await aUser(site.database, { username: 'grace' });
    page = await browser.open({
      timezoneId: 'Europe/Berlin',
      viewport: { width: 1280, height: 900 },
    });
  });
  afterAll(async () => {
    await browser.close();
    await worker.stop();
    await site.close();
  });

  const dialog = () => page.getByRole('dialog');
  const input = (name: string) => page.locator(`#deal-${name}`);
  const row = (title: string) =>
    page.locator('.row').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  const toast = (title: string) => page.locator('.toast', { hasText: title }).waitFor();
  const save = () => dialog().getByRole('button', { name: 'Save', exact: true }).click();
  const act = (action: string, title: string) =>
    row(title)
      .getByRole('button', { name: `${action} ${title}`, exact: true })
      .click();
  const stored = async () => (await (await signedIn(site)).get('/api/admin/deals')).body;
  async function signIn(password: string) {
    await page.getByLabel('Username').fill('ada');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.locator('.login-form button:not([type=button])').click();
  }

  test('a wrong password is told in a toast, and nothing of it is in an address', async () => {
    await page.goto(`${site.url}/admin`);
    expect(page.url()).toBe(`${site.url}/login`);
    await awake(page, 'LoginForm');
    await signIn('wrong');
    await toast('Login fehlgeschlagen');
    await page.getByText('Benutzername oder Passwort ist falsch.').waitFor();
    expect(page.requested.filter((url) => url.includes('wrong'))).toEqual([]);
  });

  test('the password can be shown while it is typed', async () => {
    await page.getByRole('button', { name: 'Show password' }).click();
    expect(await page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Hide password' }).click();
  });

  test('the right one leads to the dashboard, and the toast comes along', async () => {
    await signIn(PASSWORD);
    await page.waitForURL(`${site.url}/admin`);
    await awake(page, 'AdminDesk');
    await toast('Login erfolgreich');
    page.noise.length = 0;
  });

  test('what is missing is said at the fields, before anything is sent', async () => {
    await page.getByRole('button', { name: 'Create New Deal' }).click();
    await save();
    await dialog().getByText('Please check these fields:').waitFor();
    expect(await dialog().locator('[aria-invalid=true]').count()).toBe(10);
    expect(await page.evaluate(() => document.activeElement!.id)).toBe('deal-title');
    expect(await stored()).toEqual([]);
  });

  test('the form shows the card, the percent and the pictures while one types', async () => {
    for (const [name, value] of Object.entries(DEAL)) await input(name).fill(value);
    await dialog().getByText('The prices give 35%.').waitFor();
    await dialog().getByRole('button', { name: 'Use 35%' }).click();
    expect(await input('savings').inputValue()).toBe('35');
    await dialog().getByText('2. This picture does not load.').waitFor();
    await dialog().getByText('Time zone: Europe/Berlin, UTC+01:00').waitFor();
    const preview = dialog().locator('.preview');
    await preview.getByText('$1,299.50').waitFor();
    await preview.getByText('LIMITED TIME').waitFor();
    await input('isUrgent').check();
    await preview.getByText('URGENT', { exact: true }).waitFor();
  });

  test('Escape asks when something was typed, and keeps it', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Discard changes?' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Discard changes?' }).waitFor({ state: 'detached' });
    expect(await input('title').inputValue()).toBe(DEAL.title);
  });

  test('saved, it stands in the list and the figures, as every field says', async () => {
    await save();
    await toast('Deal created');
    await row(DEAL.title).getByText('1.299,50 €').waitFor();
    await row(DEAL.title).getByText('01.03.2099, 10:00 MEZ').waitFor();
    await page.getByTestId('totalDeals').getByText('1', { exact: true }).waitFor();
    const [deal] = await stored();
    expect(deal).toMatchObject({
      ...DEAL,
      originalPrice: '2000.00',
      savings: 35,
      spotsLeft: 4,
      totalSpots: 12,
      expiresAt: '2099-03-01T09:00:00.000Z',
      maxBookingsPerDay: 2,
      highlights: ['Two game drives a day', 'A night in a tented camp'],
      images: ['/img/serengeti.webp', '/img/no-such-picture.webp'],
      priority: 7,
      isUrgent: true,
      isActive: true,
      isCountdownEnabled: true,
    });
    expect(await page.evaluate(() => document.activeElement!.textContent)).toBe('Create New Deal');
  });

  test('visitors see it at once', async () => {
    const visitor = await browser.open();
    await visitor.goto(`${site.url}/deals`);
    await visitor.getByRole('link', { name: DEAL.title }).waitFor();
    await visitor.close();
  });

  test('an edit shows in the list and in public', async () => {
    await act('Edit', DEAL.title);
    await input('title').fill('Lions of the short grass');
    await save();
    await toast('Deal aktualisiert');
    await page.getByText('Das Safari Deal wurde erfolgreich aktualisiert.').waitFor();
    await row('Lions of the short grass').waitFor();
    expect((await site.http.get('/deals')).text).toContain('Lions of the short grass');
  });

  test('of two editors the second sees what the first changed, and loses nothing', async () => {
    await act('Edit', 'Lions of the short grass');
    await input('title').fill('My lions');
    await input('duration').fill('6 days');
    const [deal] = await stored();
    const grace = await signedIn(site, 'grace');
    const theirs = { ...deal, title: 'Grace’s lions', spotsLeft: 3 };
    await grace.put(`/api/admin/deals/${deal.id}`).send(theirs).expect(200);
    await save();
    await page.getByRole('heading', { name: 'This deal was changed in the meantime' }).waitFor();
    await page.getByText('Deal konnte nicht aktualisiert werden.').waitFor();
    const conflict = page.locator('.modal-conflict');
    expect(await conflict.locator('legend').allTextContents()).toEqual(['Title', 'Spots left']);
    await conflict.getByText('Grace’s lions').waitFor();
    await conflict.getByText('My lions').waitFor();
    await conflict.getByRole('button', { name: 'Save my version' }).click();
    await toast('Deal aktualisiert');
    const [merged] = await stored();
    expect(merged).toMatchObject({ title: 'My lions', duration: '6 days', spotsLeft: 3 });
  });

  test('a session that ends while one types is taken up again in place', async () => {
    await act('Edit', 'My lions');
    await input('title').fill('Lions after lunch');
    await page.context().clearCookies();
    await save();
    await page.getByRole('heading', { name: 'Your session has ended' }).waitFor();
    await page.locator('.modal-small [name=password]').fill('wrong');
    await page.getByRole('button', { name: 'Sign in and continue' }).click();
    await toast('Login fehlgeschlagen');
    await page.locator('.modal-small [name=password]').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in and continue' }).click();
    await toast('Deal aktualisiert');
    await row('Lions after lunch').waitFor();
  });

  test('a copy is a deal of its own', async () => {
    await act('Duplicate', 'Lions after lunch');
    expect(await input('title').inputValue()).toBe('Lions after lunch (copy)');
    await save();
    await toast('Deal created');
    await row('Lions after lunch (copy)').waitFor();
    const [copy, original] = await stored();
    expect({ ...copy, id: 0, title: '', createdAt: '', updatedAt: '' }).toEqual({
      ...original,
      id: 0,
      title: '',
      createdAt: '',
      updatedAt: '',
    });
  });

  test('one click takes it off the site, one more puts it back', async () => {
    await act('Deactivate', 'Lions after lunch (copy)');
    await row('Lions after lunch (copy)').getByText('Inactive').waitFor();
    expect((await site.http.get('/deals')).text).not.toContain('Lions after lunch (copy)');
    await page.getByTestId('activeDeals').getByText('1', { exact: true }).waitFor();
    await act('Activate', 'Lions after lunch (copy)');
    await row('Lions after lunch (copy)').getByText('Active', { exact: true }).waitFor();
  });

  test('search, filter and sort find it', async () => {
    await page.getByLabel('Search', { exact: true }).fill('(COPY)');
    await page.getByText('1 deal', { exact: true }).waitFor();
    await page.getByLabel('Show').selectOption('inactive');
    await page.getByText('No deal matches your search.').waitFor();
    await page.getByRole('link', { name: 'Reset' }).click();
    await page.getByText('2 deals', { exact: true }).waitFor();
    await page.getByLabel('Sort by').selectOption('title');
    expect(await page.locator('.row h3').allTextContents()).toEqual([
      'Lions after lunch',
      'Lions after lunch (copy)',
    ]);
  });

  test('deleting asks once, naming the deal', async () => {
    await act('Delete', 'Lions after lunch (copy)');
    await dialog().getByText('“Lions after lunch (copy)” will be deleted for good.').waitFor();
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await act('Delete', 'Lions after lunch (copy)');
    await dialog().getByRole('button', { name: 'Delete' }).click();
    await toast('Deal gelöscht');
    await row('Lions after lunch (copy)').waitFor({ state: 'detached' });
    await page.getByTestId('totalDeals').getByText('1', { exact: true }).waitFor();
  });

  test('a deal that somebody else deleted can be saved as a new one', async () => {
    await act('Edit', 'Lions after lunch');
    await input('title').fill('Lions regained');
    const [deal] = await stored();
    await (await signedIn(site, 'grace')).delete(`/api/admin/deals/${deal.id}`).expect(204);
    await save();
    await page.getByText('This deal has been deleted in the meantime.').waitFor();
    await page.getByRole('button', { name: 'Save as new deal' }).click();
    await toast('Deal created');
    expect(await stored()).toMatchObject([{ title: 'Lions regained', metaTitle: null }]);
  });

  test('both exports come as files, each from a new tab', async () => {
    for (const [link, name] of [
      ['Contacts (CSV)', 'contacts'],
      ['Newsletter (CSV)', 'newsletter'],
    ]) {
      // The tab closes as soon as it turns out to be a file, so the ear is there before the tab.
      const arriving = new Promise<Download>((resolve) => {
        page.once('download', resolve);
        page.context().once('page', (tab) => tab.once('download', resolve));
      });
      await page.getByRole('link', { name: link }).click();
      const file = await arriving;
      expect(file.suggestedFilename()).toMatch(new RegExp(`^${name}-\\d{4}-\\d\\d-\\d\\d\\.csv$`));
      expect(readFileSync(await file.path(), 'utf8')).toMatch(/^\ufeffid,/);
    }
  });

  test('nothing was said in the console but what the server refused', () => {
    const refused = /the server responded with a status of (401|404|409)/;
    expect(page.noise.filter((line) => !refused.test(line))).toEqual([]);
  });

  test('after signing out, back shows nothing', async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(`${site.url}/`);
    await page.goBack();
    await page.waitForURL(`${site.url}/login`);
    expect(await page.getByText('Lions').count()).toBe(0);
  });
});

describe('the back office for everybody', () => {
  let site: TestApp;
  let browser: TestBrowser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([startApp(), TestBrowser.start()]);
    await aUser(site.database);
    const ada = await signedIn(site);
    await ada.post('/api/admin/deals').send(
      aPayload({
        messageTag: 'HOT',
        messageColor: '#0a7',
        expiresAt: '2099-07-01T10:20:30.456Z',
      }),
    );
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  async function atTheDesk(options: object): Promise<WatchedPage> {
    const page = await browser.open(options);
    await page.goto(`${site.url}/login`);
    await page.locator('[name=username]').fill('ada');
    await page.locator('[name=password]').fill(PASSWORD);
    await page.locator('.login-form button:not([type=button])').click();
    await page.waitForURL(`${site.url}/admin`);
    return page;
  }

  test.each(['America/Los_Angeles', 'Asia/Tokyo'])(
    'a deal opened and saved unchanged in %s changes nothing but updatedAt',
    async (timezoneId) => {
      const ada = await signedIn(site);
      const [before] = (await ada.get('/api/admin/deals')).body;
      const page = await atTheDesk({ timezoneId });
      await awake(page, 'AdminDesk');
      await page.locator('.row .quick-edit').click();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.locator('.toast', { hasText: 'Deal aktualisiert' }).waitFor();
      const [after] = (await ada.get('/api/admin/deals')).body;
      expect(after).toEqual({ ...before, updatedAt: after.updatedAt });
      expect(after.updatedAt > before.updatedAt).toBe(true);
    },
  );

  test('signing in, looking and signing out work without JavaScript', async () => {
    const page = await atTheDesk({ javaScriptEnabled: false });
    await page.getByRole('heading', { name: 'Four days on the plains' }).waitFor();
    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByText('Settings will come in a later version.').waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(`${site.url}/`);
    await page.goto(`${site.url}/admin`);
    expect(page.url()).toBe(`${site.url}/login`);
  });

  test.each([
    ['a desk, light, English', 1280, 'light', 'en-GB'],
    ['a tablet, dark, German', 768, 'dark', 'de-DE'],
    ['a phone, light, French', 375, 'light', 'fr-FR'],
  ] as const)(
    'axe finds nothing and nothing overflows: %s',
    async (_name, width, colorScheme, locale) => {
      const page = await atTheDesk({
        viewport: { width, height: 800 },
        colorScheme,
        locale,
        reducedMotion: 'reduce',
      });
      await awake(page, 'AdminDesk');
      const clean = async (part: string) => {
        expect([part, ...(await faults(page))]).toEqual([part]);
        const spill = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect([part, spill]).toEqual([part, 0]);
      };
      await clean('dashboard');
      await page.locator('.row .quick-edit').click();
      await page.locator('#deal-title').fill('');
      await page.locator('.deal-form-foot button:not([type])').click();
      await page.locator('[aria-invalid]').first().waitFor();
      await clean('form');
      await page.keyboard.press('Escape');
      await page.locator('.button-danger').waitFor();
      await clean('question');
      await page.locator('.button-danger').click();
      await page.getByRole('tab').last().click();
      await clean('settings');
      await page.locator('.desk-head button').click();
      await page.goto(`${site.url}/login`);
      await clean('sign-in');
    },
  );

  test('everything can be done by keyboard, and the focus stays in the dialog', async () => {
    const page = await atTheDesk({});
    await awake(page, 'AdminDesk');
    await page.getByRole('tab', { name: 'Deals' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByText('Settings will come in a later version.').waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('button', { name: 'Create New Deal' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press('Tab');
      const where = await page.evaluate(() => {
        const element = document.activeElement!;
        return element === document.body || element.closest('dialog') !== null;
      });
      expect([step, where]).toEqual([step, true]);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement!.textContent)).toBe('Create New Deal');
  });

  test('data that are late come after the loading text', async () => {
    const page = await atTheDesk({});
    const runner = site.database.createQueryRunner();
    await runner.query('begin');
    await runner.query('lock table deals in access exclusive mode');
    await page.reload({ waitUntil: 'commit' });
    await page.getByText('Loading dashboard').waitFor();
    await runner.query('rollback');
    await runner.release();
    await page.getByRole('heading', { name: 'Four days on the plains' }).waitFor();
  });
});
