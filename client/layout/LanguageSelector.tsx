import { useTranslation } from '../i18n/context';
import { useSite } from '../site/site';

/** Code, name and flag of each language (spec section 3, "Language option"). */
const LANGUAGES = [
  { code: 'en', name: 'English', flag: '🇬🇧' },
  { code: 'de', name: 'Deutsch', flag: '🇩🇪' },
  { code: 'es', name: 'Español', flag: '🇪🇸' },
  { code: 'fr', name: 'Français', flag: '🇫🇷' },
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
        <span aria-hidden="true">{current.flag}</span> <span className="language-name">{current.name}</span>
        <span className="language-code" aria-hidden="true">
          {current.code.toUpperCase()}
        </span>
      </summary>
      <ul aria-label={t('common.language.choose')}>
        {LANGUAGES.map(({ code, name, flag }) => (
          <li key={code}>
            <a
              href={address(code)}
              hrefLang={code}
              lang={code}
              data-language={code}
              rel="nofollow"
              aria-current={code === language ? 'true' : undefined}
            >
              <span aria-hidden="true">{flag}</span> {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
