import { useTranslation } from '../../i18n/context';
import { Island } from '../../site/Island';
import { Picture } from '../Picture';
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
      <div className="newsletter-columns">
        <Island name="NewsletterForm" props={{}} />
        <Picture src="/img/newsletter.webp" alt="" sizes="(min-width: 60rem) 28rem, 1px" />
      </div>
    </Section>
  );
}
