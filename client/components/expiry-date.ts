/** A deal's expiry for people, in UTC and said so: `24 November 2026, 10:00 UTC`. */
export function expiryDate(iso: string, language: string): string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  });
  return format.format(new Date(iso));
}
