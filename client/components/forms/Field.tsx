import { useId, type ReactNode } from 'react';

interface FieldProps {
  name: string;
  label: string;
  required?: boolean;
  hint?: string;
  /** What is wrong with the field, in the page's language. */
  error?: string;
  /** On a page that comes back with errors, the first of them has the focus. */
  focus?: boolean;
  className?: string;
  /** Draws the control with what ties it to its label, hint and error. */
  children: (control: ControlProps) => ReactNode;
}

export interface ControlProps {
  id: string;
  name: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
  'aria-required'?: boolean;
  autoFocus?: boolean;
}

/** A label, its control, and below it the hint and the error that belong to it. */
export function Field({
  name,
  label,
  required,
  hint,
  error,
  focus,
  className = '',
  children,
}: FieldProps) {
  const id = useId();
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>
        <span>
          {label}
          {required && <span aria-hidden="true"> *</span>}
        </span>
      </label>
      {children({
        id,
        name,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': notes || undefined,
        'aria-required': required,
        autoFocus: focus,
      })}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
