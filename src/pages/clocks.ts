import { CALL, type KeptPage } from './kept-page';

/** Clocks inside a page are as old as the page: past this age it is made anew, unnoticed (ms) … */
const GOOD_FOR_MS = 60_000;
/** … or later, where making it takes long: at most one part in so many of the time goes into it … */
const SHARE = 200;
const GOOD_FOR_AT_MOST_MS = 240_000;
/** … and past this age before it is sent. */
const TOLERABLE_FOR_MS = 300_000;

/** Only pages with clocks on them grow old: those with deals. While a new one is made, the old is good. */
export function clocksAre(page: KeptPage): 'good' | 'old' | 'wrong' {
  const age = Date.now() - page.renderedAt;
  // The machine's clock was set back: what is on sale at this time is another question.
  if (age < 0 && page.state.version !== null) return 'wrong';
  if (age < GOOD_FOR_MS || page.kind === CALL || page.state.version === null) return 'good';
  if (age < Math.min(page.madeInMs * SHARE, GOOD_FOR_AT_MOST_MS)) return 'good';
  return age < TOLERABLE_FOR_MS ? 'old' : 'wrong';
}
