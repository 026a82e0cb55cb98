import { useTranslation } from '../../i18n/context';
import { links } from '../../site/links';
import type { Destination } from '../../content/destinations';
import { Section } from '../Section';
import { Facts } from './Facts';
import { PlaceCard } from './PlaceCard';

const SIZES = '(min-width: 64rem) 36rem, (min-width: 44rem) 46vw, 92vw';

/** Five of the eight, each with three highlights, the way to its page and the way to the deals. */
export function FeaturedDestinations({ destinations }: { destinations: Destination[] }) {
  const { t } = useTranslation();
  return (
    <Section
      id="featured"
      title={t('destinations.list.featured')}
      lead={t('destinations.list.featuredLead')}
    >
      <ul className="featured-places">
        {destinations.map((destination) => (
          <li key={destination.id}>
            <FeaturedCard destination={destination} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function FeaturedCard({ destination: { id, hero, text } }: { destination: Destination }) {
  const { t } = useTranslation();
  const { name, country } = text;
  const href = links.destination(id);
  return (
    <PlaceCard
      scene={hero}
      alt={text.alt.hero}
      country={country}
      name={name}
      href={href}
      sizes={SIZES}
    >
      <p className="place-card-tagline">{text.tagline}</p>
      <ul className="place-card-highlights" aria-label={t('destinations.detail.highlights')}>
        {text.highlights.slice(0, 3).map((highlight) => (
          <li key={highlight}>{highlight}</li>
        ))}
      </ul>
      <Facts text={text} only={['bestTime', 'duration']} />
      <p className="actions">
        <a className="button" href={href}>
          {t('destinations.list.exploreNamed', { name })}
        </a>
        <a className="button button-quiet" href={links.deals}>
          {t('destinations.list.viewDeals')}
        </a>
      </p>
    </PlaceCard>
  );
}
