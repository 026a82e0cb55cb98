import { useTranslation } from '../i18n/context';
import { links } from '../site/links';
import { Lost } from './Lost';

/** A deal that is unknown, inactive, or cannot be read just now. */
export function DealNotFound() {
  const { t } = useTranslation();
  return (
    <Lost>
      <h1>{t('deals.detail.notFound.title')}</h1>
      <p>{t('deals.detail.notFound.text')}</p>
      <a className="button" href={links.deals}>
        {t('deals.detail.notFound.link')}
      </a>
    </Lost>
  );
}
