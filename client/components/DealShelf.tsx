import { DealGrid } from './DealGrid';
import { lastMinute } from '../rules/spots';
import type { CardDeal } from '../rules/deal';

export interface ShelfKind {
  /** Which of the featured deals: all, or those flagged urgent, at most three (spec section 2). */
  shelf: 'trending' | 'lastMinute';
  empty: string;
  now: number;
}

/** A section of featured deals on the home page. */
export function DealShelf({ deals, shelf, empty, now }: ShelfKind & { deals: CardDeal[] }) {
  const shown = shelf === 'trending' ? deals : lastMinute(deals);
  if (!shown.length) return <p className="shelf-empty">{empty}</p>;
  return <DealGrid deals={shown} now={now} />;
}
