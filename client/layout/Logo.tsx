import { useTranslation } from '../i18n/context';
import { links } from '../site/links';
import { useSite } from '../site/site';

export function Logo() {
  const { t } = useTranslation();
  const { brand } = useSite();
  return (
    <a className="logo" href={links.home} aria-label={t('common.brand.logoLabel')}>
      <span className="logo-name">{brand.name}</span>
      <span className="logo-line" aria-hidden="true" />
    </a>
  );
}
