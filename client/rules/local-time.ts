/** Between the instants that are stored (ISO UTC) and the local times of a date-time picker. */

/** `2026-03-01T11:00`: what a picker shows of an instant, in this machine's time zone. */
export function toLocal(iso: string): string {
  const time = new Date(iso);
  const two = (part: number) => String(part).padStart(2, '0');
  const year = String(time.getFullYear()).padStart(4, '0');
  const day = `${year}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
  return `${day}T${two(time.getHours())}:${two(time.getMinutes())}`;
}

/**
 * The instant that a picked local time stands for. A time that still reads as `before` does is that
 * very instant: its seconds stay, and so does the right one of two equal hours in autumn.
 */
export function fromLocal(local: string, before: string | null): string {
  if (before && toLocal(before) === local) return before;
  const time = new Date(local);
  return Number.isNaN(time.getTime()) ? '' : time.toISOString();
}

/** `Europe/Berlin, UTC+01:00`: the zone of a picked time, with its offset on that day. */
export function zoneAt(local: string): string {
  const picked = new Date(local);
  const time = Number.isNaN(picked.getTime()) ? new Date() : picked;
  const minutes = -time.getTimezoneOffset();
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0');
  const offset = `${minutes < 0 ? '-' : '+'}${two(Math.abs(minutes) / 60)}:${two(Math.abs(minutes) % 60)}`;
  return `${Intl.DateTimeFormat().resolvedOptions().timeZone}, UTC${offset}`;
}
