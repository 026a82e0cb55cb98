/** The countdown to a deal's expiry (spec section 4). All times in ms since 1970 UTC. */
export const DAY_MS = 24 * 60 * 60 * 1000;

export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Null once the deal has expired. */
export function timeLeft(expiresAt: number, now: number): TimeLeft | null {
  const seconds = Math.ceil((expiresAt - now) / 1000);
  if (seconds <= 0) return null;
  return {
    days: Math.floor(seconds / 86400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/** days:hours:minutes:seconds with at least a day left, otherwise hours:minutes:seconds. */
export function clockFace({ days, hours, minutes, seconds }: TimeLeft): string {
  const clock = [hours, minutes, seconds].map(twoDigits).join(':');
  return days >= 1 ? `${twoDigits(days)}:${clock}` : clock;
}

/** Blinks when the deal is urgent or under 24 hours remain; an expired one is still. */
export function blinks(deal: { isUrgent: boolean; expiresAt: number }, now: number): boolean {
  const left = deal.expiresAt - now;
  return left > 0 && (deal.isUrgent || left < DAY_MS);
}

const twoDigits = (n: number) => String(n).padStart(2, '0');
