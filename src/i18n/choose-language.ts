import type { IncomingMessage } from 'node:http';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from './languages';

export const LANGUAGE_COOKIE = 'language';

/**
 * The saved choice, else the primary part of the browser's first language, else English
 * (spec section 4, decisions "Languages"). A supported `?lang=` comes before both.
 */
export function chooseLanguage(req: IncomingMessage): Language {
  return (
    languageAskedFor(req.url) ??
    savedLanguage(req.headers.cookie) ??
    browserLanguage(req.headers['accept-language']) ??
    DEFAULT_LANGUAGE
  );
}

/** The language of `?lang=`, which chooses and saves. */
export function languageAskedFor(url = ''): Language | null {
  const query = url.indexOf('?');
  if (query < 0 || !url.includes('lang=', query)) return null;
  return supported(new URLSearchParams(url.slice(query)).get('lang'));
}

function savedLanguage(cookies = ''): Language | null {
  const match = /(?:^|;\s*)language=([^;]*)/.exec(cookies);
  return match && supported(match[1]);
}

const browsers = new Map<string, Language | null>();

function browserLanguage(header = ''): Language | null {
  const known = browsers.get(header);
  if (known !== undefined) return known;
  const [first] = header.split(',');
  const language = supported(first.split(';')[0].split('-')[0].trim().toLowerCase());
  // Browsers send a few hundred forms; made-up ones must not fill the memory.
  if (browsers.size < 1000) browsers.set(header, language);
  return language;
}

const supported = (value: string | null) => (isLanguage(value) ? value : null);

/** The cookie that mirrors the choice: one year, Lax, readable by the page (it mirrors localStorage). */
export function languageCookie(language: Language, secure: boolean): string {
  const year = 365 * 24 * 60 * 60;
  return `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${year}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
