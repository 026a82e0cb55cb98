import { useTranslation } from '../i18n/context';
import { links } from '../site/links';
import { useSite } from '../site/site';
import { LanguageSelector } from './LanguageSelector';
import { Logo } from './Logo';

const LEFT = ['home', 'deals', 'destinations'] as const;
const RIGHT = ['travelTips', 'about', 'contact'] as const;
type Entry = (typeof LEFT)[number] | (typeof RIGHT)[number];

/** Six links around the logo; on small screens they fold into a menu (spec section 2). */
export function Header() {
  const { t } = useTranslation();
  return (
    <header className="header">
      <div className="header-bar">
        <Menu />
        <nav className="header-wide" aria-label={t('common.nav.label')}>
          <NavList entries={LEFT} />
          <NavList entries={RIGHT} />
        </nav>
        <Logo />
        <LanguageSelector />
      </div>
    </header>
  );
}

function Menu() {
  const { t } = useTranslation();
  return (
    <details className="menu" data-menu>
      <summary aria-label={t('common.nav.menu')}>
        <span className="menu-bars" aria-hidden="true" />
      </summary>
      <nav aria-label={t('common.nav.label')}>
        <NavList entries={[...LEFT, ...RIGHT]} />
      </nav>
    </details>
  );
}

function NavList({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation();
  const { path } = useSite();
  return (
    <ul className="nav">
      {entries.map((entry) => (
        <li key={entry}>
          <a href={links[entry]} aria-current={path === links[entry] ? 'page' : undefined}>
            {t(`common.nav.${entry}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
