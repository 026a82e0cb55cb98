import { useTranslation } from '../../i18n/context';
import { QUOTE_FIELDS, type QuoteField, type QuoteProblems } from '../../rules/quote';

/** Above a form that came back: which fields to look at again. What is wrong stands at each. */
export function ProblemSummary({ problems }: { problems: QuoteProblems }) {
  const { t } = useTranslation();
  const fields = (Object.keys(QUOTE_FIELDS) as QuoteField[]).filter((field) => problems[field]);
  if (!fields.length) return null;
  const names = fields.map((field) => t(`contact.form.${field}`)).join(', ');
  return (
    <p className="notice notice-error">
      <strong>{t('contact.form.errorSummary')}</strong> {names}
    </p>
  );
}
