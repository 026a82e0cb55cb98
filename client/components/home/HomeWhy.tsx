import { useTranslation } from '../../i18n/context';
import { Section } from '../Section';

const FEATURES = ['savings', 'confirmation', 'support', 'exclusive'] as const;

/** Four reasons, in words that can be checked. */
export function HomeWhy() {
  const { t } = useTranslation();
  return (
    <Section id="why" title={t('home.why.title')} lead={t('home.why.lead')}>
      <ul className="features">
        {FEATURES.map((feature) => (
          <li key={feature}>
            <h3>{t(`home.why.${feature}.title`)}</h3>
            <p>{t(`home.why.${feature}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
