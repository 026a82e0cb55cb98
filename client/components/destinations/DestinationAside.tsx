import type { Destination } from '../../content/destinations';
import { useTranslation } from '../../i18n/context';
import { links } from '../../site/links';
import { Facts } from './Facts';

/** The way to the deals, the facts at a glance, and the way to a trip of one's own. */
export function DestinationAside({ destination: { text } }: { destination: Destination }) {
  const { t } = useTranslation();
  return (
    <aside className="destination-aside" aria-label={t('destinations.detail.quickFacts')}>
      <section className="panel panel-accent">
        <h2>{t('destinations.detail.dealsCta.heading')}</h2>
        <p>{t('destinations.detail.dealsCta.text')}</p>
        <a className="button button-wide" href={links.deals}>
          {t('destinations.detail.dealsCta.button')}
        </a>
      </section>
      <section className="panel">
        <h2>{t('destinations.detail.quickFacts')}</h2>
        <Facts
          className="facts facts-list"
          text={text}
          only={['country', 'bestTime', 'duration', 'difficulty']}
        />
      </section>
      <section className="panel">
        <h2>{t('destinations.detail.custom.heading')}</h2>
        <p>{t('destinations.detail.custom.text')}</p>
        <a className="button button-quiet button-wide" href={links.contact}>
          {t('destinations.detail.custom.button')}
        </a>
      </section>
    </aside>
  );
}
