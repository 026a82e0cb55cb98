import { tipsText } from '../../content/tips';
import { useTranslation } from '../../i18n/context';
import { Icon } from '../icons/Icon';
import { Section } from '../Section';

/** Dry from May to October, rain from November to April. */
export function Seasons() {
  const { t, language } = useTranslation();
  const { seasons } = tipsText(language);
  return (
    <Section id="seasons" title={t('tips.seasons.heading')} lead={seasons.lead}>
      <div className="seasons">
        {(['dry', 'rainy'] as const).map((season) => (
          <div key={season} className={`season season-${season}`}>
            <Icon name={season === 'dry' ? 'sun' : 'water'} size={40} />
            <h3>{seasons[season].title}</h3>
            <p className="season-months">{seasons[season].months}</p>
            <p>{seasons[season].description}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
