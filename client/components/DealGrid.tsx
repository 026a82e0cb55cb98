import { useContext } from 'react';
import { useHydrating } from '../islands/support/use-hydrating';
import { DrawnCards } from '../site/drawn-cards';
import { DealSlot } from './DealSlot';
import type { CardDeal } from '../rules/deal';

interface DealGridProps {
  deals: CardDeal[];
  now: number;
  /** So many cards are on the first screen of a phone. */
  first?: number;
}

export function DealGrid({ deals, now, first = 0 }: DealGridProps) {
  const draw = useContext(DrawnCards);
  const hydrating = useHydrating();
  if (draw) {
    const cards = draw(deals, now, first);
    return <ul className="grid" dangerouslySetInnerHTML={{ __html: cards }} />;
  }
  return (
    <ul className="grid">
      {deals.map((deal) => (
        <DealSlot key={deal.id} deal={deal} now={now} sent={hydrating} />
      ))}
    </ul>
  );
}

/** Cards without words while deals are on their way. */
export function SkeletonGrid({ count, label }: { count: number; label: string }) {
  return (
    <div className="grid" role="status" aria-label={label}>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className="card skeleton" data-testid="skeleton" aria-hidden="true">
          <div className="card-cover" />
          <div className="card-body">
            <i />
            <i />
            <i />
          </div>
        </div>
      ))}
    </div>
  );
}
