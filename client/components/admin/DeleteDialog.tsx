import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../i18n/context';
import { call, CallError } from '../../islands/support/call';
import { showToast } from '../../islands/support/toast';
import { calls } from '../../site/links';
import { Question } from './Question';
import type { Deal } from '../../rules/deal';
import type { Guarded } from '../../islands/support/use-desk-data';

interface DeleteDialogProps {
  deal: Deal;
  guarded: Guarded;
  onClose: (deleted: boolean) => void;
}

/** Asks once, and names the deal. */
export function DeleteDialog({ deal, guarded, onClose }: DeleteDialogProps) {
  const { t } = useTranslation();
  const [pending, setPending] = useState(false);

  const remove = async () => {
    setPending(true);
    try {
      await guarded(() => call('DELETE', calls.adminDeal(deal.id)));
      // The toast would go with the dialog if it were still open.
      flushSync(() => onClose(true));
      showToast({
        tone: 'success',
        title: t('admin.toast.deletedTitle'),
        text: t('admin.toast.deletedText'),
      });
    } catch (error) {
      // Somebody else deleted it: the list is to show that too.
      const isGone = error instanceof CallError && error.status === 404;
      flushSync(() => onClose(isGone));
      showToast({
        tone: 'error',
        title: t('admin.toast.deleteErrorTitle'),
        text: t('admin.toast.deleteErrorText'),
      });
    }
  };
  return (
    <Question
      title={t('admin.delete.heading')}
      text={t('admin.delete.text', { title: deal.title })}
      yes={t(pending ? 'admin.delete.pending' : 'admin.delete.confirm')}
      no={t('admin.delete.cancel')}
      pending={pending}
      onYes={remove}
      onNo={() => onClose(false)}
    />
  );
}
