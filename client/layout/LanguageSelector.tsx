import { useTranslation } from '../i18n/context';
import { useSite } from '../site/site';
import { Flag, type Flagged } from './Flag';

/** Code, name and flag of each language (spec section 3, "Language option"). */
const LANGUAGES: { code: Flagged; name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'Deutsch' },
  { code: 'es', name: 'Español' },
  { code: 'fr', name: 'Français' },
];

/** Plain `?lang=` links in a details element; `browser/behaviours/language.ts` makes them keep the place. */
export function LanguageSelector() {
  const { t, language } = useTranslation();
  const { path, query } = useSite();
  const current = LANGUAGES.find(({ code }) => code === language) ?? LANGUAGES[0];
  const address = (code: string) => `${path}?${query ? `${query}&` : ''}lang=${code}`;
  return (
    <details className="language" data-menu data-island="LanguageSelector">
      <summary aria-label={t('common.language.current', { name: current.name })}>
        <Flag of={current.code} />
        <span className="language-name" aria-hidden="true">
          {current.name}
        </span>
        <span className="language-code" aria-hidden="true">
          {current.code.toUpperCase()}
        </span>
      </summary>
      <ul aria-label={t('common.language.choose')}>
        {LANGUAGES.map(({ code, name }) => (
          <li key={code}>
            <a
              href={address(code)}
              hrefLang={code}
              lang={code}
              data-language={code}
              rel="nofollow"
              aria-current={code === language ? 'true' : undefined}
            >
              <Flag of={code} /> {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
