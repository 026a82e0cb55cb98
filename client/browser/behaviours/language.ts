import { keepTyped } from '../typed';

const KEY = 'language';
const YEAR = 365 * 24 * 60 * 60;

/**
 * The language selector is a set of plain `?lang=` links. With JavaScript a choice is saved here and
 * the page loads anew in the same place, with what was typed (spec section 4, decisions "Languages").
 */
export function chooseLanguages() {
  const shown = document.documentElement.lang;
  const asked = new URLSearchParams(location.search).has('lang');
  const saved = localStorage.getItem(KEY);
  if (!asked && saved && saved !== shown && !hasCookie() && offered(saved)) return switchTo(saved);
  // A language that merely follows the browser's is no choice, and is not saved.
  if (hasCookie()) localStorage.setItem(KEY, shown);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      keepTyped();
      switchTo(link.dataset.language!);
    });
  }
}

const hasCookie = () => /(?:^|;\s*)language=/.test(document.cookie);
const offered = (language: string) => document.querySelector(`a[data-language="${language}"]`);

function switchTo(language: string) {
  localStorage.setItem(KEY, language);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `language=${language}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`;
  const url = new URL(location.href);
  url.searchParams.delete('lang');
  if (url.href === location.href) location.reload();
  else location.replace(url);
}
