import type { FormEvent } from 'react';
import { useTranslation } from '../../i18n/context';
import { DESK_SORTS, EVERYTHING, SHOWN, type DeskChoice } from '../../rules/desk-list';
import { links } from '../../site/links';

interface DeskFilterProps {
  choice: DeskChoice;
  onChoose: (choice: DeskChoice) => void;
}

/** A plain GET form; with JavaScript each change counts at once. */
export function DeskFilter({ choice, onChoose }: DeskFilterProps) {
  const { t } = useTranslation();
  const submit = (event: FormEvent) => event.preventDefault();
  return (
    <form
      className="desk-filter"
      role="search"
      aria-label={t('admin.list.filtersLabel')}
      action={links.admin}
      onSubmit={submit}
    >
      <label className="field">
        <span>{t('admin.list.search')}</span>
        <input
          type="search"
          name="search"
          value={choice.search}
          placeholder={t('admin.list.searchPlaceholder')}
          onChange={(event) => onChoose({ ...choice, search: event.target.value })}
        />
      </label>
      <Select
        name="show"
        label={t('admin.list.filter')}
        options={SHOWN}
        texts="admin.list.filters"
        choice={choice}
        onChoose={onChoose}
      />
      <Select
        name="sort"
        label={t('admin.list.sort')}
        options={DESK_SORTS}
        texts="admin.list.sorts"
        choice={choice}
        onChoose={onChoose}
      />
      <noscript>
        <button className="button button-quiet">{t('admin.list.apply')}</button>
      </noscript>
      <a
        className="button button-quiet"
        href={links.admin}
        onClick={(event) => {
          event.preventDefault();
          onChoose(EVERYTHING);
        }}
      >
        {t('admin.list.reset')}
      </a>
    </form>
  );
}

interface SelectProps extends DeskFilterProps {
  name: 'show' | 'sort';
  label: string;
  options: readonly string[];
  texts: string;
}

function Select({ name, label, options, texts, choice, onChoose }: SelectProps) {
  const { t } = useTranslation();
  return (
    <label className="field">
      <span>{label}</span>
      <select
        name={name}
        value={choice[name]}
        onChange={(event) => onChoose({ ...choice, [name]: event.target.value })}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {t(`${texts}.${option}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
