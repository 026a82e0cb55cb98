import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/context';
import { links } from '../../site/links';

type LegalLink = 'imprint' | 'privacy' | 'terms' | 'contact';

interface LegalPageProps {
  title: string;
  lead: string;
  /** Where the page leads on. */
  further: readonly LegalLink[];
  /** Under the title. */
  badges?: ReactNode;
  children: ReactNode;
}

/** The frame of the three legal pages: title, text, further links, version. */
export function LegalPage({ title, lead, further, badges, children }: LegalPageProps) {
  const { t } = useTranslation();
  return (
    <div className="page legal">
      <header className="page-head">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {badges}
      </header>
      {children}
      <footer className="legal-foot">
        <nav aria-label={t('legal.links.heading')}>
          <ul>
            {further.map((link) => (
              <li key={link}>
                <a href={links[link]}>{t(`legal.links.${link}`)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <p className="small">
          {t('legal.lastUpdated')} · {t('legal.version')}
        </p>
      </footer>
    </div>
  );
}
