import { slowPage } from './throttle.mjs';

/**
 * Taps into the search box, which wakes the list, types a word that leaves a few deals, and takes it away
 * again: the tap, the slowest key, and the slowest list.
 */
export async function filterTimes(browser, url) {
  const { page, close } = await slowPage(browser, { network: false });
  await page.goto(url);
  await page.waitForTimeout(1000);
  await page.evaluate(watchKeys);
  await page.locator('input[type=search]').tap();
  await page.waitForSelector('[data-island="DealBrowser"][data-hydrated]');
  await page.waitForTimeout(700);
  const tap = await page.evaluate(() => window.keys.inp);
  await page.evaluate(() => Object.assign(window.keys, { inp: 0, list: 0 }));
  for (const key of ['k', 'i', 'l', 'i', 'Backspace', 'Backspace', 'Backspace', 'Backspace']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(700);
  }
  const seen = await page.evaluate(() => window.keys);
  await close();
  return { tap: Math.round(tap), inp: Math.round(seen.inp), list: Math.round(seen.list) };
}

/** In the page: the longest event, and the longest time from a key to the frame with the first cards it leads to. */
function watchKeys() {
  const keys = (window.keys = { inp: 0, list: 0 });
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries())
      if (interactionId) keys.inp = Math.max(keys.inp, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: false });

  let pressed = 0;
  addEventListener('keydown', () => (pressed = performance.now()), true);
  new MutationObserver((changes) => {
    // Clocks tick on.
    if (changes.every(({ target }) => target.closest('.countdown'))) return;
    if (!pressed) return;
    const since = pressed;
    pressed = 0;
    requestAnimationFrame(() =>
      setTimeout(() => (keys.list = Math.max(keys.list, performance.now() - since))),
    );
  }).observe(document.querySelector('[data-island="DealBrowser"]'), {
    childList: true,
    subtree: true,
  });
}
