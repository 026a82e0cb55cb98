import { discountedOffer } from './offer';
import { links } from './links';
import type { Deal } from '../rules/deal';
import type { Translate } from '../i18n/translate';
import type { Site } from './site';

const CONTEXT = 'https://schema.org';

/** Who we are. */
export function organization(site: Site, t: Translate) {
  const { brand, publicUrl } = site;
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    '@id': `${publicUrl}/#organization`,
    name: brand.name,
    description: t('common.organization.description'),
    url: `${publicUrl}/`,
    logo: `${publicUrl}/img/icon-512.png`,
    email: brand.email,
    telephone: brand.phone,
    address: brand.address,
  };
}

/** Where a page stands: from the home page down, each step a name and a path. */
export function breadcrumbs(site: Site, t: Translate, ...steps: [name: string, path: string][]) {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [[t('common.nav.home'), links.home], ...steps].map(([name, path], at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: site.publicUrl + path,
    })),
  };
}

/** A deal and its offer; a voucher is a product, not an event. */
export function product(deal: Deal, site: Site) {
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: deal.title,
    description: deal.description,
    category: deal.destination,
    image: [absolute(deal.images[0] ?? '/img/cover.webp', site)],
    brand: { '@type': 'Brand', name: site.brand.name },
    offers: discountedOffer(deal, site),
  };
}

/** An address of ours or of elsewhere, complete. */
export const absolute = (address: string, { publicUrl }: Pick<Site, 'publicUrl'>) =>
  new URL(address, publicUrl).href;
