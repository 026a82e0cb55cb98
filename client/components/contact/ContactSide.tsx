import { useTranslation } from '../../i18n/context';
import { useSite } from '../../site/site';

const BENEFITS = ['itinerary', 'discounts', 'consultation', 'flexible'] as const;
const digits = (phone: string) => phone.replace(/[^\d+]/g, '');

/** Four benefits, the reply promise, and the direct ways to the agency. */
export function ContactSide() {
  const { t } = useTranslation();
  return (
    <aside className="contact-side">
      <p className="badge reply-badge">{t('contact.responseBadge')}</p>
      <section className="panel">
        <h2>{t('contact.why.title')}</h2>
        <ul className="benefits">
          {BENEFITS.map((benefit) => (
            <li key={benefit}>
              <h3>{t(`contact.why.${benefit}.title`)}</h3>
              <p>{t(`contact.why.${benefit}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <Direct />
    </aside>
  );
}

function Direct() {
  const { t } = useTranslation();
  const { brand } = useSite();
  const whatsapp = digits(brand.whatsapp).replace('+', '');
  const ways = [
    { way: 'phone', href: `tel:${digits(brand.phone)}`, text: brand.phone },
    { way: 'email', href: `mailto:${brand.email}`, text: brand.email },
    { way: 'whatsapp', href: `https://wa.me/${whatsapp}`, text: brand.whatsapp },
  ];
  return (
    <section className="panel help">
      <h2>{t('contact.direct.heading')}</h2>
      <p>{t('contact.direct.text')}</p>
      <dl>
        {ways.map(({ way, href, text }) => (
          <div key={way}>
            <dt>{t(`contact.direct.${way}`)}</dt>
            <dd>
              <a href={href}>{text}</a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
