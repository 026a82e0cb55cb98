import { element } from './xml';
import { links } from '../../client/site/links';
import { dollars } from '../../client/rules/price';
import type { Deal } from '../../client/rules/deal';
import type { Translate } from '../../client/i18n/translate';

interface FeedSite {
  language: string;
  t: Translate;
  publicUrl: string;
}

/** RSS 2.0, newest first: what each deal is, what it costs, how many places are left, until when. */
export function dealFeed(deals: Deal[], site: FeedSite): string {
  const { t, publicUrl, language } = site;
  const newestFirst = [...deals].sort(
    (a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
${element('title', t('common.feed.title'))}
${element('link', publicUrl + links.deals)}
${element('description', t('common.feed.description'))}
${element('language', language)}
<atom:link href="${publicUrl}/deals.rss" rel="self" type="application/rss+xml"/>
${newestFirst.map((deal) => item(deal, site)).join('\n')}
</channel></rss>
`;
}

function item(deal: Deal, { t, publicUrl, language }: FeedSite): string {
  const { spotsLeft: left, totalSpots: total } = deal;
  const url = publicUrl + links.deal(deal.id);
  const plural = left === 0 ? 'zero' : left === 1 ? 'one' : 'other';
  const facts = [
    `${deal.destination} · ${deal.duration}`,
    `${dollars(deal.discountedPrice)} (${t('deals.price.original')}: ${dollars(deal.originalPrice)})`,
    t(`deals.spots.${plural}`, { left, total }),
    t('deals.countdown.expires', { date: day(deal.expiresAt, language) }),
  ];
  return `<item>
${element('title', deal.title)}
${element('link', url)}
${element('guid', url)}
${element('pubDate', new Date(deal.createdAt).toUTCString())}
${element('category', deal.destination)}
${element('description', [...facts, deal.description].join('\n'))}
</item>`;
}

const day = (iso: string, language: string) =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(iso));
