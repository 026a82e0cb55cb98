import { useTranslation } from '../../i18n/context';

const BENEFITS = ['first', 'lastMinute', 'tips', 'leave'] as const;

export function NewsletterBenefits({ heading }: { heading: string }) {
  const { t } = useTranslation();
  return (
    <section className="letter-benefits" aria-labelledby="benefits-title">
      <h2 id="benefits-title">{heading}</h2>
      <ul className="ticks">
        {BENEFITS.map((benefit) => (
          <li key={benefit}>{t(`newsletter.confirm.benefits.${benefit}`)}</li>
        ))}
      </ul>
    </section>
  );
}
