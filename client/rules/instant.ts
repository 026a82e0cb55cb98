const ISO =
  /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(Z|[+-]\d{2}:?\d{2})$/;

/**
 * An ISO 8601 timestamp with Z or an offset as ISO UTC with milliseconds, or null: also for a day
 * that no calendar has, such as 30 February.
 */
export function instant(typed: string): string | null {
  const match = ISO.exec(typed.trim());
  if (!match) return null;
  const [year, month, day, hour, minute, second] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const ms = Number((match[7] ?? '').padEnd(3, '0').slice(0, 3));
  const offset = offsetMinutes(match[8]);
  const local = new Date(0);
  local.setUTCFullYear(year, month - 1, day);
  local.setUTCHours(hour, minute, second, ms);
  const isReal =
    local.getUTCMonth() === month - 1 &&
    local.getUTCDate() === day &&
    hour < 24 &&
    minute < 60 &&
    second < 60;
  if (!isReal || offset === null) return null;
  const time = new Date(local.getTime() - offset * 60_000);
  const isWritable = time.getUTCFullYear() >= 1 && time.getUTCFullYear() <= 9999;
  return isWritable ? time.toISOString() : null;
}

function offsetMinutes(offset: string): number | null {
  if (offset === 'Z') return 0;
  const [hours, minutes] = [Number(offset.slice(1, 3)), Number(offset.slice(-2))];
  if (hours > 15 || minutes > 59) return null;
  return (offset[0] === '-' ? -1 : 1) * (hours * 60 + minutes);
}
