import { Picture } from '../components/Picture';
import { useTranslation } from '../i18n/context';
import { links } from '../site/links';
import type { DescribeHead } from '../site/head';

export const head: DescribeHead<object> = (_props, t) => ({
  title: t('common.notFound.title'),
  description: t('common.notFound.description'),
  noIndex: true,
});

/** Any address that leads nowhere. */
export default function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <div className="page lost">
      <Picture src="/img/not-found.webp" alt="" sizes="(min-width: 64rem) 60rem, 94vw" first />
      <div className="notice">
        <h1>{t('common.notFound.heading')}</h1>
        <p>{t('common.notFound.text')}</p>
        <p className="actions">
          <a className="button" href={links.deals}>
            {t('common.notFound.dealsLink')}
          </a>
          <a className="button button-quiet" href={links.destinations}>
            {t('common.notFound.destinationsLink')}
          </a>
          <a className="button button-quiet" href={links.home}>
            {t('common.notFound.homeLink')}
          </a>
        </p>
      </div>
    </div>
  );
}
