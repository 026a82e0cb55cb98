import type { CountryKey, DestinationId, Four, Six } from '../destinations/types';

export const tipCategoryIds = [
  'safety',
  'weather',
  'health',
  'cultural',
  'environment',
  'photography',
] as const;

export type TipCategoryId = (typeof tipCategoryIds)[number];

/** What is true of a top-destination card in every language. */
export interface TopDestinationFacts {
  id: DestinationId;
  country: CountryKey;
  picture: string;
  href: string;
}

export interface TipCategoryText {
  title: string;
  lead: string;
  tips: Six<string>;
}

export interface TopDestinationText {
  name: string;
  country: string;
  bestTime: string;
  line: string;
}

export interface SeasonText {
  title: string;
  months: string;
  description: string;
}

/**
 * What the travel-tips page says in one language. Its headings and links are in the catalogue
 * `tips`.
 */
export interface TipsText {
  hero: { title: string; lead: string };
  categories: Record<TipCategoryId, TipCategoryText>;
  seasons: { lead: string; dry: SeasonText; rainy: SeasonText };
  /** In the order of the facts. */
  topDestinations: Four<TopDestinationText>;
  closing: { title: string; text: string };
}
