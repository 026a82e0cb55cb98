import { Lost } from '../components/Lost';
import { useTranslation } from '../i18n/context';
import { links } from '../site/links';
import type { DescribeHead } from '../site/head';

export const head: DescribeHead<object> = (_props, t) => ({
  title: t('destinations.notFound.title'),
  description: t('destinations.notFound.text'),
  noIndex: true,
});

export default function DestinationNotFoundPage() {
  const { t } = useTranslation();
  return (
    <Lost>
      <h1>{t('destinations.notFound.title')}</h1>
      <p>{t('destinations.notFound.text')}</p>
      <a className="button" href={links.destinations}>
        {t('destinations.notFound.back')}
      </a>
    </Lost>
  );
}
