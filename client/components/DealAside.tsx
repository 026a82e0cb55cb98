import { useTranslation } from '../i18n/context';
import { discountPercent, dollars, savingsAmount } from '../rules/price';
import { isLastSpot } from '../rules/spots';
import { links } from '../site/links';
import { Countdown } from './Countdown';
import { NeedHelp, type Contact } from './NeedHelp';
import { Spots } from './Spots';
import type { ShownDeal } from '../rules/deal';

const TRUST = ['payment', 'operator', 'confirmation'] as const;

/** Clock, places, price and the way to the agency; the book button leads to the contact page. */
export function DealAside({
  deal,
  contact,
  now,
}: {
  deal: ShownDeal;
  contact: Contact;
  now: number;
}) {
  const { t } = useTranslation();
  return (
    <aside className="deal-aside" aria-label={t('deals.price.breakdown')}>
      <div className="panel">
        <Countdown deal={deal} now={now} />
        <Spots deal={deal} />
        <SpotsWarning spotsLeft={deal.spotsLeft} />
        <PriceBreakdown deal={deal} />
        <a className="button button-wide" href={links.contact}>
          <span className="button-label">
            {t(isLastSpot(deal) ? 'deals.detail.bookLastSpot' : 'deals.detail.book')}
          </span>
        </a>
        <p className="small">{t('deals.detail.bookNote')}</p>
        <ul className="ticks">
          {TRUST.map((line) => (
            <li key={line}>{t(`deals.detail.trust.${line}`)}</li>
          ))}
        </ul>
      </div>
      <NeedHelp contact={contact} />
    </aside>
  );
}

function SpotsWarning({ spotsLeft }: { spotsLeft: number }) {
  const { t } = useTranslation();
  if (spotsLeft > 3) return null;
  const key =
    spotsLeft === 0 ? 'soldOutWarning' : spotsLeft === 1 ? 'lastSpotWarning' : 'spotsWarning';
  return <p className="warning">{t(`deals.detail.${key}`)}</p>;
}

function PriceBreakdown({ deal }: { deal: ShownDeal }) {
  const { t } = useTranslation();
  const rows = [
    ['original', <s key="s">{dollars(deal.originalPrice)}</s>],
    ['discount', `−${discountPercent(deal)} %`],
    ['savings', savingsAmount(deal)],
  ] as const;
  return (
    <dl className="breakdown">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`deals.price.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className="breakdown-total">
        <dt>{t('deals.price.yours')}</dt>
        <dd>{dollars(deal.discountedPrice)}</dd>
      </div>
    </dl>
  );
}
