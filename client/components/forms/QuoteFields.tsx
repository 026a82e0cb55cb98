import { useTranslation } from '../../i18n/context';
import { HONEYPOT, QUOTE_FIELDS, type QuoteField, type QuoteProblems } from '../../rules/quote';
import { TripFields } from './TripFields';
import { Field } from './Field';

export interface QuoteFieldsProps {
  typed: Partial<Record<QuoteField, string>>;
  problems: QuoteProblems;
}

/** What a field is told of its problem: the text, and whether it is the first to look at again. */
export function useProblem(problems: QuoteProblems) {
  const { t } = useTranslation();
  const first = (Object.keys(QUOTE_FIELDS) as QuoteField[]).find((field) => problems[field]);
  return (field: QuoteField) => {
    const problem = problems[field];
    return problem
      ? { error: t(`contact.validation.${problem}`), focus: field === first }
      : { error: undefined };
  };
}

/** The fields of spec section 5; uncontrolled, so that what is typed survives hydration. */
export function QuoteFields({ typed, problems }: QuoteFieldsProps) {
  const { t } = useTranslation();
  const problem = useProblem(problems);
  return (
    <>
      <Names typed={typed} problems={problems} />
      <Field
        name="email"
        label={t('contact.form.email')}
        hint={t('contact.form.emailHint')}
        {...problem('email')}
        required
      >
        {(control) => (
          <input {...control} type="email" autoComplete="email" defaultValue={typed.email} />
        )}
      </Field>
      <Field name="phone" label={t('contact.form.phone')} {...problem('phone')}>
        {(control) => (
          <input {...control} type="tel" autoComplete="tel" defaultValue={typed.phone} />
        )}
      </Field>
      <TripFields typed={typed} problems={problems} />
      <Field
        name="message"
        label={t('contact.form.message')}
        {...problem('message')}
        className="field-wide"
      >
        {(control) => (
          <textarea
            {...control}
            rows={4}
            placeholder={t('contact.form.messagePlaceholder')}
            defaultValue={typed.message}
          />
        )}
      </Field>
      <Honeypot />
    </>
  );
}

/** Full name is the legend over the two inputs (decisions, "Quote form"). */
function Names({ typed, problems }: QuoteFieldsProps) {
  const { t } = useTranslation();
  const problem = useProblem(problems);
  return (
    <fieldset className="field-pair field-wide">
      <legend>{t('contact.form.fullName')}</legend>
      <Field
        name="firstName"
        label={t('contact.form.firstName')}
        {...problem('firstName')}
        required
      >
        {(control) => (
          <input {...control} autoComplete="given-name" defaultValue={typed.firstName} />
        )}
      </Field>
      <Field name="lastName" label={t('contact.form.lastName')} {...problem('lastName')} required>
        {(control) => (
          <input {...control} autoComplete="family-name" defaultValue={typed.lastName} />
        )}
      </Field>
    </fieldset>
  );
}

function Honeypot() {
  const { t } = useTranslation();
  return (
    <div className="honeypot" aria-hidden="true">
      <label>
        {t('contact.form.honeypot')}
        <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
