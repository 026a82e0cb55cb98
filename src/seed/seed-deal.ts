/**
 * A deal as the demo catalogue writes it: the payload of POST /api/admin/deals, except that the
 * expiry counts from the moment of seeding, so that the catalogue is fresh whenever it is used.
 * Keys left out take the defaults of the deals table.
 */
export interface SeedDeal {
  title: string;
  destination: string;
  description: string;
  duration: string;
  originalPrice: string;
  discountedPrice: string;
  savings: number;
  spotsLeft: number;
  totalSpots: number;
  /** Hours from seeding to expiry; negative for a deal that is over. */
  expiresInHours: number;
  highlights: string[];
  /** Site paths; the first one is the cover. */
  images: string[];
  isUrgent?: boolean;
  isActive?: boolean;
  isCountdownEnabled?: boolean;
  customCountdownMessage?: string;
  bookingUrl?: string;
  messageTag?: string;
  messageColor?: string;
  priority?: number;
  maxBookingsPerDay?: number;
  metaTitle?: string;
  metaDescription?: string;
  tags?: string;
}

/** Joins paragraphs as an editor types them: with an empty line between. */
export const paragraphs = (...texts: string[]): string => texts.join('\n\n');

/** The addresses of pictures that the site draws itself. */
export const pictures = (...names: string[]): string[] => names.map((name) => `/img/${name}.webp`);
