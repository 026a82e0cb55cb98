import { useTranslation } from '../../i18n/context';
import { links } from '../../site/links';

/** Who is at the desk, and the way out: a plain form, so it works whatever else does not. */
export function DeskHead({ username }: { username: string }) {
  const { t } = useTranslation();
  return (
    <header className="desk-head">
      <div>
        <h1>{t('admin.heading')}</h1>
        <p>{t('admin.signedInAs', { username })}</p>
      </div>
      <form className="actions" method="post" action={links.logout}>
        <a className="button button-quiet" href={links.home}>
          {t('admin.viewSite')}
        </a>
        <button className="button button-quiet">{t('admin.signOut')}</button>
      </form>
    </header>
  );
}
