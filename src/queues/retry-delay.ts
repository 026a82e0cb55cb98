const FIRST_MS = 2000;
const LONGEST_MS = 30 * 60 * 1000;

/**
 * How long to wait after the nth failure (1, 2, 3 …): twice as long each time, up to half an hour,
 * and never in step with others that failed at the same moment.
 */
export function retryDelayMs(failures: number, firstMs = FIRST_MS, chance = Math.random()): number {
  const longest = Math.min(firstMs * 2 ** Math.min(failures - 1, 30), LONGEST_MS);
  return Math.round(longest * (0.5 + chance / 2));
}
