/** A deal as every call answers it (contract 2.1). Prices are decimal strings, times UTC ISO. */
export interface Deal {
  id: number;
  title: string;
  destination: string;
  description: string;
  originalPrice: string;
  discountedPrice: string;
  savings: number;
  duration: string;
  spotsLeft: number;
  totalSpots: number;
  expiresAt: string;
  highlights: string[];
  images: string[];
  isUrgent: boolean;
  isActive: boolean;
  bookingUrl: string | null;
  messageTag: string | null;
  messageColor: string;
  priority: number;
  maxBookingsPerDay: number | null;
  isCountdownEnabled: boolean;
  customCountdownMessage: string | null;
  metaTitle: string | null;
  metaDescription: string | null;
  tags: string | null;
  createdAt: string;
  updatedAt: string;
}

/** What a card shows, and no more: it travels to the browser with every list. */
export type CardDeal = Pick<
  Deal,
  | 'id'
  | 'title'
  | 'destination'
  | 'originalPrice'
  | 'discountedPrice'
  | 'savings'
  | 'duration'
  | 'spotsLeft'
  | 'totalSpots'
  | 'expiresAt'
  | 'highlights'
  | 'images'
  | 'isUrgent'
  | 'messageTag'
  | 'messageColor'
  | 'priority'
  | 'isCountdownEnabled'
  | 'customCountdownMessage'
>;

/** What the page of one deal shows. */
export type ShownDeal = CardDeal & Pick<Deal, 'description'>;
