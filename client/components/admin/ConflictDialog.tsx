import { useState } from 'react';
import { useTranslation } from '../../i18n/context';
import { draftOf, type Draft, type VisibleField } from '../../rules/deal-draft';
import { differences, suggestion } from '../../rules/deal-merge';
import type { Conflict } from '../../islands/support/use-deal-draft';
import { ConflictField, type Side } from './ConflictField';
import { Expiry } from './Expiry';
import { Modal } from './Modal';

/** Two people edited one deal: shows what the other one changed, and whose value is to stand. */
export function ConflictDialog({
  opened,
  current,
  draft,
  onTake,
  onSave,
  onBack,
}: Conflict & { draft: Draft }) {
  const { t } = useTranslation();
  const found = current ? differences(opened, current, draft) : [];
  const [choices, setChoices] = useState<Partial<Record<VisibleField, Side>>>({});
  const side = (field: VisibleField) =>
    choices[field] ?? suggestion(found.find((difference) => difference.field === field)!);
  const merged = (): Draft => {
    const others = current ? draftOf(current) : draft;
    const taken = found.filter(({ field }) => side(field) === 'theirs');
    return { ...draft, ...Object.fromEntries(taken.map(({ field }) => [field, others[field]])) };
  };

  return (
    <Modal title={t('admin.conflict.heading')} className="modal-conflict" onLeave={onBack}>
      <p>{t(current ? 'admin.conflict.text' : 'admin.conflict.gone')}</p>
      {current && (
        <p>
          <Expiry iso={current.updatedAt} text="admin.conflict.changedAt" />
        </p>
      )}
      {found.map((difference) => (
        <ConflictField
          key={difference.field}
          {...difference}
          side={side(difference.field)}
          onChoose={(chosen) => setChoices({ ...choices, [difference.field]: chosen })}
        />
      ))}
      <p className="actions">
        <button type="button" className="button button-quiet" onClick={onBack}>
          {t('admin.conflict.back')}
        </button>
        {current && (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => onTake(draftOf(current))}
          >
            {t('admin.conflict.reload')}
          </button>
        )}
        <button type="button" className="button" onClick={() => onSave(merged())}>
          {t(current ? 'admin.conflict.overwrite' : 'admin.conflict.saveAsNew')}
        </button>
      </p>
    </Modal>
  );
}
