import { setTimeout as pause } from 'node:timers/promises';

/** Repeats an expectation until it holds, or fails as it failed last. */
export async function eventually<T>(
  expectation: () => Promise<T> | T,
  withinMs = 5000,
): Promise<T> {
  const until = Date.now() + withinMs;
  for (;;) {
    try {
      return await expectation();
    } catch (error) {
      if (Date.now() > until) throw error;
      await pause(50);
    }
  }
}
