import { useTranslation } from '../../i18n/context';
import { calls } from '../../site/links';

/** The two files, each in a new tab (spec section 2). */
export function ExportLinks() {
  const { t } = useTranslation();
  return (
    <section className="panel exports" aria-labelledby="exports">
      <h2 id="exports">{t('admin.export.heading')}</h2>
      <p>{t('admin.export.lead')}</p>
      <p className="actions">
        <ExportLink href={calls.exportContacts} text={t('admin.export.contacts')} />
        <ExportLink href={calls.exportNewsletter} text={t('admin.export.newsletter')} />
      </p>
    </section>
  );
}

function ExportLink({ href, text }: { href: string; text: string }) {
  const { t } = useTranslation();
  return (
    <a className="button button-quiet" href={href} target="_blank" rel="noopener">
      {text}
      <span className="visually-hidden"> ({t('admin.export.newTab')})</span>
    </a>
  );
}
