import { useTranslation } from '../../i18n/context';

const STATS = ['destinations', 'countries', 'savings'] as const;

/** Three figures: eight destinations, six countries, up to 70 %. */
export function DestinationStats() {
  const { t } = useTranslation();
  return (
    <dl className="stats" aria-label={t('destinations.list.stats.label')}>
      {STATS.map((stat) => (
        <div key={stat}>
          <dt>{t(`destinations.list.stats.${stat}.label`)}</dt>
          <dd>{t(`destinations.list.stats.${stat}.value`)}</dd>
        </div>
      ))}
    </dl>
  );
}
