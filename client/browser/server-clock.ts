const KEY = 'clock-offset';

/**
 * How far the server's clock is ahead of the visitor's (ms). Pages are kept and sent again, so the
 * time inside them may be old; the header beside them is not (`Server-Timing: now;dur=…`).
 * A page out of the browser's own cache, or fetched ahead of the click, carries an old header too: then
 * the last one learnt counts.
 */
export function serverClockOffset(renderedAt: number): number {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const sent = visit?.serverTiming?.find(({ name }) => name === 'now')?.duration;
  const sinceAnswer = performance.now() - (visit?.responseStart ?? 0);
  if (!sent) return renderedAt + sinceAnswer - Date.now();
  const fromCache = visit.transferSize === 0 || isPrefetched(visit);
  const known = fromCache && recall();
  if (known) return Number(known);
  const offset = sent + sinceAnswer - Date.now();
  if (!fromCache) remember(offset);
  return offset;
}

const isPrefetched = (visit: PerformanceNavigationTiming & { deliveryType?: string }) =>
  visit.deliveryType === 'navigational-prefetch';

function recall() {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function remember(offset: number) {
  try {
    sessionStorage.setItem(KEY, String(offset));
  } catch {
    // Storage may be switched off; the next page learns the offset anew.
  }
}
