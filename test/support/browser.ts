import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';

const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--no-sandbox',
  '--disable-dev-shm-usage',
];

/** A browser for a test file; every page opened by it keeps a note of what its console said. */
export class TestBrowser {
  private constructor(private readonly browser: Browser) {}

  /** Playwright switches off that a page left is kept for "back"; `keepsPages` leaves it on. */
  static async start({ keepsPages = false } = {}): Promise<TestBrowser> {
    const ignoreDefaultArgs = keepsPages ? ['--disable-back-forward-cache'] : [];
    return new TestBrowser(
      await chromium.launch({
        executablePath: process.env.TEST_CHROME,
        args: QUIET,
        ignoreDefaultArgs,
      }),
    );
  }

  /** A page in a fresh profile: no cookies, no storage, no cache. */
  async open(options: BrowserContextOptions = {}): Promise<WatchedPage> {
    const context = await this.browser.newContext({ locale: 'en-GB', ...options });
    context.setDefaultTimeout(60_000);
    const page = (await context.newPage()) as WatchedPage;
    page.noise = [];
    page.requested = [];
    page.on('console', (message) => page.noise.push(message.text()));
    page.on('pageerror', (error) => page.noise.push(error.message));
    page.on('request', (request) => page.requested.push(request.url()));
    return page;
  }

  close() {
    return this.browser.close();
  }
}

export type WatchedPage = Page & { noise: string[]; requested: string[] };

/** Reaches for the list of deals, which sleeps until somebody does, and waits until it is awake. */
export async function wakeList(page: Page) {
  await page.locator('input[name=search]').focus();
  await awake(page, 'DealBrowser');
}

/** Waits until an island of this name is awake. */
export async function awake(page: Page, island: string) {
  await page.locator(`[data-island="${island}"][data-hydrated]`).first().waitFor();
}
