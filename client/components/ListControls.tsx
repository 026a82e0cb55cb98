import { useId, type RefObject } from 'react';
import { useTranslation } from '../i18n/context';
import { DESTINATIONS, SORTS, type ListChoice, type Sort } from '../rules/list';
import { links } from '../site/links';

interface ListControlsProps {
  form: RefObject<HTMLFormElement | null>;
  choice: ListChoice;
  onChoose: (choice: ListChoice) => void;
}

/** Search box, destination filter and sort selector; a plain GET form underneath. */
export function ListControls({ form, choice, onChoose }: ListControlsProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <form
      ref={form}
      className="list-controls"
      data-asks=""
      method="get"
      action={links.deals}
      role="search"
      aria-label={t('deals.list.filtersLabel')}
      onSubmit={(event) => event.preventDefault()}
    >
      <label htmlFor={`${id}search`}>
        <span>{t('deals.list.searchLabel')}</span>
        <input
          id={`${id}search`}
          type="search"
          name="search"
          autoComplete="off"
          placeholder={t('deals.list.searchPlaceholder')}
          value={choice.search}
          onChange={(event) => onChoose({ ...choice, search: event.target.value })}
        />
      </label>
      <label htmlFor={`${id}destination`}>
        <span>{t('deals.list.destinationLabel')}</span>
        <select
          id={`${id}destination`}
          name="destination"
          value={choice.destination}
          onChange={(event) => onChoose({ ...choice, destination: event.target.value })}
        >
          {['all', ...DESTINATIONS].map((destination) => (
            <option key={destination} value={destination}>
              {t(`deals.list.destinations.${destination}`)}
            </option>
          ))}
        </select>
      </label>
      <label htmlFor={`${id}sort`}>
        <span>{t('deals.list.sortLabel')}</span>
        <select
          id={`${id}sort`}
          name="sort"
          value={choice.sort}
          onChange={(event) => onChoose({ ...choice, sort: event.target.value as Sort })}
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`deals.list.sort.${sort}`)}
            </option>
          ))}
        </select>
      </label>
      {/* With scripts every change shows at once. */}
      <noscript>
        <button className="button">{t('deals.list.apply')}</button>
      </noscript>
    </form>
  );
}
