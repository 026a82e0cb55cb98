import { setImmediate as nextTurn } from 'node:timers/promises';

const SHORT_MS = 0.5;
const PATIENCE_MS = 1000;

/**
 * Fulfils right after the event loop has looked for new connections and requests, in a turn that was a short
 * one: those that came since are next to none. On a loop that is never quiet it is done waiting after a while.
 */
export async function quietTurn(): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  let before: number;
  do {
    before = performance.now();
    await nextTurn();
  } while (performance.now() - before > SHORT_MS && performance.now() < until);
}
