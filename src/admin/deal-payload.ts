import { InvalidInput } from '../errors/domain-errors';
import { readDeal, type DealFields } from '../../client/rules/deal-fields';
import type { Problem } from '../../client/rules/field-readers';
import { instant } from '../../client/rules/instant';

/** The words of contract 3.1 for what can be wrong with a field. */
const WORDS: Record<Problem, string> = {
  required: 'Required',
  text: 'must be a text',
  tooLong: 'too long',
  price: 'must be a number with at most 2 decimals',
  percent: 'must be a whole number from 0 to 100',
  integer: 'must be a whole number',
  date: 'must be an ISO timestamp',
  url: 'Invalid url',
  images: 'must be a list of URLs',
  list: 'must be a list of texts',
  boolean: 'must be true or false',
  characters: 'contains characters that cannot be stored',
};

/** A new deal; what is left out takes its default. @throws InvalidInput */
export function readNewDeal(body: unknown): DealFields {
  return read(body, false) as DealFields;
}

export interface DealChange {
  fields: Partial<DealFields>;
  /** The version the change was made on, where the client told. */
  basedOn: string | null;
}

/** A change of a deal; an optional field that is left out stays as it is. @throws InvalidInput */
export function readDealChange(body: unknown): DealChange {
  return { fields: read(body, true), basedOn: readBasis(body) };
}

function read(body: unknown, keepAbsent: boolean): Partial<DealFields> {
  const { fields, problems } = readDeal(body, { keepAbsent });
  if (!problems.length) return fields;
  throw new InvalidInput(
    problems.map(({ field, problem }) => ({ field, message: `${field}: ${WORDS[problem]}` })),
  );
}

function readBasis(body: unknown): string | null {
  const { updatedAt } = body as { updatedAt?: unknown };
  if (updatedAt === undefined || updatedAt === null || updatedAt === '') return null;
  const basis = typeof updatedAt === 'string' ? instant(updatedAt) : null;
  if (!basis) throw InvalidInput.of('updatedAt', `updatedAt: ${WORDS.date}`);
  return basis;
}
