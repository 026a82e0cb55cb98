import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from '../../i18n/context';
import type { Deal } from '../../rules/deal';
import { previewOf } from '../../rules/deal-draft';
import { DealCard } from '../DealCard';
import { useDealForm } from './form-context';

/** The public card of what is typed so far: to be looked at, not to be used. */
export function Preview({ source, now }: { source: Deal | null; now: number }) {
  const { t } = useTranslation();
  const draft = useDeferredValue(useDealForm().draft);
  const deal = useMemo(
    () => previewOf(draft, source, new Date(now).toISOString()),
    [draft, source, now],
  );
  return (
    <div className="preview" role="group" aria-label={t('admin.form.preview')}>
      <h3>{t('admin.form.preview')}</h3>
      <p>{t('admin.form.previewNote')}</p>
      <div inert>
        <DealCard deal={deal} now={now} />
      </div>
    </div>
  );
}
