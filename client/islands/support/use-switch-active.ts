import { useTranslation } from '../../i18n/context';
import type { Deal } from '../../rules/deal';
import { calls } from '../../site/links';
import { call } from './call';
import { showToast } from './toast';
import type { Guarded } from './use-desk-data';

/** Activates or deactivates a deal with one click. Whatever happens, the list then shows what is. */
export function useSwitchActive(guarded: Guarded, reload: () => Promise<void>) {
  const { t } = useTranslation();
  return async (deal: Deal) => {
    const changed = { ...deal, isActive: !deal.isActive };
    try {
      await guarded(() => call('PUT', calls.adminDeal(deal.id), changed));
      showToast({
        tone: 'success',
        title: t('admin.toast.updatedTitle'),
        text: t('admin.toast.updatedText'),
      });
    } catch {
      showToast({
        tone: 'error',
        title: t('admin.toast.updateErrorTitle'),
        text: t('admin.toast.updateErrorText'),
      });
    }
    await reload();
  };
}
