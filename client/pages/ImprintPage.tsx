import { Blocks } from '../components/legal/Blocks';
import { CompanyFacts } from '../components/legal/CompanyFacts';
import { LegalPage } from '../components/legal/LegalPage';
import { legalTextsFor } from '../components/legal/legal-texts';
import { useTranslation } from '../i18n/context';
import { organization } from '../site/json-ld';
import { useSite } from '../site/site';
import type { DescribeHead } from '../site/head';

export const head: DescribeHead<object> = (_props, t, site) => ({
  title: t('legal.imprint.title'),
  description: t('legal.imprint.description'),
  jsonLd: [organization(site, t)],
});

export default function ImprintPage() {
  const { t } = useTranslation();
  const { imprint } = legalTextsFor(useSite());
  return (
    <LegalPage
      title={t('legal.imprint.title')}
      lead={imprint.lead}
      further={['privacy', 'terms', 'contact']}
    >
      <div className="imprint-columns">
        <CompanyFacts imprint={imprint} />
        <div className="legal-text">
          {[imprint.intermediary, imprint.compliance].map(({ title, blocks }) => (
            <section key={title}>
              <h2>{title}</h2>
              <Blocks blocks={blocks} />
            </section>
          ))}
        </div>
      </div>
    </LegalPage>
  );
}
