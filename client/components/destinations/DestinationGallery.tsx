import type { Destination } from '../../content/destinations';
import { useTranslation } from '../../i18n/context';
import { Picture } from '../Picture';
import { Part } from './Part';

/** Four more scenes of the place. */
export function DestinationGallery({
  destination: { gallery, text },
}: {
  destination: Destination;
}) {
  const { t } = useTranslation();
  return (
    <Part id="gallery" title={t('destinations.detail.gallery')}>
      <ul className="gallery gallery-four">
        {gallery.map((scene, at) => (
          <li key={scene}>
            <Picture
              src={`/img/${scene}.webp`}
              alt={text.alt.gallery[at]}
              sizes="(min-width: 64rem) 24rem, (min-width: 30rem) 46vw, 92vw"
            />
          </li>
        ))}
      </ul>
    </Part>
  );
}
