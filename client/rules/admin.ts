/** The four figures of the dashboard (contract 2.3). */
export interface AdminStats {
  totalDeals: number;
  activeDeals: number;
  bookingRate: number;
  availableSpots: number;
}

/** Quote requests that wait for an answer. */
export interface QuoteQueue {
  waiting: number;
  /** ISO UTC; null when none waits. */
  oldestAt: string | null;
}

/** Mails that were given up after a day of trying. */
export interface ParkedMails {
  count: number;
  lastError: string | null;
}

const HOUR_MS = 60 * 60 * 1000;

/** The reply that quote requests are promised within (spec section 1). */
export const PROMISE_MS = 24 * HOUR_MS;

/** How long somebody has waited, in whole hours, or in minutes below one hour. */
export function waitingFor(
  since: string,
  now: number,
): { count: number; unit: 'hours' | 'minutes' } {
  const ms = Math.max(0, now - Date.parse(since));
  return ms < HOUR_MS
    ? { count: Math.floor(ms / 60_000), unit: 'minutes' }
    : { count: Math.floor(ms / HOUR_MS), unit: 'hours' };
}
