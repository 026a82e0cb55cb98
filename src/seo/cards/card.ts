import { findDestination } from '../../../client/content/destinations';
import { discountPercent, dollars } from '../../../client/rules/price';
import type { Translate } from '../../../client/i18n/translate';
import type { Deal } from '../../../client/rules/deal';

/** What a social card says. The words are the deal's own, or those of the destination's page. */
export interface Card {
  /** Address of the picture as the deal holds it, or the name of a scene of ours. */
  picture: string | undefined;
  kicker: string;
  title: string;
  /** A line under the title. */
  line?: string;
  price?: { now: string; was: string; percent: number };
}

export const dealCard = (deal: Deal): Card => ({
  picture: deal.images[0],
  kicker: deal.destination,
  title: deal.title,
  price: {
    now: dollars(deal.discountedPrice),
    was: dollars(deal.originalPrice),
    percent: discountPercent(deal),
  },
});

/** For every page without a card of its own. */
export const siteCard = (t: Translate): Card => ({
  picture: 'social',
  kicker: t('common.footer.seo.wildlifeTours'),
  title: t('common.brand.tagline'),
});

/** Null for an unknown destination. */
export function destinationCard(id: string, language: string): Card | null {
  const destination = findDestination(id, language);
  if (!destination) return null;
  const { name, country, tagline } = destination.text;
  return { picture: destination.hero, kicker: country, title: name, line: tagline };
}
