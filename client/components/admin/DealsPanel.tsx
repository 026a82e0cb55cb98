import { useState } from 'react';
import { useTranslation } from '../../i18n/context';
import { onDesk, type DeskChoice } from '../../rules/desk-list';
import { DealDialog } from './DealDialog';
import { DealRow, type RowAction } from './DealRow';
import { DeleteDialog } from './DeleteDialog';
import { DeskFilter } from './DeskFilter';
import { useSwitchActive } from '../../islands/support/use-switch-active';
import type { Deal } from '../../rules/deal';
import type { Guarded } from '../../islands/support/use-desk-data';

interface DealsPanelProps {
  deals: Deal[];
  choice: DeskChoice;
  now: number;
  guarded: Guarded;
  reload: () => Promise<void>;
}

type Open = { kind: 'create' } | { kind: 'edit' | 'duplicate' | 'delete'; deal: Deal };

/** The list of deals and everything that is done with them. */
export function DealsPanel({ deals, choice: brought, now, guarded, reload }: DealsPanelProps) {
  const { t } = useTranslation();
  const [choice, setChoice] = useState(brought);
  const [open, setOpen] = useState<Open | null>(null);
  const switchActive = useSwitchActive(guarded, reload);
  const shown = onDesk(deals, choice, now);

  const act = (action: RowAction, deal: Deal) =>
    action === 'switch' ? void switchActive(deal) : setOpen({ kind: action, deal });
  const close = (changed: boolean) => {
    setOpen(null);
    if (changed) void reload();
  };

  return (
    <section className="desk-deals" aria-labelledby="deals">
      <div className="desk-deals-head">
        <h2 id="deals">{t('admin.list.heading')}</h2>
        <button type="button" className="button" onClick={() => setOpen({ kind: 'create' })}>
          {t('admin.list.create')}
        </button>
      </div>
      <noscript>
        <p className="form-problem">{t('admin.list.noScript')}</p>
      </noscript>
      <DeskFilter choice={choice} onChoose={setChoice} />
      <p className="count" role="status">
        {t(`admin.list.count.${plural(shown.length)}`, { count: shown.length })}
      </p>
      {shown.length === 0 && <p>{t(deals.length ? 'admin.list.noMatch' : 'admin.list.none')}</p>}
      <ul className="rows">
        {shown.map((deal) => (
          <DealRow key={deal.id} deal={deal} now={now} onAct={act} />
        ))}
      </ul>
      {open?.kind === 'delete' && (
        <DeleteDialog deal={open.deal} guarded={guarded} onClose={close} />
      )}
      {open && open.kind !== 'delete' && (
        <DealDialog
          mode={open.kind}
          deal={open.kind === 'create' ? null : open.deal}
          now={now}
          guarded={guarded}
          onClose={close}
        />
      )}
    </section>
  );
}

const plural = (count: number) => (count === 0 ? 'zero' : count === 1 ? 'one' : 'other');
