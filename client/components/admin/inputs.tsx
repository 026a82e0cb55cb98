import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from '../../i18n/context';
import { DEAL_RULES } from '../../rules/deal-fields';
import type { VisibleField } from '../../rules/deal-draft';
import { inputId, useDealForm } from './form-context';

interface FieldProps {
  field: VisibleField;
  children?: ReactNode;
}

/** A line of text, a number, a date: whatever `type` says. */
export function Input({ field, children, ...input }: FieldProps & ComponentProps<'input'>) {
  const { draft, set } = useDealForm();
  return (
    <Field field={field} after={children}>
      <input
        {...input}
        {...useMarks(field)}
        value={String(draft[field])}
        onChange={(event) => set(field, event.target.value)}
      />
    </Field>
  );
}

/** Several lines. */
export function Area({ field, rows, children }: FieldProps & { rows: number }) {
  const { draft, set } = useDealForm();
  return (
    <Field field={field} after={children}>
      <textarea
        {...useMarks(field)}
        rows={rows}
        value={String(draft[field])}
        onChange={(event) => set(field, event.target.value)}
      />
    </Field>
  );
}

/** Yes or no. */
export function Tick({ field }: { field: VisibleField }) {
  const { t } = useTranslation();
  const { draft, set } = useDealForm();
  return (
    <div className="tick">
      <input
        {...useMarks(field)}
        type="checkbox"
        checked={Boolean(draft[field])}
        onChange={(event) => set(field, event.target.checked)}
      />
      <label htmlFor={inputId(field)}>{t(`admin.form.fields.${field}.label`)}</label>
      <Hint field={field} />
    </div>
  );
}

function Field({
  field,
  after,
  children,
}: {
  field: VisibleField;
  after: ReactNode;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <div className="field">
      <label htmlFor={inputId(field)}>
        {t(`admin.form.fields.${field}.label`)}
        {isRequired(field) && <span aria-hidden="true"> *</span>}
      </label>
      {children}
      <Hint field={field} />
      {after}
    </div>
  );
}

function Hint({ field }: { field: VisibleField }) {
  const { t } = useTranslation();
  const problem = useDealForm().problems[field];
  return (
    <>
      <small id={`${inputId(field)}-hint`}>{t(`admin.form.fields.${field}.hint`)}</small>
      {problem && (
        <p className="field-error" id={`${inputId(field)}-problem`}>
          {problem}
        </p>
      )}
    </>
  );
}

/** What ties an input to its label, its hint and its problem. */
function useMarks(field: VisibleField) {
  const { problems } = useDealForm();
  const id = inputId(field);
  const isWrong = problems[field] !== undefined;
  return {
    id,
    name: field,
    'aria-describedby': isWrong ? `${id}-hint ${id}-problem` : `${id}-hint`,
    'aria-invalid': isWrong || undefined,
    'aria-required': isRequired(field) || undefined,
  };
}

const isRequired = (field: VisibleField) => Boolean(DEAL_RULES[field].missing);
