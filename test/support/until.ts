const LIMIT_MS = 10_000;

/** Waits until a condition holds; fails, naming it, when it does not in time. */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + LIMIT_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Never came true: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
