import type { DataSource } from 'typeorm';
import { aDeal } from './deals';

/**
 * Every public page with its status: what accessibility, origin and validity are checked on. A new
 * page is one more line.
 */
export const PUBLIC_PAGES: [path: string, status: number][] = [
  ['/', 200],
  ['/deals', 200],
  ['/deals?search=nothing-like-it', 200],
  ['/deals/1', 200],
  ['/deals/2', 200],
  ['/deals/0', 404],
  ['/destinations', 200],
  ['/destinations/serengeti', 200],
  ['/destinations/south-luangwa', 200],
  ['/destinations/nowhere', 404],
  ['/travel-tips', 200],
  ['/thank-you', 200],
  ['/privacy-policy', 200],
  ['/terms-of-service', 200],
  ['/imprint', 200],
  ['/contact', 200],
  ['/newsletter/confirm', 200],
  ['/newsletter/confirm?token=unknown', 400],
  ['/newsletter/unsubscribe?token=unknown', 200],
  ['/login', 200],
  ['/nowhere', 404],
];

/** Deals 1 and 2 of the pages above: one with everything a deal can have, one that is over. */
export async function someDeals(database: DataSource) {
  await aDeal(database, {
    title: 'Urgent, tagged, nearly sold out',
    isUrgent: true,
    spotsLeft: 1,
    messageTag: 'LIMITED TIME',
    messageColor: '#E8B75A',
    customCountdownMessage: 'Only this week',
    images: ['/img/serengeti.webp', '/img/okavango-delta.webp', '/img/zanzibar.webp'],
  });
  await aDeal(database, { title: 'Over', expiresAt: new Date('2020-01-01'), images: [] });
  await aDeal(database, { title: 'Up the mountain', destination: 'Kilimanjaro, Tanzania' });
}
