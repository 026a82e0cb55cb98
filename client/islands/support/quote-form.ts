import {
  QUOTE_FIELDS,
  readQuoteField,
  type QuoteField,
  type QuoteProblems,
} from '../../rules/quote';

const FIELDS = Object.keys(QUOTE_FIELDS) as QuoteField[];

/** What is wrong with the form's fields, by the rules that the server applies too. */
export function problemsOf(form: HTMLFormElement): QuoteProblems {
  const data = new FormData(form);
  const problems: QuoteProblems = {};
  for (const field of FIELDS) {
    const result = readQuoteField(field, data.get(field));
    if (typeof result === 'string') problems[field] = result;
  }
  return problems;
}

/** The payload of spec section 7: date strings become dates, and absent ones are left out. */
export function payloadOf(form: HTMLFormElement): Record<string, unknown> {
  const { startDate, endDate, ...texts } = Object.fromEntries(new FormData(form)) as Record<
    string,
    string
  >;
  return {
    ...texts,
    startDate: startDate ? new Date(startDate) : undefined,
    endDate: endDate ? new Date(endDate) : undefined,
  };
}

/** Back to an empty form, whatever it was sent with. */
export function empty(form: HTMLFormElement) {
  for (const field of FIELDS) {
    const control = form.elements.namedItem(field) as { value: string } | null;
    if (control) control.value = '';
  }
}

/** To the first field that needs another look. */
export function focusFirst(form: HTMLFormElement, problems: QuoteProblems) {
  const first = FIELDS.find((field) => problems[field]);
  if (first) (form.elements.namedItem(first) as HTMLElement).focus();
}
