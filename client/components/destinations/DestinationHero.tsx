import type { Destination } from '../../content/destinations';
import { useTranslation } from '../../i18n/context';
import { links } from '../../site/links';
import { SceneHero } from '../SceneHero';

/** Picture, country, name, tagline, and the way back to the list. */
export function DestinationHero({ destination: { hero, text } }: { destination: Destination }) {
  const { t } = useTranslation();
  return (
    <SceneHero scene={hero} alt={text.alt.hero} className="destination-hero">
      <a className="back" href={links.destinations}>
        {t('destinations.detail.back')}
      </a>
      <p className="badge">{text.country}</p>
      <h1>{text.name}</h1>
      <p className="lead">{text.tagline}</p>
    </SceneHero>
  );
}
