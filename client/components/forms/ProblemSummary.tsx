import { useTranslation } from '../../i18n/context';
import { QUOTE_FIELDS, type QuoteField, type QuoteProblems } from '../../rules/quote';

/** Above a form that came back: which fields to look at again. */
export function ProblemSummary({ problems }: { problems: QuoteProblems }) {
  const { t } = useTranslation();
  const fields = (Object.keys(QUOTE_FIELDS) as QuoteField[]).filter((field) => problems[field]);
  if (!fields.length) return null;
  return (
    <div className="notice notice-error problem-summary">
      <p>{t('contact.form.errorSummary')}</p>
      <ul>
        {fields.map((field) => (
          <li
            key={field}
          >{`${t(`contact.form.${field}`)}: ${t(`contact.validation.${problems[field]}`)}`}</li>
        ))}
      </ul>
    </div>
  );
}
