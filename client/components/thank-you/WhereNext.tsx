import { useTranslation } from '../../i18n/context';
import { links } from '../../site/links';
import { CalmButton } from './CalmButton';

const CARDS = { contact: links.contact, destinations: links.destinations } as const;

/** Questions, further dreams, and the joy of telling others. */
export function WhereNext() {
  const { t } = useTranslation();
  return (
    <div className="section where-next">
      {Object.entries(CARDS).map(([card, href]) => (
        <section key={card} className="panel">
          <h2>{t(`thankyou.cards.${card}.title`)}</h2>
          <p>{t(`thankyou.cards.${card}.text`)}</p>
          <a className="more" href={href}>
            {t(`thankyou.cards.${card}.link`)}
          </a>
        </section>
      ))}
      <section className="panel no-print">
        <h2>{t('thankyou.shareHeading')}</h2>
        <p>{t('thankyou.shareText')}</p>
        <p className="actions">
          <CalmButton>{t('thankyou.actions.share')}</CalmButton>
          <CalmButton>{t('thankyou.actions.refer')}</CalmButton>
        </p>
      </section>
    </div>
  );
}
