import { useDeferredValue, useMemo } from 'react';
import { DEFAULT_CHOICE, listed, matching, type ListChoice } from '../../rules/list';
import type { CardDeal } from '../../rules/deal';

/** What the choice leaves. Typing goes first, the list follows; its order is found once for each sort. */
export function useShown(deals: CardDeal[] | null, choice: ListChoice) {
  const settled = useDeferredValue(choice);
  const { sort } = settled;
  const sorted = useMemo(() => deals && listed(deals, { ...DEFAULT_CHOICE, sort }), [deals, sort]);
  return useMemo(() => sorted && matching(sorted, settled), [sorted, settled]);
}
