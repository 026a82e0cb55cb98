import type { ComponentProps, ComponentType } from 'react';
import AdminDesk from '../islands/AdminDesk';
import DealBrowser from '../islands/DealBrowser';
import LateDeal from '../islands/LateDeal';
import LateShelf from '../islands/LateShelf';
import LoginForm from '../islands/LoginForm';
import NewsletterForm from '../islands/NewsletterForm';
import QuoteForm from '../islands/QuoteForm';
import ThankYouCodes from '../islands/ThankYouCodes';

/**
 * What hydrates. `texts` are the parts of the catalogue an island takes along; `when` says how
 * soon it is needed: at `load`, once `visible`, or once it is `asked`: somebody
 * reaches for a part of it that is marked `data-asks`.
 */
export interface IslandKind {
  of: ComponentType<any>;
  texts: readonly string[];
  when: 'load' | 'visible' | 'asked';
}

const CARD = [
  'deals.card',
  'deals.badge',
  'deals.price',
  'deals.spots',
  'deals.countdown',
] as const;
const QUOTE = ['form', 'success', 'error', 'validation'].map((part) => `contact.${part}`);
const SORRY = ['common.error.text', 'contact.error.tooMany'] as const;

export const islands = {
  DealBrowser: { of: DealBrowser, texts: ['deals.list', ...CARD, 'common.error'], when: 'asked' },
  LateShelf: {
    of: LateShelf,
    texts: ['deals.list.loading', ...CARD, 'common.error'],
    when: 'visible',
  },
  LoginForm: { of: LoginForm, texts: ['auth'], when: 'load' },
  AdminDesk: { of: AdminDesk, texts: ['admin', 'auth', 'common.generic', ...CARD], when: 'load' },
  LateDeal: { of: LateDeal, texts: ['deals.detail', ...CARD], when: 'load' },
  NewsletterForm: { of: NewsletterForm, texts: ['home.newsletter', ...SORRY], when: 'visible' },
  QuoteForm: { of: QuoteForm, texts: [...QUOTE, ...SORRY], when: 'load' },
  ThankYouCodes: {
    of: ThankYouCodes,
    texts: ['thankyou.order', 'thankyou.voucher.codeLabel'],
    when: 'load',
  },
} satisfies Record<string, IslandKind>;

export type IslandName = keyof typeof islands;
export type IslandProps<Name extends IslandName> = ComponentProps<(typeof islands)[Name]['of']>;
