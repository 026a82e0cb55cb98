import { startTransition, useCallback, useState } from 'react';
import { CARDS_AT_ONCE } from '../../rules/list';

/** How many cards of a list have room, and a way to make more. Another list starts anew. */
export function useRoom(initial: number, list: unknown): [number, () => void] {
  const [room, setRoom] = useState({ list, cards: initial });
  const cards = room.list === list ? room.cards : CARDS_AT_ONCE;
  const more = useCallback(
    () => startTransition(() => setRoom({ list, cards: cards + CARDS_AT_ONCE })),
    [list, cards],
  );
  return [cards, more];
}
