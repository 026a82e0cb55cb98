import { useTranslation } from '../i18n/context';
import { links } from '../site/links';
import type { DescribeHead } from '../site/head';

export interface ForbiddenProps {
  username: string;
}

export const head: DescribeHead<ForbiddenProps> = (_props, t) => ({
  title: t('admin.forbidden.title'),
  description: t('admin.forbidden.title'),
  noIndex: true,
});

/** For somebody who is signed in and is no administrator. */
export default function ForbiddenPage({ username }: ForbiddenProps) {
  const { t } = useTranslation();
  return (
    <div className="page">
      <div className="notice">
        <h1>{t('admin.forbidden.heading')}</h1>
        <p>{t('admin.forbidden.text', { username })}</p>
        <form className="actions" method="post" action={links.logout}>
          <button className="button">{t('admin.forbidden.signOut')}</button>
          <a className="button button-quiet" href={links.home}>
            {t('admin.forbidden.home')}
          </a>
        </form>
      </div>
    </div>
  );
}
