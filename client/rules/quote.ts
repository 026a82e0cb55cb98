import { isAddress, isStorable } from './text';

/** What the form offers; the column is text, so that other texts are stored as well (contract 3.2). */
export const QUOTE_DESTINATIONS = [
  'serengeti',
  'kilimanjaro',
  'zanzibar',
  'ngorongoro',
  'tarangire',
  'custom',
] as const;
export const QUOTE_TRAVELERS = ['1', '2', '3-4', '5-8', '9+'] as const;

export type QuoteProblem =
  'required' | 'blank' | 'invalidEmail' | 'invalidDate' | 'tooLong' | 'invalidText';

/** The fields of a quote request in the order in which they are checked and shown. */
export const QUOTE_FIELDS = {
  firstName: { kind: 'name', longest: 200 },
  lastName: { kind: 'name', longest: 200 },
  email: { kind: 'email', longest: 254 },
  phone: { kind: 'text', longest: 100 },
  preferredDestination: { kind: 'text', longest: 200 },
  startDate: { kind: 'date', longest: 40 },
  endDate: { kind: 'date', longest: 40 },
  travelers: { kind: 'text', longest: 100 },
  message: { kind: 'text', longest: 10_000 },
} as const;

export type QuoteField = keyof typeof QUOTE_FIELDS;
export type QuoteProblems = Partial<Record<QuoteField, QuoteProblem>>;

/** A field's value, trimmed; null where it is empty. A problem instead, where a rule is broken. */
export function readQuoteField(
  field: QuoteField,
  given: unknown,
): { value: string | null } | QuoteProblem {
  const { kind, longest } = QUOTE_FIELDS[field];
  if (given === undefined || given === null || given === '') return emptyField(kind, 'required');
  const text = asText(field, given);
  if (text === null) return kind === 'email' ? 'invalidEmail' : 'invalidText';
  if (text === '') return emptyField(kind, kind === 'name' ? 'blank' : 'required');
  if (kind === 'email') return isAddress(text) ? { value: text } : 'invalidEmail';
  if (kind === 'date') return readDate(text) ? { value: text } : 'invalidDate';
  return text.length > longest ? 'tooLong' : { value: text };
}

const emptyField = (kind: string, problem: QuoteProblem) =>
  kind === 'name' || kind === 'email' ? problem : { value: null };

/** A number of travelers is taken as text; anything else must be text already. */
function asText(field: QuoteField, given: unknown): string | null {
  if (field === 'travelers' && Number.isSafeInteger(given)) return String(given);
  return typeof given === 'string' && isStorable(given) ? given.trim() : null;
}

const TIME = String.raw`T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?`;
const ZONE = String.raw`(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)`;
const DATE = new RegExp(String.raw`^(\d{4}-\d\d-\d\d)(?:${TIME}${ZONE})?$`);
const FIRST = Date.parse('0001-01-01T00:00:00Z');
const LAST = Date.parse('9999-12-31T23:59:59.999Z');

/** A calendar day is UTC midnight, and stays that day everywhere; an ISO timestamp is what it says. */
export function readDate(text: string): Date | null {
  const day = DATE.exec(text)?.[1];
  if (!day || !isOnCalendar(day)) return null;
  const moment = new Date(text);
  return moment.getTime() >= FIRST && moment.getTime() <= LAST ? moment : null;
}

/** The 30th of February parses, as the 2nd of March: then the day does not come back as it was. */
function isOnCalendar(day: string): boolean {
  const date = new Date(day);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** A field that no person sees; what fills it in is a program. */
export const HONEYPOT = 'reference';
