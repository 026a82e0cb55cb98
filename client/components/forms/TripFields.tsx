import { useTranslation } from '../../i18n/context';
import { QUOTE_DESTINATIONS, QUOTE_TRAVELERS } from '../../rules/quote';
import { Field } from './Field';
import { useProblem, type QuoteFieldsProps } from './QuoteFields';

const LABELS: Record<(typeof QUOTE_TRAVELERS)[number], string> = {
  '1': 'one',
  '2': 'two',
  '3-4': 'threeToFour',
  '5-8': 'fiveToEight',
  '9+': 'ninePlus',
};

/** Where to, how many, and when. */
export function TripFields({ typed, problems }: QuoteFieldsProps) {
  const { t } = useTranslation();
  const problem = useProblem(problems);
  return (
    <>
      <Field
        name="preferredDestination"
        label={t('contact.form.preferredDestination')}
        {...problem('preferredDestination')}
      >
        {(control) => (
          <select {...control} defaultValue={typed.preferredDestination}>
            <option value="">{t('contact.form.choose')}</option>
            {QUOTE_DESTINATIONS.map((destination) => (
              <option key={destination} value={destination}>
                {t(`contact.form.destinations.${destination}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field name="travelers" label={t('contact.form.travelers')} {...problem('travelers')}>
        {(control) => (
          <select {...control} defaultValue={typed.travelers}>
            <option value="">{t('contact.form.choose')}</option>
            {QUOTE_TRAVELERS.map((travelers) => (
              <option key={travelers} value={travelers}>
                {t(`contact.form.travelersOptions.${LABELS[travelers]}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <fieldset className="field-pair field-wide">
        <legend>{t('contact.form.dates')}</legend>
        {(['startDate', 'endDate'] as const).map((field) => (
          <Field key={field} name={field} label={t(`contact.form.${field}`)} {...problem(field)}>
            {(control) => <input {...control} type="date" defaultValue={typed[field]} />}
          </Field>
        ))}
      </fieldset>
    </>
  );
}
