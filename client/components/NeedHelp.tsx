import { useTranslation } from '../i18n/context';
import { links } from '../site/links';

export interface Contact {
  phone: string;
  email: string;
  whatsapp: string;
}

const digits = (phone: string) => phone.replace(/[^\d+]/g, '');

/** Phone, e-mail, WhatsApp and the request form. */
export function NeedHelp({ contact }: { contact: Contact }) {
  const { t } = useTranslation();
  return (
    <section className="panel help">
      <h2>{t('deals.detail.help.heading')}</h2>
      <p>{t('deals.detail.help.text')}</p>
      <dl>
        <div>
          <dt>{t('deals.detail.help.phone')}</dt>
          <dd>
            <a href={`tel:${digits(contact.phone)}`}>{contact.phone}</a>
          </dd>
        </div>
        <div>
          <dt>{t('deals.detail.help.email')}</dt>
          <dd>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </dd>
        </div>
        <div>
          <dt>{t('deals.detail.help.whatsapp')}</dt>
          <dd>
            <a href={`https://wa.me/${digits(contact.whatsapp).replace('+', '')}`} rel="noopener">
              {contact.whatsapp}
            </a>
          </dd>
        </div>
      </dl>
      <a className="button button-quiet" href={links.contact}>
        {t('deals.detail.help.contact')}
      </a>
    </section>
  );
}
