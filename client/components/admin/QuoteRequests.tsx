import { useTranslation } from '../../i18n/context';
import { PROMISE_MS, waitingFor, type QuoteQueue } from '../../rules/admin';
import { calls } from '../../site/links';
import { useServerNow } from '../../islands/support/clock';

/** How many quote requests wait, and how the oldest stands against the promise of 24 hours. */
export function QuoteRequests({ quotes, now: initial }: { quotes: QuoteQueue; now: number }) {
  const { t } = useTranslation();
  const now = useServerNow(initial);
  const { waiting, oldestAt } = quotes;
  const isOverdue = oldestAt !== null && now - Date.parse(oldestAt) > PROMISE_MS;
  return (
    <section
      className={`panel quotes${isOverdue ? ' quotes-overdue' : ''}`}
      aria-labelledby="quotes"
    >
      <h2 id="quotes">{t('admin.quotes.heading')}</h2>
      {oldestAt === null ? (
        <p>{t('admin.quotes.none')}</p>
      ) : (
        <>
          <p>
            <strong>{t(`admin.quotes.waiting.${plural(waiting)}`, { count: waiting })}</strong>
          </p>
          <p>{t(`admin.quotes.${isOverdue ? 'overdue' : 'oldest'}`, { age: age(oldestAt) })}</p>
          <p>
            <a href={calls.exportContacts} target="_blank" rel="noopener">
              {t('admin.quotes.link')}
              <span className="visually-hidden"> ({t('admin.export.newTab')})</span>
            </a>
          </p>
        </>
      )}
    </section>
  );

  function age(since: string) {
    const { count, unit } = waitingFor(since, now);
    return t(`admin.quotes.${unit}.${plural(count)}`, { count });
  }
}

const plural = (count: number) => (count === 1 ? 'one' : 'other');
