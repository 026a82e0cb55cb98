/** Lists of a fixed length: a translation that forgets an entry does not compile. */
export type Four<T> = readonly [T, T, T, T];
export type Five<T> = readonly [T, T, T, T, T];
export type Six<T> = readonly [T, T, T, T, T, T];
export type Eight<T> = readonly [T, T, T, T, T, T, T, T];

export const destinationIds = [
  'serengeti',
  'masai-mara',
  'kruger',
  'okavango-delta',
  'ngorongoro-crater',
  'chobe',
  'etosha',
  'south-luangwa',
] as const;

export type DestinationId = (typeof destinationIds)[number];

export type CountryKey = 'tanzania' | 'kenya' | 'south-africa' | 'botswana' | 'namibia' | 'zambia';

export type Difficulty = 'easy' | 'moderate' | 'challenging';

/** The drawings that stand beside the unique features. */
export type FeatureIcon =
  | 'balloon'
  | 'bird'
  | 'boat'
  | 'car'
  | 'crater'
  | 'elephant'
  | 'footprints'
  | 'herd'
  | 'map'
  | 'moon'
  | 'paw'
  | 'people'
  | 'plane'
  | 'rhino'
  | 'river'
  | 'rocks'
  | 'stars'
  | 'sun'
  | 'water';

/** What is true of a destination in every language. */
export interface DestinationFacts {
  id: DestinationId;
  country: CountryKey;
  featured: boolean;
  /** Shortest and longest sensible stay. */
  days: readonly [number, number];
  difficulty: Difficulty;
  hero: string;
  gallery: Four<string>;
  /** One icon for each unique feature of the text, in the same order. */
  icons: Four<FeatureIcon>;
}

/** What is said of a destination in one language. */
export interface DestinationText {
  name: string;
  country: string;
  tagline: string;
  /** Paragraphs. */
  description: readonly string[];
  highlights: Five<string>;
  bestTime: string;
  duration: string;
  difficulty: string;
  uniqueFeatures: Four<{ title: string; description: string }>;
  activities: Six<string>;
  wildlife: Eight<string>;
  tips: Six<string>;
  accommodation: string;
  alt: { hero: string; gallery: Four<string> };
}

export type DestinationTexts = Record<DestinationId, DestinationText>;
