import { useTranslation } from '../../i18n/context';
import type { AdminStats } from '../../rules/admin';

const ORDER = ['totalDeals', 'activeDeals', 'bookingRate', 'availableSpots'] as const;

/** The four figures of the dashboard. */
export function StatCards({ stats }: { stats: AdminStats }) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('admin.stats.label')}>
      <dl className="desk-stats">
        {ORDER.map((name) => (
          <div key={name} className="panel desk-stat" data-testid={name}>
            <dt>{t(`admin.stats.${name}`)}</dt>
            <dd>{name === 'bookingRate' ? `${stats[name]}\u00a0%` : stats[name]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
