import { InvalidInput, type FieldError } from '../errors/domain-errors';
import {
  QUOTE_FIELDS,
  readDate,
  readQuoteField,
  type QuoteField,
  type QuoteProblem,
} from '../../client/rules/quote';
import type { ContactSubmission } from './contact-submission.entity';

export type QuoteRequest = Omit<ContactSubmission, 'id' | 'status' | 'createdAt'>;

const FIELDS = Object.keys(QUOTE_FIELDS) as QuoteField[];

/** The wording of contract 3.2; pages say the same in the visitor's language. */
const MESSAGES: Record<QuoteProblem, (field: QuoteField) => string> = {
  required: () => 'Required',
  blank: () => 'String must contain at least 1 character(s)',
  invalidEmail: () => 'Invalid email',
  invalidDate: () => 'Invalid date',
  tooLong: (field) => `${field}: too long`,
  invalidText: (field) => `${field}: must be text`,
};

/** A broken field rule: the contract's message, and the rule for whoever says it in another language. */
export interface QuoteFieldError extends FieldError {
  field: QuoteField;
  problem: QuoteProblem;
}

export class InvalidQuote extends InvalidInput {
  constructor(readonly problems: QuoteFieldError[]) {
    super(problems.map(({ field, message }) => ({ field, message })));
  }
}

/** Reads a quote request out of whatever was sent; other keys are ignored. @throws InvalidQuote */
export function readQuoteRequest(body: unknown): QuoteRequest {
  const values: Partial<Record<QuoteField, string | null>> = {};
  const problems: QuoteFieldError[] = [];
  for (const field of FIELDS) {
    const result = readQuoteField(field, own(body, field));
    if (typeof result === 'object') values[field] = result.value;
    else problems.push({ field, problem: result, message: MESSAGES[result](field) });
  }
  if (problems.length) throw new InvalidQuote(problems);
  const { startDate, endDate, ...texts } = values;
  return { ...texts, startDate: date(startDate), endDate: date(endDate) } as QuoteRequest;
}

/** Only what the sender wrote, nothing inherited: `__proto__` and its like are no fields. */
export function own(body: unknown, key: string): unknown {
  const isRecord = typeof body === 'object' && body !== null && !Array.isArray(body);
  return isRecord && Object.hasOwn(body, key) ? (body as Record<string, unknown>)[key] : undefined;
}

const date = (text: string | null | undefined) => (text ? readDate(text) : null);
