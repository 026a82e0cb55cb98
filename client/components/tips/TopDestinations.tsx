import { findDestination } from '../../content/destinations';
import { topDestinationCards } from '../../content/tips';
import { useTranslation } from '../../i18n/context';
import { links } from '../../site/links';
import { PlaceCard } from '../destinations/PlaceCard';
import { Section } from '../Section';

/** Four places to begin with, and the way to all of them. */
export function TopDestinations() {
  const { t, language } = useTranslation();
  return (
    <Section id="top" title={t('tips.top.heading')} lead={t('tips.top.lead')}>
      <ul className="top-places">
        {topDestinationCards(language).map(
          ({ id, picture, href, name, country, bestTime, line }) => (
            <li key={id}>
              <PlaceCard
                scene={picture}
                alt={findDestination(id, language)?.text.alt.hero ?? name}
                country={country}
                name={name}
                href={href}
                sizes="(min-width: 64rem) 18rem, (min-width: 30rem) 46vw, 92vw"
              >
                <p className="place-card-tagline">{line}</p>
                <dl className="facts facts-list">
                  <div>
                    <dt>{t('tips.top.country')}</dt>
                    <dd>{country}</dd>
                  </div>
                  <div>
                    <dt>{t('tips.top.bestTime')}</dt>
                    <dd>{bestTime}</dd>
                  </div>
                </dl>
                <a className="more" href={href}>
                  {t('tips.top.link', { name })}
                </a>
              </PlaceCard>
            </li>
          ),
        )}
      </ul>
      <p className="section-end">
        <a className="button button-quiet" href={links.destinations}>
          {t('tips.top.all')}
        </a>
      </p>
    </Section>
  );
}
