import { startApp, type TestApp } from '../support/app';
import { TestBrowser } from '../support/browser';
import { aDeal } from '../support/deals';

describe('back and forward', () => {
  let site: TestApp;
  let browser: TestBrowser;
  let id: number;
  beforeAll(async () => {
    [site, browser] = await Promise.all([startApp(), TestBrowser.start({ keepsPages: true })]);
    ({ id } = await aDeal(site.database));
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  test.each(['/', '/deals', '/deals/:id'])('bring %s back as it was', async (path) => {
    const page = await browser.open();
    await page.goto(site.url + path.replace(':id', String(id)));
    await page.evaluate(() => {
      document.body.dataset.same = 'yes';
      addEventListener('pageshow', ({ persisted }) => {
        document.body.dataset.persisted = String(persisted);
      });
    });
    await page.goto(`${site.url}/imprint`);
    await page.goBack({ waitUntil: 'commit' });
    await page.locator('body[data-same=yes][data-persisted=true]').waitFor();
    const clock = page.getByTestId('clock').first();
    const before = await clock.textContent();
    await page.waitForFunction(
      (text) => document.querySelector('[data-testid=clock]')!.textContent !== text,
      before,
    );
  });
});
