/**
 * When the first of these deals expires that had not at `asOf`: what shows them is true until then.
 * `asOf` is from before they were read; one that expired since makes that moment a past one.
 */
export function firstExpiry(deals: { expiresAt: string }[], asOf: number): number {
  let first = Infinity;
  for (const { expiresAt } of deals) {
    const time = Date.parse(expiresAt);
    if (time > asOf && time < first) first = time;
  }
  return first;
}
