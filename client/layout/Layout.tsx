import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/context';
import { Footer } from './Footer';
import { Header } from './Header';

/** Header and footer stand on every page, error views included. */
export function Layout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <a className="skip" href="#content">
        {t('common.skipToContent')}
      </a>
      <Header />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <div
        id="toasts"
        className="toasts"
        role="region"
        aria-label={t('common.toast.region')}
        data-dismiss={t('common.toast.dismiss')}
      />
    </>
  );
}
