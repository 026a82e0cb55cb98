import { useTranslation } from '../../i18n/context';
import { discountPercent } from '../../rules/price';
import { useDealForm } from './form-context';

/** The percent that the two prices give, and one click to take it over. */
export function SavingsFromPrices() {
  const { t } = useTranslation();
  const { draft, set } = useDealForm();
  const percent = discountPercent(draft);
  return (
    <p className="computed">
      {t('admin.form.computedPercent', { percent })}
      {draft.savings !== String(percent) && (
        <button type="button" className="quick" onClick={() => set('savings', String(percent))}>
          {t('admin.form.useComputed', { percent })}
        </button>
      )}
    </p>
  );
}
