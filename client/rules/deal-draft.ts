import type { CardDeal, Deal } from './deal';
import { DEFAULT_COLOUR, readDeal, type DealField, type DealFields } from './deal-fields';
import { fromLocal, toLocal } from './local-time';

/** A deal as it stands in the form: every input's text or tick. */
export type Draft = {
  [Field in VisibleField]: DealFields[Field] extends boolean ? boolean : string;
};

/** No input shows these; an edit sends them as they were. */
type HiddenField = 'metaTitle' | 'metaDescription' | 'tags';
export type VisibleField = Exclude<DealField, HiddenField>;

/** A new deal: active, with a countdown, everything else empty. */
export const EMPTY_DRAFT: Draft = {
  title: '',
  destination: '',
  description: '',
  duration: '',
  originalPrice: '',
  discountedPrice: '',
  savings: '',
  spotsLeft: '',
  totalSpots: '',
  expiresAt: '',
  highlights: '',
  images: '',
  isUrgent: false,
  isActive: true,
  isCountdownEnabled: true,
  bookingUrl: '',
  messageTag: '',
  messageColor: DEFAULT_COLOUR,
  priority: '0',
  maxBookingsPerDay: '',
  customCountdownMessage: '',
};

export const VISIBLE_FIELDS = Object.keys(EMPTY_DRAFT) as VisibleField[];

/** How a stored value reads in its input. */
export function typedValue(field: VisibleField, value: unknown): string | boolean {
  if (typeof value === 'boolean') return value;
  if (field === 'expiresAt') return toLocal(String(value));
  if (Array.isArray(value)) return value.join('\n');
  return value === null ? '' : String(value);
}

export function draftOf(deal: DealFields): Draft {
  const typed = VISIBLE_FIELDS.map((field) => [field, typedValue(field, deal[field])]);
  return Object.fromEntries(typed) as Draft;
}

/** What is sent: the form's values, and the ones without an input as they were. */
export function payloadOf(draft: Draft, before: Deal | null): Record<DealField, unknown> {
  const { metaTitle = null, metaDescription = null, tags = null } = before ?? {};
  return {
    ...draft,
    expiresAt: fromLocal(draft.expiresAt, before?.expiresAt ?? null),
    highlights: draft.highlights.split('\n'),
    images: draft.images.split('\n'),
    metaTitle,
    metaDescription,
    tags,
  };
}

/** The card that visitors would see of what is typed so far; what is no value yet reads as nothing. */
export function previewOf(draft: Draft, before: Deal | null, nowIso: string): CardDeal {
  const { fields } = readDeal(payloadOf(draft, before));
  return { ...NOTHING_YET, expiresAt: before?.expiresAt ?? nowIso, ...fields } as CardDeal;
}

const NOTHING_YET: Omit<CardDeal, 'expiresAt'> = {
  id: 0,
  title: '…',
  destination: '…',
  originalPrice: '0.00',
  discountedPrice: '0.00',
  savings: 0,
  duration: '…',
  spotsLeft: 0,
  totalSpots: 0,
  highlights: [],
  images: [],
  isUrgent: false,
  messageTag: null,
  messageColor: DEFAULT_COLOUR,
  priority: 0,
  isCountdownEnabled: true,
  customCountdownMessage: null,
};
