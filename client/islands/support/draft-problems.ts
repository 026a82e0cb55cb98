import type { Translate } from '../../i18n/translate';
import type { Deal } from '../../rules/deal';
import { readDeal } from '../../rules/deal-fields';
import { payloadOf, type Draft, type VisibleField } from '../../rules/deal-draft';
import { isEmpty } from '../../rules/field-readers';

export type FieldProblems = Partial<Record<VisibleField, string>>;

/** What the rules find wrong with what is typed, in the page's language. */
export function draftProblems(draft: Draft, source: Deal | null, t: Translate): FieldProblems {
  const { problems } = readDeal(payloadOf(draft, source));
  const words = problems.map(({ field, problem }) => {
    const isMissing = isEmpty(draft[field as VisibleField]);
    return [field, t(`admin.validation.${isMissing ? 'required' : problem}`)];
  });
  return Object.fromEntries(words) as FieldProblems;
}

/** What the server found wrong, in its words without the field's name. */
export function toldProblems(errors: { field: string; message: string }[] = []): FieldProblems {
  const words = errors.map(({ field, message }) => [field, message.replace(`${field}: `, '')]);
  return Object.fromEntries(words) as FieldProblems;
}
