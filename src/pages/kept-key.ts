import type { Language } from '../i18n/languages';
import { keptAddress, keptCall } from './kept-address';

/** What there is one answer of: a page of a language, or a call. */
export interface Place {
  kind: 'page' | 'call';
  language: Language;
}

/** The key of an address on the shelf; null where its answer is not worth keeping. */
export function keyOf(place: Place, url: string): string | null {
  const address = place.kind === 'call' ? keptCall(url) : keptAddress(url);
  return address && keyAt(place, address);
}

/** The same for an address in its plain form. */
export const keyAt = ({ kind, language }: Place, address: string) =>
  kind === 'call' ? ` ${address}` : `${language} ${address}`;
