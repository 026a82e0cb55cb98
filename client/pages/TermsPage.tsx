import { LegalPage } from '../components/legal/LegalPage';
import { LegalSections } from '../components/legal/LegalSections';
import { legalTextsFor } from '../components/legal/legal-texts';
import { useTranslation } from '../i18n/context';
import { useSite } from '../site/site';
import type { DescribeHead } from '../site/head';

export const head: DescribeHead<object> = (_props, t) => ({
  title: t('legal.terms.title'),
  description: t('legal.terms.description'),
});

export default function TermsPage() {
  const { t } = useTranslation();
  const { terms } = legalTextsFor(useSite());
  return (
    <LegalPage
      title={t('legal.terms.title')}
      lead={terms.lead}
      further={['privacy', 'imprint', 'contact']}
    >
      <LegalSections sections={terms.sections} />
    </LegalPage>
  );
}
