import type { Deal } from './deal';
import {
  boolean,
  colour,
  FieldProblem,
  integer,
  isEmpty,
  isSitePath,
  isWebUrl,
  lenient,
  lines,
  price,
  text,
  webUrl,
  type Problem,
  type Read,
} from './field-readers';
import { instant } from './instant';

export const DEFAULT_COLOUR = '#E8B75A';

/** What an administrator decides about a deal: everything but its id and its times. */
export type DealFields = Omit<Deal, 'id' | 'createdAt' | 'updatedAt'>;
export type DealField = keyof DealFields;

interface Rule<T> {
  read: Read<T>;
  /** What an empty value stands for; a field without it is required, and this is the problem. */
  empty?: T;
  missing?: Problem;
}

const required = <T>(read: Read<T>, missing: Problem = 'required'): Rule<T> => ({ read, missing });
const optional = <T>(read: Read<T>, empty: T): Rule<T> => ({ read, empty });
const maybe = <T>(read: Read<T>): Rule<T | null> => optional<T | null>(read, null);

const expiry: Read<string> = (value) => {
  const time = typeof value === 'string' ? instant(value) : null;
  if (!time) throw new FieldProblem('date');
  return time;
};

/** The rules of contract 3.1, in their check order. No field is compared with another. */
export const DEAL_RULES: { [Field in DealField]: Rule<DealFields[Field]> } = {
  title: required(text(500)),
  destination: required(text(500)),
  description: required(text(20_000)),
  duration: required(text(200)),
  originalPrice: required(price, 'price'),
  discountedPrice: required(price, 'price'),
  savings: required(integer(0, 100, 'percent'), 'percent'),
  spotsLeft: required(integer(0), 'integer'),
  totalSpots: required(integer(0), 'integer'),
  expiresAt: required(expiry, 'date'),
  highlights: optional<string[]>(
    lines(100, 500, 'list', () => true),
    [],
  ),
  images: optional<string[]>(
    lines(50, 2000, 'images', (url) => isSitePath(url) || isWebUrl(url)),
    [],
  ),
  isUrgent: optional(boolean, false),
  isActive: optional(boolean, true),
  isCountdownEnabled: optional(boolean, true),
  bookingUrl: maybe(webUrl(2000)),
  messageTag: maybe(text(100)),
  messageColor: optional(colour(DEFAULT_COLOUR), DEFAULT_COLOUR),
  priority: optional(lenient(integer(-2_147_483_648), 0), 0),
  maxBookingsPerDay: maybe(lenient<number | null>(integer(0), null)),
  customCountdownMessage: maybe(text(500)),
  metaTitle: maybe(text(500)),
  metaDescription: maybe(text(2000)),
  tags: maybe(text(2000)),
};

export const DEAL_FIELDS = Object.keys(DEAL_RULES) as DealField[];

export interface DealReading {
  fields: Partial<DealFields>;
  problems: { field: DealField; problem: Problem }[];
}

/**
 * Reads a deal out of anything. Only the named fields are looked at, and only where they are the
 * object's own: `id`, `createdAt` or `__proto__` have no effect. An absent optional field takes its
 * empty value, or with `keepAbsent` stays absent, so that a change leaves it as it is.
 */
export function readDeal(body: unknown, { keepAbsent = false } = {}): DealReading {
  const given = typeof body === 'object' && body !== null ? body : {};
  const reading: DealReading = { fields: {}, problems: [] };
  for (const field of DEAL_FIELDS) {
    const isGiven = Object.hasOwn(given, field);
    const rule = DEAL_RULES[field] as Rule<unknown>;
    if (!isGiven && keepAbsent && !rule.missing) continue;
    const value = isGiven ? (given as Record<string, unknown>)[field] : undefined;
    readField(reading, field, rule, value);
  }
  return reading;
}

function readField(reading: DealReading, field: DealField, rule: Rule<unknown>, value: unknown) {
  if (isEmpty(value)) {
    if (rule.missing) reading.problems.push({ field, problem: rule.missing });
    else Object.assign(reading.fields, { [field]: rule.empty });
    return;
  }
  try {
    Object.assign(reading.fields, { [field]: rule.read(value) });
  } catch (error) {
    if (!(error instanceof FieldProblem)) throw error;
    reading.problems.push({ field, problem: error.problem });
  }
}
