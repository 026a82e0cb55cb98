import type { FormEvent } from 'react';
import { useTranslation } from '../../i18n/context';
import type { Deal } from '../../rules/deal';
import { VISIBLE_FIELDS } from '../../rules/deal-draft';
import { FieldGroups } from './FieldGroups';
import { inputId, useDealForm } from './form-context';
import { Preview } from './Preview';

interface DealFormProps {
  source: Deal | null;
  pending: boolean;
  now: number;
  onSave: () => void;
  onCancel: () => void;
}

export function DealForm({ source, pending, now, onSave, onCancel }: DealFormProps) {
  const { t } = useTranslation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!pending) onSave();
  };
  return (
    <form className="deal-form" method="post" noValidate onSubmit={submit}>
      <div className="deal-form-body">
        <div className="deal-form-fields">
          <p className="note">{t('admin.form.requiredNote')}</p>
          <ProblemList />
          <FieldGroups />
        </div>
        <Preview source={source} now={now} />
      </div>
      <p className="actions deal-form-foot">
        <button type="button" className="button button-quiet" onClick={onCancel}>
          {t('admin.form.cancel')}
        </button>
        <button className="button" disabled={pending}>
          {t(pending ? 'admin.form.saving' : 'admin.form.save')}
        </button>
      </p>
    </form>
  );
}

/** All that is wrong, at the top, each with the way to its field. */
function ProblemList() {
  const { t } = useTranslation();
  const { problems } = useDealForm();
  const wrong = VISIBLE_FIELDS.filter((field) => problems[field] !== undefined);
  if (!wrong.length) return null;
  return (
    <div className="form-problem" role="alert">
      <p>{t('admin.form.errorSummary')}</p>
      <ul>
        {wrong.map((field) => (
          <li key={field}>
            <a href={`#${inputId(field)}`}>{t(`admin.form.fields.${field}.label`)}</a>:{' '}
            {problems[field]}
          </li>
        ))}
      </ul>
    </div>
  );
}
