import { QUOTE_DESTINATIONS, QUOTE_TRAVELERS } from '../../../client/rules/quote';
import type { Translate } from '../../../client/i18n/translate';
import type { Language } from '../../i18n/languages';

const TRAVELERS = ['one', 'two', 'threeToFour', 'fiveToEight', 'ninePlus'];

/** A calendar day as people of a language write it. */
export function day(iso: string | null, language: Language): string | null {
  if (!iso) return null;
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(iso),
  );
}

/** A moment, with the zone it is told in: the agency sits in London. */
export function moment(date: Date, language: Language): string {
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'Europe/London',
  }).format(date);
}

/** The label of a destination that the form offers; null for another text. */
export function destinationLabel(value: string | null, t: Translate): string | null {
  const offered = QUOTE_DESTINATIONS.find((each) => each === value);
  return offered ? t(`contact.form.destinations.${offered}`) : null;
}

/** The label of a number of travelers that the form offers; null for another text. */
export function travelersLabel(value: string | null, t: Translate): string | null {
  const at = QUOTE_TRAVELERS.findIndex((each) => each === value);
  return at < 0 ? null : t(`contact.form.travelersOptions.${TRAVELERS[at]}`);
}
