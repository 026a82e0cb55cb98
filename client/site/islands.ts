import type { ComponentProps, ComponentType } from 'react';
import AdminDesk from '../islands/AdminDesk';
import DealBrowser from '../islands/DealBrowser';
import DealView from '../islands/DealView';
import DealShelf from '../islands/DealShelf';
import LoginForm from '../islands/LoginForm';
import NewsletterForm from '../islands/NewsletterForm';
import QuoteForm from '../islands/QuoteForm';
import ThankYouCodes from '../islands/ThankYouCodes';

/**
 * What hydrates. `texts` are the parts of the catalogue an island takes along; `when` says how
 * soon it is needed: at `load`, when the browser is `idle`, or once `visible`.
 */
interface IslandKind {
  of: ComponentType<any>;
  texts: readonly string[];
  when: 'load' | 'idle' | 'visible';
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
  DealBrowser: { of: DealBrowser, texts: ['deals.list', ...CARD, 'common.error'], when: 'load' },
  DealShelf: {
    of: DealShelf,
    texts: ['deals.list.loading', ...CARD, 'common.error'],
    when: 'visible',
  },
  LoginForm: { of: LoginForm, texts: ['auth'], when: 'load' },
  AdminDesk: { of: AdminDesk, texts: ['admin', 'auth', 'common.generic', ...CARD], when: 'load' },
  DealView: { of: DealView, texts: ['deals.detail', ...CARD], when: 'load' },
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
