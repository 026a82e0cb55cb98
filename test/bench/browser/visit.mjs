import { slowPage } from './throttle.mjs';

const QUIET_MS = 1500;

/** One first visit of a page. Sizes in kB as they travel, times in ms. */
export async function visit(browser, url) {
  const { page, close } = await slowPage(browser);
  await page.addInitScript(watchVitals);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(QUIET_MS);
  const seen = await page.evaluate(readVitals);
  await close();
  return seen;
}

/** In the page, before anything else. */
function watchVitals() {
  window.vitals = { lcp: 0, cls: 0, tbt: 0 };
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  watch('largest-contentful-paint', (entry) => {
    window.vitals.lcp = entry.startTime;
    window.vitals.element = entry.element?.outerHTML.slice(0, 120);
  });
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) window.vitals.cls += entry.value;
  });
  watch('longtask', (entry) => (window.vitals.tbt += Math.max(0, entry.duration - 50)));
}

function readVitals() {
  const [document_] = performance.getEntriesByType('navigation');
  const files = performance.getEntriesByType('resource');
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
  const kB = (entries) =>
    Math.round(entries.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 100) / 10;
  const named = (pattern) => files.filter(({ name }) => pattern.test(name));
  const scripts = named(/\.js$/);
  return {
    fcp: Math.round(painted),
    lcp: Math.round(window.vitals.lcp),
    cls: Math.round(window.vitals.cls * 1e4) / 1e4,
    tbt: Math.round(window.vitals.tbt),
    requests: files.length + 1,
    html: kB([document_]),
    css: kB(named(/\.css$/)),
    js: kB(scripts),
    jsBefore: kB(scripts.filter(({ responseEnd }) => responseEnd < painted)),
    fonts: kB(named(/\.woff2$/)),
    images: kB(named(/\.(avif|webp|svg|png|ico)$/)),
  };
}
