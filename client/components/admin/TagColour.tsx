import { useTranslation } from '../../i18n/context';
import { DEAL_RULES } from '../../rules/deal-fields';
import { useDealForm } from './form-context';

/** The colour to see and to pick, beside its value in writing. */
export function TagColour() {
  const { t } = useTranslation();
  const { draft, set } = useDealForm();
  const [hash, ...digits] = DEAL_RULES.messageColor.read(draft.messageColor);
  const long = digits.length === 3 ? digits.flatMap((digit) => [digit, digit]) : digits;
  return (
    <input
      type="color"
      className="colour"
      aria-label={t('admin.form.pickColor')}
      value={`${hash}${long.join('').toLowerCase()}`}
      onChange={(event) => set('messageColor', event.target.value.toUpperCase())}
    />
  );
}
