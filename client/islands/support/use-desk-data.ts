import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/context';
import type { AdminStats, ParkedMails, QuoteQueue } from '../../rules/admin';
import type { Deal } from '../../rules/deal';
import { calls } from '../../site/links';
import { call } from './call';
import { showToast } from './toast';

/** Everything the dashboard shows. */
export interface DeskData {
  deals: Deal[];
  stats: AdminStats;
  quotes: QuoteQueue;
  parked: ParkedMails;
}

export type Guarded = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * What the page brought, or, where that was late, what the calls bring. `reload` follows each change;
 * where it fails the old data stay, and a toast says so.
 */
export function useDeskData(brought: DeskData | null, guarded: Guarded) {
  const { t } = useTranslation();
  const [data, setData] = useState(brought);
  const reload = useCallback(async () => {
    try {
      setData(await guarded(load));
    } catch {
      showToast({
        tone: 'error',
        title: t('admin.toast.loadErrorTitle'),
        text: t('admin.toast.loadErrorText'),
      });
    }
  }, [guarded, t]);
  useEffect(() => {
    if (!brought) void reload();
    // Only once: later loads follow what is done.
  }, []);
  return { data, reload };
}

async function load(): Promise<DeskData> {
  const [deals, stats, quotes, parked] = await Promise.all([
    call<Deal[]>('GET', calls.adminDeals),
    call<AdminStats>('GET', calls.adminStats),
    call<QuoteQueue>('GET', calls.adminQuotes),
    call<ParkedMails>('GET', calls.adminParkedMails),
  ]);
  return { deals, stats, quotes, parked };
}
