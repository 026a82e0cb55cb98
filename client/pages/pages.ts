import type { ComponentProps, ComponentType } from 'react';
import type { DescribeHead } from '../site/head';
import * as admin from './AdminPage';
import * as contact from './ContactPage';
import * as deal from './DealPage';
import * as dealNotFound from './DealNotFoundPage';
import * as deals from './DealsPage';
import * as destination from './DestinationPage';
import * as destinationNotFound from './DestinationNotFoundPage';
import * as destinations from './DestinationsPage';
import * as exportPage from './ExportPage';
import * as failure from './FailurePage';
import * as forbidden from './ForbiddenPage';
import * as home from './HomePage';
import * as login from './LoginPage';
import * as newsletterConfirm from './NewsletterConfirmPage';
import * as newsletterUnsubscribe from './NewsletterUnsubscribePage';
import * as imprint from './ImprintPage';
import * as notFound from './NotFoundPage';
import * as privacy from './PrivacyPage';
import * as styleguide from './StyleguidePage';
import * as terms from './TermsPage';
import * as thankYou from './ThankYouPage';
import * as travelTips from './TravelTipsPage';

/** A page: its component, and what it says of itself in the document's head. */
interface PageModule {
  default: ComponentType<any>;
  head: DescribeHead<any>;
}

/** Every page by the name the server asks for. */
export const pages = {
  home,
  deals,
  deal,
  dealNotFound,
  destinationNotFound,
  contact,
  newsletterConfirm,
  newsletterUnsubscribe,
  notFound,
  failure,
  destinations,
  destination,
  travelTips,
  thankYou,
  privacy,
  terms,
  imprint,
  styleguide,
  login,
  forbidden,
  admin,
  export: exportPage,
} satisfies Record<string, PageModule>;

export type PageName = keyof typeof pages;
export type PageProps<Name extends PageName> = ComponentProps<(typeof pages)[Name]['default']>;
