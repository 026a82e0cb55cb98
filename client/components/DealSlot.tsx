import { memo, useCallback, useState } from 'react';
import { links } from '../site/links';
import { DealCard } from './DealCard';
import type { CardDeal } from '../rules/deal';

interface DealSlotProps {
  deal: CardDeal;
  now: number;
  /** The server has sent this card: it stays as it is, and React looks no further into it. */
  sent: boolean;
}

/** A place in the grid. To hydrate the cards of a list would take longer than all the rest. */
export const DealSlot = memo(function DealSlot({ deal, now, sent }: DealSlotProps) {
  const [isKept, setKept] = useState(sent);
  // The deals of a long list come after its page: where they have changed since, another card is there.
  const look = useCallback(
    (slot: HTMLLIElement | null) => {
      if (slot && !slot.querySelector(`h3 a[href="${links.deal(deal.id)}"]`)) setKept(false);
    },
    [deal.id],
  );
  if (isKept)
    return <li key="sent" ref={look} dangerouslySetInnerHTML={KEEP} suppressHydrationWarning />;
  return (
    <li key="drawn">
      <DealCard deal={deal} now={now} />
    </li>
  );
});

/** React sets it only where it differs from what it set before. */
const KEEP = { __html: '' };
