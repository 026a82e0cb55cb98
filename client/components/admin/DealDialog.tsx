import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/context';
import { ConflictDialog } from './ConflictDialog';
import { DealForm } from './DealForm';
import { FormProvider } from './form-context';
import { Modal } from './Modal';
import { Question } from './Question';
import { useDealDraft, type Mode } from '../../islands/support/use-deal-draft';
import type { Deal } from '../../rules/deal';
import type { Guarded } from '../../islands/support/use-desk-data';

interface DealDialogProps {
  mode: Mode;
  /** The deal that is edited or copied; null for a new one. */
  deal: Deal | null;
  now: number;
  guarded: Guarded;
  onClose: (saved: boolean) => void;
}

/** Create, edit and duplicate in one modal form; nothing typed goes without a question. */
export function DealDialog({ mode, deal, now, guarded, onClose }: DealDialogProps) {
  const { t } = useTranslation();
  const form = useDealDraft(mode, deal, guarded, () => onClose(true));
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => (form.isTouched ? askBeforeUnload() : undefined), [form.isTouched]);
  const leave = () => (form.isTouched ? setLeaving(true) : onClose(false));

  return (
    <Modal title={t(`admin.form.${mode}Title`)} className="modal-form" onLeave={leave}>
      <FormProvider value={form}>
        <DealForm
          source={form.source}
          pending={form.pending}
          now={now}
          onSave={form.save}
          onCancel={leave}
        />
      </FormProvider>
      {isLeaving && (
        <Question
          title={t('admin.discard.heading')}
          text={t('admin.discard.text')}
          yes={t('admin.discard.discard')}
          no={t('admin.discard.keep')}
          onYes={() => onClose(false)}
          onNo={() => setLeaving(false)}
        />
      )}
      {form.conflict && <ConflictDialog {...form.conflict} draft={form.draft} />}
    </Modal>
  );
}

/** Closing the tab loses what is typed as well. */
function askBeforeUnload() {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}
