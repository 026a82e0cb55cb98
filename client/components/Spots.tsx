import { useTranslation } from '../i18n/context';
import { fewSpotsLeft, isLastSpot, percentTaken, type Spots as SpotNumbers } from '../rules/spots';

/** How many places are left, as words and as a bar that fills. */
export function Spots({ deal }: { deal: SpotNumbers }) {
  const { t } = useTranslation();
  const plural = deal.spotsLeft === 0 ? 'zero' : deal.spotsLeft === 1 ? 'one' : 'other';
  const text = t(`deals.spots.${plural}`, { left: deal.spotsLeft, total: deal.totalSpots });
  return (
    <div className={`spots${fewSpotsLeft(deal) ? ' spots-few' : ''}`}>
      <p>{isLastSpot(deal) ? `${t('deals.spots.lastSpot')} ${text}` : text}</p>
      <progress max={100} value={percentTaken(deal)} aria-label={t('deals.spots.barLabel')} />
    </div>
  );
}
