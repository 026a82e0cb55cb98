import { useTranslation } from '../i18n/context';
import { discountPercent, dollars, savingsAmount, type Prices } from '../rules/price';

/** Now, was, and what that saves; spoken as "was, now". */
export function Price({ deal }: { deal: Prices }) {
  const { t } = useTranslation();
  return (
    <div className="price">
      <p className="price-line">
        <span className="visually-hidden">{t('deals.price.nowSpoken', { amount: '' })}</span>
        <strong className="price-now">{dollars(deal.discountedPrice)}</strong>{' '}
        <span className="visually-hidden">{t('deals.price.wasSpoken', { amount: '' })}</span>
        <s className="price-was">{dollars(deal.originalPrice)}</s>
      </p>
      <p className="price-saved">
        {t('deals.price.percentOff', { percent: discountPercent(deal) })}
        <span aria-hidden="true"> · </span>
        {t('deals.price.youSave', { amount: savingsAmount(deal) })}
      </p>
    </div>
  );
}
