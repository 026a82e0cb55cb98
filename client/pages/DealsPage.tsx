import { useTranslation } from '../i18n/context';
import { Island } from '../site/Island';
import { breadcrumbs } from '../site/json-ld';
import { calls, links } from '../site/links';
import { useSite } from '../site/site';
import type { CardDeal } from '../rules/deal';
import { CARDS_AT_ONCE, type ListChoice } from '../rules/list';
import type { DescribeHead } from '../site/head';

export interface DealsProps {
  deals: CardDeal[] | null;
  choice: ListChoice;
  /** How many cards have room. */
  room: number;
}

export const head: DescribeHead<DealsProps> = (_props, t, site) => ({
  title: t('deals.list.title'),
  description: t('deals.list.description'),
  jsonLd: [breadcrumbs(site, t, [t('common.nav.deals'), links.deals])],
});

export default function DealsPage({ deals, choice, room }: DealsProps) {
  const { t } = useTranslation();
  const { now } = useSite();
  return (
    <div className="page" data-now={now}>
      <header className="page-head">
        <h1>{t('deals.list.heading')}</h1>
        <p className="lead">{t('deals.list.lead')}</p>
      </header>
      <h2 className="visually-hidden">{t('deals.list.resultsHeading')}</h2>
      <Island
        name="DealBrowser"
        props={{ deals, choice, room, now }}
        when={deals ? undefined : 'load'}
        calls={deals && deals.length > CARDS_AT_ONCE ? { deals: calls.cards } : undefined}
      />
    </div>
  );
}
