import type { Deal } from './deal';
import { draftOf, VISIBLE_FIELDS, type Draft, type VisibleField } from './deal-draft';

/** Two people edited one deal: a field that the other one changed, seen from all three sides. */
export interface Difference {
  field: VisibleField;
  /** As the form was opened. */
  before: string | boolean;
  theirs: string | boolean;
  yours: string | boolean;
}

/** The fields that the other one changed and that do not read the same in your form. */
export function differences(opened: Deal, current: Deal, draft: Draft): Difference[] {
  const [before, theirs] = [draftOf(opened), draftOf(current)];
  return VISIBLE_FIELDS.filter(
    (field) => theirs[field] !== before[field] && theirs[field] !== draft[field],
  ).map((field) => ({ field, before: before[field], theirs: theirs[field], yours: draft[field] }));
}

/** Whose value stands at first: yours where you changed the field too, else theirs. */
export const suggestion = ({ before, yours }: Difference): 'theirs' | 'yours' =>
  yours === before ? 'theirs' : 'yours';
