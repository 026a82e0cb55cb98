import type { Language } from '../i18n/languages';

/** What each kind of mail needs to know to be written, at any later time and in another process. */
export interface LetterData {
  confirmSubscription: { subscription: number; tokenSeed: string };
  alreadySubscribed: { subscription: number };
  quoteNotice: QuoteFacts;
  quoteAck: QuoteFacts;
}

export interface QuoteFacts {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  preferredDestination: string | null;
  startDate: string | null;
  endDate: string | null;
  travelers: string | null;
  message: string | null;
  createdAt: string;
  /** The visitor's language; the agency's notice is in the house's own. */
  language: Language;
}

export type LetterKind = keyof LetterData;

/** A mail to be: recorded now, written and sent later. */
export type Letter<Kind extends LetterKind = LetterKind> = {
  [K in Kind]: { kind: K; recipient: string; language: Language; data: LetterData[K] };
}[Kind];
