import { CallError } from './call';
import type { Translate } from '../../i18n/translate';

/** Sentences of the server that the catalogues have in the visitor's language too. */
const KNOWN: Record<string, string> = {
  'Too many requests. Please try again later.': 'contact.error.tooMany',
  'Your request could not be verified. Please try again.': 'contact.error.notVerified',
  'Please enter a valid email address.': 'home.newsletter.invalidEmail',
  'Something went wrong. Please try again.': 'common.error.text',
  'Service temporarily unavailable. Please try again.': 'common.error.text',
};

/** What to say of a call that failed: the server's sentence, else the call's own (contract 1.3). */
export function sentenceFor(error: unknown, otherwise: string, t: Translate): string {
  const said = error instanceof CallError ? error.serverMessage : null;
  if (!said) return otherwise;
  const key = KNOWN[said];
  return key ? t(key) : said;
}
