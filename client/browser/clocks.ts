import { showTime } from '../islands/support/countdown';
import { setServerClock } from '../islands/support/server-time';
import { onTick } from '../islands/support/ticker';
import { serverClockOffset } from './server-clock';

/** Sets the clock of a page that has one, and lets its countdowns tick, now and each second. */
export function runClocks() {
  const page = document.querySelector<HTMLElement>('[data-now]');
  if (!page) return;
  setServerClock(serverClockOffset(Number(page.dataset.now)));
  const tick = () => document.querySelectorAll<HTMLElement>('[data-countdown]').forEach(showTime);
  tick();
  onTick(tick);
  addEventListener('pageshow', tick);
}
