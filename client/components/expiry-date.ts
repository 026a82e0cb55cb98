const formats = new Map<string, Intl.DateTimeFormat>();

/** A deal's expiry for people, in UTC and said so: `24 November 2026, 10:00 UTC`. */
export function expiryDate(iso: string, language: string): string {
  let format = formats.get(language);
  if (!format) formats.set(language, (format = formatIn(language)));
  return format.format(new Date(iso));
}

// Making one takes longer than a whole card.
const formatIn = (language: string) =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  });
