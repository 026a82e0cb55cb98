import { startTransition, useCallback, useEffect, useState } from 'react';
import { CARDS_AT_ONCE } from '../../rules/list';

/** What a screen shows of a list; drawn at once, when the rest may follow in slices. */
const FIRST_SCREEN = 9;

/** How many cards of a list have room, and a way to make more. Another list starts anew. */
export function useRoom(initial: number, list: unknown): [number, () => void] {
  const [room, setRoom] = useState({ list, cards: initial });
  const cards = room.list === list ? room.cards : FIRST_SCREEN;
  useEffect(() => {
    if (cards === FIRST_SCREEN) startTransition(() => setRoom({ list, cards: CARDS_AT_ONCE }));
  }, [list, cards]);
  const more = useCallback(
    () => startTransition(() => setRoom({ list, cards: cards + CARDS_AT_ONCE })),
    [list, cards],
  );
  return [cards, more];
}
