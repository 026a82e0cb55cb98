/** The rules of scarcity (spec sections 4 and 9). */
export const FEW_SPOTS = 3;

export interface Spots {
  spotsLeft: number;
  totalSpots: number;
}

export const isUrgent = (deal: Spots & { isUrgent: boolean }) =>
  deal.isUrgent || deal.spotsLeft <= FEW_SPOTS;

export const fewSpotsLeft = ({ spotsLeft }: Spots) => spotsLeft <= FEW_SPOTS;

export const isLastSpot = ({ spotsLeft }: Spots) => spotsLeft === 1;

export type Badge = 'almostSoldOut' | 'urgent' | 'hotDeal';

/** The three-way badge of a card; a message tag stands beside it and never replaces it. */
export function badge(deal: Spots & { isUrgent: boolean }): Badge {
  if (isLastSpot(deal)) return 'almostSoldOut';
  return isUrgent(deal) ? 'urgent' : 'hotDeal';
}

/** How full the bar is: the share of spots taken, 0 to 100; full when none is left. */
export function percentTaken({ spotsLeft, totalSpots }: Spots): number {
  if (spotsLeft <= 0 || totalSpots <= 0) return 100;
  return Math.min(100, Math.max(0, Math.round(((totalSpots - spotsLeft) / totalSpots) * 100)));
}

export type ButtonLabel = 'grabLastSpot' | 'bookThisAdventure' | 'viewDeal';

export const isKilimanjaro = ({ destination }: { destination: string }) =>
  destination.toLowerCase().includes('kilimanjaro');

/** The last spot's label beats Kilimanjaro's; Kilimanjaro keeps its style (decisions, "Deals"). */
export function cardButton(deal: Spots & { destination: string }): ButtonLabel {
  if (isLastSpot(deal)) return 'grabLastSpot';
  return isKilimanjaro(deal) ? 'bookThisAdventure' : 'viewDeal';
}

/** The last-minute section: featured deals with the stored flag, at most three (spec section 2). */
export const lastMinute = <T extends { isUrgent: boolean }>(featured: T[]): T[] =>
  featured.filter((deal) => deal.isUrgent).slice(0, 3);
