import { useTranslation } from '../../i18n/context';
import { Island } from '../../site/Island';
import { Section } from '../Section';

/** The newsletter signup block. */
export function HomeNewsletter() {
  const { t } = useTranslation();
  return (
    <Section
      id="newsletter"
      className="newsletter"
      title={t('home.newsletter.title')}
      lead={t('home.newsletter.lead')}
    >
      <Island name="NewsletterForm" props={{}} />
    </Section>
  );
}
