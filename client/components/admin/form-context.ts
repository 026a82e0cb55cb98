import { createContext, useContext } from 'react';
import type { Draft, VisibleField } from '../../rules/deal-draft';

/** What every input of the deal form shares. */
export interface DealFormState {
  draft: Draft;
  set: (field: VisibleField, value: string | boolean) => void;
  /** What is wrong, by field, in words. */
  problems: Partial<Record<VisibleField, string>>;
}

const FormContext = createContext<DealFormState | null>(null);
export const FormProvider = FormContext.Provider;

/** @throws outside the deal form. */
export function useDealForm(): DealFormState {
  const form = useContext(FormContext);
  if (!form) throw new Error('useDealForm is used outside the deal form');
  return form;
}

export const inputId = (field: VisibleField) => `deal-${field}`;
