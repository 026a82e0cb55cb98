import { readChoice, writeChoice } from '../../client/rules/list';

/** Signing in, the back office and the newsletter's own pages look at who asks: never kept. */
const PAGE =
  /^\/(?!(?:login|admin|newsletter|api)$)(?:deals(?:\/[1-9]\d{0,9})?|destinations(?:\/[a-z-]{1,40})?|[a-z-]{1,40})?$/;
const CALL = /^\/api\/deals(?:\/(?:cards|featured|[1-9]\d{0,9}))?$/;

/** What a campaign or a language link adds to an address; the page below it is the same. */
const CHANGES_NOTHING = /^(?:lang|utm_[a-z]+|gclid|fbclid|msclkid|mc_cid|mc_eid)$/;
const LIST_QUERY = new Set(['search', 'destination', 'sort']);

/**
 * The plain form of an address whose page is worth keeping, else null. Only known paths and known
 * queries have one: nobody fills the shelf with made-up addresses.
 */
export function keptAddress(url: string): string | null {
  const at = url.indexOf('?');
  if (at < 0) return PAGE.test(url) ? url : null;
  const path = url.slice(0, at);
  const query = PAGE.test(path) ? knownQuery(path, url.slice(at)) : null;
  return query === null ? null : path + query;
}

/** The same for a public call; its query has no effect (contract section 4). */
export function keptCall(url: string): string | null {
  const path = url.split('?', 1)[0];
  return CALL.test(path) ? path : null;
}

/** With its question mark, or empty. The list's filters and orders are a known few; searches are not. */
function knownQuery(path: string, search: string): string | null {
  const query = new URLSearchParams(search);
  const names = [...query.keys()].filter((name) => !CHANGES_NOTHING.test(name));
  if (!names.length) return '';
  if (path !== '/deals' || !names.every((name) => LIST_QUERY.has(name))) return null;
  const choice = readChoice(query);
  if (choice.search.trim()) return null;
  const written = writeChoice(choice);
  return written && `?${written}`;
}
