import { setTimeout as pause } from 'node:timers/promises';

const LONGEST = 60_000;

/** Waits until the site says that it is well. */
export async function healthy(url) {
  const until = Date.now() + LONGEST;
  let last = 'no answer';
  while (Date.now() < until) {
    last = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(5000) }).then(
      ({ status }) => status,
      ({ cause }) => cause?.code ?? 'no answer',
    );
    if (last === 200) return;
    await pause(50);
  }
  throw new Error(`The site is not well: ${url}/healthz gives ${last}.`);
}
