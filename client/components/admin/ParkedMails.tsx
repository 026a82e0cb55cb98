import { useTranslation } from '../../i18n/context';
import type { ParkedMails as Parked } from '../../rules/admin';
import { links } from '../../site/links';

/** Mails that could not be sent in a day of trying; a plain form gives them another try. */
export function ParkedMails({ parked }: { parked: Parked }) {
  const { t } = useTranslation();
  const { count, lastError } = parked;
  if (!count) return null;
  return (
    <section className="panel quotes quotes-overdue" aria-labelledby="parked">
      <h2 id="parked">{t('admin.parkedMails.heading')}</h2>
      <p>{t(`admin.parkedMails.text.${count === 1 ? 'one' : 'other'}`, { count })}</p>
      {lastError && (
        <p className="small">{t('admin.parkedMails.lastError', { error: lastError })}</p>
      )}
      <form method="post" action={links.retryParkedMails}>
        <button className="button button-quiet">{t('admin.parkedMails.retry')}</button>
      </form>
    </section>
  );
}
