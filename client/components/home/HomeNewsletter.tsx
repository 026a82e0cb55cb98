import { useTranslation } from '../../i18n/context';
import { Island } from '../../site/Island';
import { Picture } from '../Picture';

/** The newsletter signup block. */
export function HomeNewsletter() {
  const { t } = useTranslation();
  return (
    <section id="newsletter" className="newsletter" aria-labelledby="newsletter-title" data-reveal>
      <div className="newsletter-text">
        <h2 id="newsletter-title">{t('home.newsletter.title')}</h2>
        <p className="lead">{t('home.newsletter.lead')}</p>
        <Island name="NewsletterForm" props={{}} />
      </div>
      <Picture
        className="newsletter-picture"
        src="/img/newsletter.webp"
        alt=""
        sizes="(min-width: 56rem) 36rem, 92vw"
      />
    </section>
  );
}
