/** When the next of these deals expires (ms since 1970): what shows them stops being true then. */
export function firstExpiry(deals: { expiresAt: string }[]): number {
  const now = Date.now();
  let first = Infinity;
  for (const { expiresAt } of deals) {
    const time = Date.parse(expiresAt);
    if (time > now && time < first) first = time;
  }
  return first;
}
