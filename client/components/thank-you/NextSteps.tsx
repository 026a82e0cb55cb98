import { useTranslation } from '../../i18n/context';
import { Icon } from '../icons/Icon';
import { Section } from '../Section';

const STEPS = { email: 'mail', download: 'download', operator: 'people' } as const;

/** E-mail, certificate, operator: in this order. */
export function NextSteps() {
  const { t } = useTranslation();
  return (
    <Section id="next" title={t('thankyou.next.heading')}>
      <ol className="steps">
        {Object.entries(STEPS).map(([step, icon]) => (
          <li key={step} className="panel">
            <span className="unique-icon">
              <Icon name={icon} size={28} />
            </span>
            <h3>{t(`thankyou.next.${step}.title`)}</h3>
            <p>{t(`thankyou.next.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
