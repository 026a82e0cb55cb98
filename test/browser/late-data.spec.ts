import { startApp, type TestApp } from '../support/app';
import { eventually } from '../support/eventually';
import { TestBrowser } from '../support/browser';
import { aDeal } from '../support/deals';

describe('a page whose data are late', () => {
  let site: TestApp;
  let browser: TestBrowser;
  let id: number;
  beforeAll(async () => {
    [site, browser] = await Promise.all([
      startApp({ PAGE_DATA_WAIT_MS: '50' }),
      TestBrowser.start(),
    ]);
    ({ id } = await aDeal(site.database, { title: 'Worth the wait', isUrgent: true }));
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  /** Holds the deals back until released, as a slow database would. */
  async function holdDeals() {
    const runner = site.database.createQueryRunner();
    await runner.query('begin');
    await runner.query('lock table deals in access exclusive mode');
    return async () => {
      await runner.query('rollback');
      await runner.release();
    };
  }

  test.each([
    ['home', '/', 3 + 3],
    ['the list', '/deals', 6],
  ])(
    '%s goes out with skeletons, then shows what one call brings',
    async (_name, path, skeletons) => {
      const release = await holdDeals();
      const page = await browser.open({ viewport: { width: 1280, height: 4000 } });
      await page.goto(site.url + path, { waitUntil: 'commit' });
      await page
        .getByTestId('skeleton')
        .nth(skeletons - 1)
        .waitFor();
      expect(await page.getByText('No deals found').count()).toBe(0);
      await release();
      await page.getByRole('heading', { name: 'Worth the wait' }).first().waitFor();
      expect(await page.getByTestId('skeleton').count()).toBe(0);
    },
  );

  test('a deal goes out with its spinner, then shows', async () => {
    const release = await holdDeals();
    const page = await browser.open();
    await page.goto(`${site.url}/deals/${id}`, { waitUntil: 'commit' });
    await page.getByText('Loading deal').waitFor();
    await release();
    await page.getByRole('heading', { level: 1, name: 'Worth the wait' }).waitFor();
  });

  test('an unknown deal ends in the Deal Not Found card', async () => {
    const release = await holdDeals();
    const page = await browser.open();
    await page.goto(`${site.url}/deals/999999`, { waitUntil: 'commit' });
    await page.getByText('Loading deal').waitFor();
    await release();
    await page.getByRole('heading', { name: 'Deal Not Found' }).waitFor();
  });

  test('it is not kept: the next visitor gets the whole page', async () => {
    const release = await holdDeals();
    const late = await site.http.get('/deals').set('Accept-Language', 'fr');
    expect(late.text).toContain('data-testid="skeleton"');
    await release();
    // On a busy machine the next one may be late as well; a kept page would stay as it is.
    await eventually(async () => {
      const next = await site.http.get('/deals').set('Accept-Language', 'fr');
      expect(next.text).toContain('Worth the wait');
    });
  });
});
