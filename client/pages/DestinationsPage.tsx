import { DestinationStats } from '../components/destinations/DestinationStats';
import { FeaturedDestinations } from '../components/destinations/FeaturedDestinations';
import { MoreDestinations } from '../components/destinations/MoreDestinations';
import { SceneHero } from '../components/SceneHero';
import { allDestinations } from '../content/destinations';
import { useTranslation } from '../i18n/context';
import { breadcrumbs } from '../site/json-ld';
import type { DescribeHead } from '../site/head';

export const head: DescribeHead<object> = (_props, t, site) => ({
  title: t('destinations.list.title'),
  description: t('destinations.list.description'),
  jsonLd: [breadcrumbs(site, t, [t('common.nav.destinations'), site.path])],
});

export default function DestinationsPage() {
  const { t, language } = useTranslation();
  const all = allDestinations(language);
  return (
    <>
      <SceneHero scene="tarangire" alt={t('destinations.list.heroAlt')}>
        <h1>{t('destinations.list.heading')}</h1>
        <p className="lead">{t('destinations.list.lead')}</p>
        <DestinationStats />
      </SceneHero>
      <FeaturedDestinations destinations={all.filter(({ featured }) => featured)} />
      <MoreDestinations destinations={all.filter(({ featured }) => !featured)} />
    </>
  );
}
