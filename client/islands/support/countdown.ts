import { blinks, clockFace, timeLeft } from '../../rules/countdown';
import { serverNow } from './server-time';

/**
 * Brings a countdown up to the server's time. It works on the markup of `components/Countdown.tsx`,
 * so that digits tick without React: on most pages nothing else would need it.
 */
export function showTime(countdown: HTMLElement | null) {
  if (!countdown) return;
  const expiresAt = Date.parse(countdown.querySelector('time')!.dateTime);
  const now = serverNow();
  const left = timeLeft(expiresAt, now);
  const isUrgent = countdown.dataset.countdown === 'urgent';
  countdown.classList.toggle('blinks', blinks({ isUrgent, expiresAt }, now));
  const clock = countdown.querySelector('.clock');
  if (!left) endOf(countdown, clock);
  else if (clock) clock.textContent = clockFace(left);
}

/** From now on "EXPIRED" is said to those who listen, too. */
function endOf(countdown: HTMLElement, clock: Element | null) {
  clock?.removeAttribute('aria-hidden');
  for (const element of countdown.querySelectorAll<HTMLElement>('[data-over]'))
    element.textContent = element.dataset.over!;
}
