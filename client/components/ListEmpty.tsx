import { useTranslation } from '../i18n/context';
import { DEFAULT_CHOICE, writeChoice, type Sort } from '../rules/list';
import { links } from '../site/links';

/** Nothing matches. Clearing resets search and destination; the order stays. A plain link underneath. */
export function ListEmpty({ sort, onClear }: { sort: Sort; onClear: () => void }) {
  const { t } = useTranslation();
  const query = writeChoice({ ...DEFAULT_CHOICE, sort });
  return (
    <div className="empty">
      <h2>{t('deals.list.empty.title')}</h2>
      <p>{t('deals.list.empty.text')}</p>
      <a
        className="button"
        role="button"
        data-asks=""
        href={query ? `${links.deals}?${query}` : links.deals}
        onClick={(event) => {
          event.preventDefault();
          onClear();
        }}
      >
        {t('deals.list.empty.clear')}
      </a>
    </div>
  );
}
