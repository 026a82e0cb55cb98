import type { Deal } from './deal';
import { cents } from './price';
import { isUrgent } from './spots';

/** Search, filter and sort of the administrator's list; one place for server and island. */
export const SHOWN = ['all', 'active', 'inactive', 'urgent', 'expired'] as const;
export const DESK_SORTS = ['newest', 'expires', 'spots', 'price', 'title'] as const;
export type Shown = (typeof SHOWN)[number];
export type DeskSort = (typeof DESK_SORTS)[number];

export interface DeskChoice {
  search: string;
  show: Shown;
  sort: DeskSort;
}

export const EVERYTHING: DeskChoice = { search: '', show: 'all', sort: 'newest' };

export const isExpired = (deal: { expiresAt: string }, now: number) =>
  Date.parse(deal.expiresAt) <= now;

/** The deals that a choice leaves, in its order. `deals` come newest first, and ties stay so. */
export function onDesk(deals: readonly Deal[], choice: DeskChoice, now: number): Deal[] {
  const words = choice.search.trim().toLowerCase();
  const found = deals.filter(
    (deal) =>
      IS_SHOWN[choice.show](deal, now) &&
      `${deal.title}\n${deal.destination}`.toLowerCase().includes(words),
  );
  return choice.sort === 'newest' ? found : found.sort(ORDER[choice.sort]);
}

const IS_SHOWN: Record<Shown, (deal: Deal, now: number) => boolean> = {
  all: () => true,
  active: (deal) => deal.isActive,
  inactive: (deal) => !deal.isActive,
  urgent: (deal) => isUrgent(deal),
  expired: isExpired,
};

const ORDER: Record<Exclude<DeskSort, 'newest'>, (a: Deal, b: Deal) => number> = {
  expires: (a, b) => (a.expiresAt < b.expiresAt ? -1 : Number(a.expiresAt > b.expiresAt)),
  spots: (a, b) => a.spotsLeft - b.spotsLeft,
  price: (a, b) => cents(a.discountedPrice) - cents(b.discountedPrice),
  title: (a, b) => a.title.localeCompare(b.title),
};

/** A choice out of a query string; what it does not know becomes the default. */
export function readDeskChoice(query: URLSearchParams): DeskChoice {
  const known = <T extends string>(list: readonly T[], value: string | null, otherwise: T) =>
    list.includes(value as T) ? (value as T) : otherwise;
  return {
    search: query.get('search') ?? '',
    show: known(SHOWN, query.get('show'), EVERYTHING.show),
    sort: known(DESK_SORTS, query.get('sort'), EVERYTHING.sort),
  };
}
