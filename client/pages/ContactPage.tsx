import { ContactSide } from '../components/contact/ContactSide';
import { SceneHero } from '../components/SceneHero';
import { TextWithLink } from '../components/TextWithLink';
import { useTranslation } from '../i18n/context';
import { Island } from '../site/Island';
import { links } from '../site/links';
import type { QuoteField, QuoteProblems } from '../rules/quote';
import type { DescribeHead } from '../site/head';

export interface ContactProps {
  /** A form without JavaScript has just been taken in. */
  sent: boolean;
  /** A form without JavaScript came back: what it held, and why. */
  typed?: Partial<Record<QuoteField, string>>;
  problems?: QuoteProblems;
  failure?: 'text' | 'notVerified' | 'tooMany';
}

export const head: DescribeHead<ContactProps> = (_props, t) => ({
  title: t('contact.title'),
  description: t('contact.description'),
});

/** The request for a quote, and why to ask for one (spec section 2, "/contact"). */
export default function ContactPage({ sent, ...form }: ContactProps) {
  const { t } = useTranslation();
  return (
    <div className="contact">
      <SceneHero scene="contact" alt="" className="scene-hero-low">
        <h1>{t('contact.heading')}</h1>
        <p className="lead">{t('contact.subtitle')}</p>
      </SceneHero>
      <div className="contact-columns">
        <div>
          {sent ? <Sent /> : <Island name="QuoteForm" props={form} />}
          <p className="small">
            <TextWithLink
              text={t('contact.privacyNote')}
              label={t('contact.privacyLabel')}
              href={links.privacy}
            />
          </p>
          <p className="small">{t('contact.protection')}</p>
        </div>
        <ContactSide />
      </div>
    </div>
  );
}

function Sent() {
  const { t } = useTranslation();
  return (
    <div className="panel notice notice-success" role="status">
      <h2>{t('contact.success.title')}</h2>
      <p>{t('contact.success.text')}</p>
      <a className="button button-quiet" href={links.contact}>
        {t('contact.success.again')}
      </a>
    </div>
  );
}
