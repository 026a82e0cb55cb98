import { ClosingBand } from '../components/ClosingBand';
import { SceneHero } from '../components/SceneHero';
import { Seasons } from '../components/tips/Seasons';
import { TipCategories } from '../components/tips/TipCategories';
import { TopDestinations } from '../components/tips/TopDestinations';
import { tipsText } from '../content/tips';
import { useTranslation } from '../i18n/context';
import { breadcrumbs } from '../site/json-ld';
import { links } from '../site/links';
import type { DescribeHead } from '../site/head';

export const head: DescribeHead<object> = (_props, t, site) => ({
  title: t('tips.title'),
  description: t('tips.description'),
  jsonLd: [breadcrumbs(site, t, [t('common.nav.travelTips'), site.path])],
});

export default function TravelTipsPage() {
  const { t, language } = useTranslation();
  const { hero, closing } = tipsText(language);
  return (
    <>
      <SceneHero scene="tips" alt={t('tips.heroAlt')}>
        <h1>{hero.title}</h1>
        <p className="lead">{hero.lead}</p>
        <p className="actions">
          <a className="button" href={links.deals}>
            {t('tips.dealsLink')}
          </a>
          <a className="button button-glass" href={links.destinations}>
            {t('tips.destinationsLink')}
          </a>
        </p>
      </SceneHero>
      <TipCategories />
      <Seasons />
      <TopDestinations />
      <ClosingBand title={closing.title} text={closing.text}>
        <a className="button" href={links.deals}>
          {t('tips.cta.deals')}
        </a>
        <a className="button button-glass" href={links.contact}>
          {t('tips.cta.contact')}
        </a>
      </ClosingBand>
    </>
  );
}
