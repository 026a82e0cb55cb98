import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/context';

/**
 * A deal's expiry in the form that Germans write, with its time zone (decisions, "Admin"). The server
 * knows no zone but UTC; in the browser it is the one that the form's picker means.
 */
export function Expiry({ iso, text }: { iso: string; text: string }) {
  const { t } = useTranslation();
  const [zone, setZone] = useState<string | undefined>('UTC');
  useEffect(() => setZone(undefined), []);
  const date = new Intl.DateTimeFormat('de-DE', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: 'short',
  }).format(new Date(iso));
  return (
    <time dateTime={iso} suppressHydrationWarning>
      {t(text, { date })}
    </time>
  );
}
