import type { Destination } from '../../content/destinations';
import { useTranslation } from '../../i18n/context';
import { Icon } from '../icons/Icon';
import { Part } from './Part';

/** What this place has and others have not: a drawing, a title, a few words. */
export function UniqueFeatures({ destination: { icons, text } }: { destination: Destination }) {
  const { t } = useTranslation();
  return (
    <Part id="features" title={t('destinations.detail.uniqueFeatures')}>
      <ul className="unique">
        {text.uniqueFeatures.map(({ title, description }, at) => (
          <li key={title}>
            <span className="unique-icon">
              <Icon name={icons[at]} size={28} />
            </span>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Part>
  );
}
