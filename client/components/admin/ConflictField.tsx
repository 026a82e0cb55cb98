import { useTranslation } from '../../i18n/context';
import type { Difference } from '../../rules/deal-merge';

export type Side = 'theirs' | 'yours';

interface ConflictFieldProps extends Difference {
  side: Side;
  onChoose: (side: Side) => void;
}

/** One field from three sides, and the choice between two of them. */
export function ConflictField({
  field,
  before,
  theirs,
  yours,
  side,
  onChoose,
}: ConflictFieldProps) {
  const { t } = useTranslation();
  const values = { theirs, yours };
  const words = (value: string | boolean) => {
    if (typeof value === 'boolean') return t(`common.generic.${value ? 'yes' : 'no'}`);
    return (field === 'expiresAt' ? value.replace('T', ' ') : value) || t('admin.audit.emptyValue');
  };
  return (
    <fieldset className="conflict">
      <legend>{t(`admin.form.fields.${field}.label`)}</legend>
      <p className="conflict-before">
        {t('admin.conflict.original')}: <span>{words(before)}</span>
      </p>
      {(['theirs', 'yours'] as const).map((each) => (
        <label key={each} className="conflict-side">
          <input
            type="radio"
            name={`conflict-${field}`}
            checked={side === each}
            onChange={() => onChoose(each)}
          />
          <span>
            <strong>{t(`admin.conflict.${each}`)}</strong>
            <span className="conflict-value">{words(values[each])}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
