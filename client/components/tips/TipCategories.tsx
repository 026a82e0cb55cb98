import { tipCategoryIds, tipsText, type TipCategoryId } from '../../content/tips';
import { useTranslation } from '../../i18n/context';
import { Icon } from '../icons/Icon';
import { Section } from '../Section';
import type { IconName } from '../icons/shapes';

const ICONS: Record<TipCategoryId, IconName> = {
  safety: 'shield',
  weather: 'weather',
  health: 'health',
  cultural: 'people',
  environment: 'leaf',
  photography: 'camera',
};

/** Six subjects, each with its list. */
export function TipCategories() {
  const { t, language } = useTranslation();
  const { categories } = tipsText(language);
  return (
    <Section id="categories" title={t('tips.categories.heading')} lead={t('tips.categories.lead')}>
      <ul className="tip-categories">
        {tipCategoryIds.map((id) => (
          <li key={id} className="panel">
            <span className="unique-icon">
              <Icon name={ICONS[id]} size={28} />
            </span>
            <h3>{categories[id].title}</h3>
            <p className="tip-lead">{categories[id].lead}</p>
            <ul className="ticks">
              {categories[id].tips.map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
