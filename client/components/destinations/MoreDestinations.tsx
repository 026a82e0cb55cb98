import { useTranslation } from '../../i18n/context';
import { links } from '../../site/links';
import type { Destination } from '../../content/destinations';
import { Section } from '../Section';
import { PlaceCard } from './PlaceCard';

/** The three quieter places. */
export function MoreDestinations({ destinations }: { destinations: Destination[] }) {
  const { t } = useTranslation();
  return (
    <Section id="more" title={t('destinations.list.more')} lead={t('destinations.list.moreLead')}>
      <ul className="more-places">
        {destinations.map(({ id, hero, text }) => (
          <li key={id}>
            <PlaceCard
              scene={hero}
              alt={text.alt.hero}
              country={text.country}
              name={text.name}
              href={links.destination(id)}
              sizes="(min-width: 64rem) 24rem, (min-width: 44rem) 46vw, 92vw"
            >
              <p className="place-card-tagline">{text.tagline}</p>
              <a className="more" href={links.destination(id)}>
                {t('destinations.list.exploreNamed', { name: text.name })}
              </a>
            </PlaceCard>
          </li>
        ))}
      </ul>
    </Section>
  );
}
