import { cents } from './price';

/** Search, filter and sort of the deal list (spec section 9); one place for server and island. */
export const DESTINATIONS = ['serengeti', 'kilimanjaro', 'zanzibar', 'ngorongoro'] as const;
export const SORTS = ['price', 'savings', 'urgency'] as const;
export type Sort = (typeof SORTS)[number];

export interface ListChoice {
  search: string;
  destination: string;
  sort: Sort;
}

export const DEFAULT_CHOICE: ListChoice = { search: '', destination: 'all', sort: 'price' };

interface Listed {
  id: number;
  title: string;
  destination: string;
  discountedPrice: string;
  savings: number;
  spotsLeft: number;
  priority: number;
  expiresAt: string;
}

/** The deals that a choice leaves, in its order. */
export function listed<T extends Listed>(deals: readonly T[], choice: ListChoice): T[] {
  return matching(deals, choice).sort(by(choice.sort));
}

/** The deals that a choice leaves, in the order they came in. */
export function matching<T extends Listed>(deals: readonly T[], choice: ListChoice): T[] {
  return deals.filter(matches(choice));
}

function matches({ search, destination }: ListChoice) {
  const words = search.trim().toLowerCase();
  const place = destination === 'all' ? '' : destination.toLowerCase();
  return (deal: Listed) => {
    const where = deal.destination.toLowerCase();
    return (
      where.includes(place) && (where.includes(words) || deal.title.toLowerCase().includes(words))
    );
  };
}

function by(sort: Sort) {
  return (a: Listed, b: Listed) => ORDER[sort](a, b) || byPriority(a, b);
}

const ORDER: Record<Sort, (a: Listed, b: Listed) => number> = {
  price: (a, b) => cents(a.discountedPrice) - cents(b.discountedPrice),
  savings: (a, b) => b.savings - a.savings,
  urgency: (a, b) => a.spotsLeft - b.spotsLeft,
};

/** Ties: priority descending, soonest expiry, id. ISO times of one form compare as text. */
function byPriority(a: Listed, b: Listed) {
  if (a.priority !== b.priority) return b.priority - a.priority;
  if (a.expiresAt !== b.expiresAt) return a.expiresAt < b.expiresAt ? -1 : 1;
  return a.id - b.id;
}

/** A choice out of a query string; what it does not know becomes the default. */
export function readChoice(query: URLSearchParams): ListChoice {
  const destination = query.get('destination') ?? '';
  const sort = query.get('sort') as Sort;
  return {
    search: query.get('search') ?? DEFAULT_CHOICE.search,
    destination: (DESTINATIONS as readonly string[]).includes(destination)
      ? destination
      : DEFAULT_CHOICE.destination,
    sort: SORTS.includes(sort) ? sort : DEFAULT_CHOICE.sort,
  };
}

/** The query string of a choice without its defaults; empty for the default list. */
export function writeChoice(choice: ListChoice): string {
  const query = new URLSearchParams();
  if (choice.search.trim()) query.set('search', choice.search.trim());
  if (choice.destination !== DEFAULT_CHOICE.destination)
    query.set('destination', choice.destination);
  if (choice.sort !== DEFAULT_CHOICE.sort) query.set('sort', choice.sort);
  return query.toString();
}

/** So many cards stand on the page at first; more follow as the end of the list comes near. */
export const CARDS_AT_ONCE = 48;

/** How many cards a query string has room for: without JavaScript the link for more is a plain one. */
export function readRoom(query: URLSearchParams): number {
  const asked = Number(query.get('show'));
  return Number.isInteger(asked) && asked > CARDS_AT_ONCE ? asked : CARDS_AT_ONCE;
}

/** The address of the same list with more room. */
export function moreQuery(choice: ListChoice, room: number): string {
  const query = new URLSearchParams(writeChoice(choice));
  query.set('show', String(room + CARDS_AT_ONCE));
  return query.toString();
}
