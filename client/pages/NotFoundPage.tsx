import { Lost } from '../components/Lost';
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
    <Lost>
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
    </Lost>
  );
}
