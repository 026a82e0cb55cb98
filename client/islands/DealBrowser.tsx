import { useEffect, useState, type FormEvent } from 'react';
import { DealGrid, SkeletonGrid } from '../components/DealGrid';
import { useTranslation } from '../i18n/context';
import { DEFAULT_CHOICE, listed, readChoice, writeChoice, type ListChoice } from '../rules/list';
import { calls, links } from '../site/links';
import { ListControls } from '../components/ListControls';
import { ListEmpty } from '../components/ListEmpty';
import { useLate } from './support/use-late';
import type { CardDeal } from '../rules/deal';

interface DealBrowserProps {
  /** Null where the page went out before its data came. */
  deals: CardDeal[] | null;
  choice: ListChoice;
  now: number;
}

/** The list of deals: a plain GET form without JavaScript, the same result without a request with it. */
export default function DealBrowser({ deals: brought, choice: initial, now }: DealBrowserProps) {
  const { t } = useTranslation();
  const { data: deals, failed } = useLate(brought, calls.deals);
  const [choice, setChoice] = useState(initial);
  useEffect(() => {
    const back = () => setChoice(readChoice(new URLSearchParams(location.search)));
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);

  const choose = (next: ListChoice) => {
    setChoice(next);
    const query = writeChoice(next);
    history.replaceState(history.state, '', query ? `${links.deals}?${query}` : links.deals);
  };
  const clear = () => choose({ ...DEFAULT_CHOICE, sort: choice.sort });
  const submit = (event: FormEvent) => event.preventDefault();
  const shown = deals && listed(deals, choice);

  return (
    <>
      <ListControls choice={choice} onChoose={choose} onSubmit={submit} />
      {failed && <p role="alert">{t('common.error.text')}</p>}
      {!shown && !failed && <Waiting />}
      {shown && (
        <p className="count" role="status">
          {t(`deals.list.count.${shown.length === 1 ? 'one' : 'other'}`, { count: shown.length })}
        </p>
      )}
      {shown?.length === 0 && <ListEmpty sort={choice.sort} onClear={clear} />}
      {shown && shown.length > 0 && <DealGrid deals={shown} now={now} first={3} />}
    </>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <>
      <SkeletonGrid count={6} label={t('deals.list.loading')} />
      <noscript>
        <p>
          {t('deals.list.noScript')} <a href={links.deals}>{t('deals.list.reload')}</a>
        </p>
      </noscript>
    </>
  );
}
