import { privacyBadges } from '../content/legal';
import { LegalPage } from '../components/legal/LegalPage';
import { LegalSections } from '../components/legal/LegalSections';
import { legalTextsFor } from '../components/legal/legal-texts';
import { useTranslation } from '../i18n/context';
import { useSite } from '../site/site';
import type { DescribeHead } from '../site/head';

export const head: DescribeHead<object> = (_props, t) => ({
  title: t('legal.privacy.title'),
  description: t('legal.privacy.description'),
});

export default function PrivacyPage() {
  const { t } = useTranslation();
  const { privacy } = legalTextsFor(useSite());
  const badges = (
    <ul className="legal-badges" aria-label={t('legal.privacy.badgesLabel')}>
      {privacyBadges.map((badge) => (
        <li key={badge} className="badge">
          {badge}
        </li>
      ))}
    </ul>
  );
  return (
    <LegalPage
      title={t('legal.privacy.title')}
      lead={privacy.lead}
      badges={badges}
      further={['contact', 'imprint', 'terms']}
    >
      <LegalSections sections={privacy.sections} />
    </LegalPage>
  );
}
