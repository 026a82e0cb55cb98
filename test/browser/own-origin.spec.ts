import { startApp, type TestApp } from '../support/app';
import { TestBrowser, type WatchedPage } from '../support/browser';
import { PUBLIC_PAGES, someDeals } from '../support/public-pages';

const FILM = 'https://films.example/embed/1';

describe('what a page loads', () => {
  let site: TestApp;
  let browser: TestBrowser;
  let visitor: WatchedPage;
  beforeAll(async () => {
    [site, browser] = await Promise.all([startApp(), TestBrowser.start()]);
    await someDeals(site.database);
    visitor = await browser.open();
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  test.each(PUBLIC_PAGES)('%s comes from our own server alone', async (path) => {
    visitor.requested.length = 0;
    await visitor.goto(site.url + path);
    await visitor.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await visitor.waitForLoadState('networkidle');
    const elsewhere = visitor.requested.filter((url) => !url.startsWith(`${site.url}/`));
    expect(elsewhere).toEqual([]);
    expect(visitor.requested.length).toBeGreaterThan(2);
  });

  test('the watch-video button brings our own film into view and starts it', async () => {
    const page = await browser.open();
    await page.goto(site.url);
    await page.evaluate(() => {
      document.querySelector('video')!.addEventListener('play', () => {
        document.body.dataset.plays = 'yes';
      });
    });
    expect(page.requested.filter((url) => url.includes('/film/'))).toEqual([]);
    await page.locator('[data-watch-video]').click();
    await page.locator('body[data-plays]').waitFor();
    await page.waitForFunction(() => {
      const { top, bottom } = document.querySelector('video')!.getBoundingClientRect();
      return top < innerHeight && bottom > 0;
    });
  });
});

describe('a film elsewhere', () => {
  let site: TestApp;
  let browser: TestBrowser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([startApp({ VIDEO_URL: FILM }), TestBrowser.start()]);
  });
  afterAll(async () => {
    delete process.env.VIDEO_URL;
    await browser.close();
    await site.close();
  });

  const openHome = async () => {
    const page = await browser.open();
    await page.route('https://films.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>A player</title>' }),
    );
    await page.goto(site.url);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    return page;
  };

  test.each(['[data-watch-video]', 'a[data-film]'])(
    'is asked for only after a click on %s, and then plays in its place',
    async (button) => {
      const page = await openHome();
      expect(page.requested.filter((url) => url.startsWith('https:'))).toEqual([]);
      await page.locator(button).click();
      const frame = page.locator('iframe.film-player');
      await frame.waitFor();
      expect(await frame.getAttribute('src')).toBe(`${FILM}?autoplay=1`);
      expect(await frame.getAttribute('title')).toBe('From dawn to dusk on the savanna');
      await page.waitForFunction(() => document.activeElement?.tagName === 'IFRAME');
      expect(page.noise.filter((line) => /refused|blocked|violates/i.test(line))).toEqual([]);
    },
  );

  test('says whose it is, and is a plain link without JavaScript', async () => {
    const { text } = await site.http.get('/').expect(200);
    expect(text).toContain('films.example');
    expect(text).toMatch(new RegExp(`<a [^>]*href="${FILM}"`));
  });
});
