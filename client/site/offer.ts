import { links } from './links';
import type { Deal } from '../rules/deal';
import type { Site } from './site';

/** Price, currency, availability and until when: as search engines read it. */
export function discountedOffer(deal: Deal, { publicUrl, now }: Site) {
  return {
    '@type': 'Offer',
    url: publicUrl + links.deal(deal.id),
    price: deal.discountedPrice,
    priceCurrency: 'USD',
    availability: `https://schema.org/${availability(deal, now)}`,
    priceValidUntil: deal.expiresAt,
    seller: { '@id': `${publicUrl}/#organization` },
  };
}

function availability({ spotsLeft, expiresAt }: Deal, now: number) {
  if (Date.parse(expiresAt) <= now) return 'Discontinued';
  if (spotsLeft <= 0) return 'SoldOut';
  return spotsLeft <= 3 ? 'LimitedAvailability' : 'InStock';
}
