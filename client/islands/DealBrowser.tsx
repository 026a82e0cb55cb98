import { useDeferredValue, useEffect, useMemo, useState, type FormEvent } from 'react';
import { DealGrid, SkeletonGrid } from '../components/DealGrid';
import { ListControls } from '../components/ListControls';
import { ListEmpty } from '../components/ListEmpty';
import { ListMore } from '../components/ListMore';
import { useTranslation } from '../i18n/context';
import { DEFAULT_CHOICE, listed, matching, readChoice, writeChoice } from '../rules/list';
import { calls, links } from '../site/links';
import { useLate } from './support/use-late';
import { useRoom } from './support/use-room';
import type { CardDeal } from '../rules/deal';
import type { ListChoice } from '../rules/list';

interface DealBrowserProps {
  /** Null where the page went out before its data came. */
  deals: CardDeal[] | null;
  choice: ListChoice;
  /** How many cards the page shows at first. */
  room: number;
  now: number;
}

/** The list of deals: a plain GET form without JavaScript, the same result without a request with it. */
export default function DealBrowser({
  deals: brought,
  choice: asked,
  room,
  now,
}: DealBrowserProps) {
  const { t } = useTranslation();
  const { data: deals, failed } = useLate(brought, calls.deals);
  const [choice, setChoice] = useChoice(asked);
  const shown = useShown(deals, choice);
  const [cards, more] = useRoom(room, shown);
  const clear = () => setChoice({ ...DEFAULT_CHOICE, sort: choice.sort });
  const submit = (event: FormEvent) => event.preventDefault();

  return (
    <>
      <ListControls choice={choice} onChoose={setChoice} onSubmit={submit} />
      {failed && <p role="alert">{t('common.error.text')}</p>}
      {!shown && !failed && <Waiting />}
      {shown && (
        <p className="count" role="status">
          {t(`deals.list.count.${shown.length === 1 ? 'one' : 'other'}`, { count: shown.length })}
        </p>
      )}
      {shown?.length === 0 && <ListEmpty sort={choice.sort} onClear={clear} />}
      {shown && shown.length > 0 && <DealGrid deals={shown.slice(0, cards)} now={now} first={3} />}
      {shown && shown.length > cards && (
        <ListMore key={cards} choice={choice} room={cards} onNear={more} />
      )}
    </>
  );
}

/** The choice, kept in the address as it changes. */
function useChoice(initial: ListChoice) {
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
  return [choice, choose] as const;
}

/** What the choice leaves. Typing goes first, the list follows; its order is found once for each sort. */
function useShown(deals: CardDeal[] | null, choice: ListChoice) {
  const settled = useDeferredValue(choice);
  const { sort } = settled;
  const sorted = useMemo(() => deals && listed(deals, { ...DEFAULT_CHOICE, sort }), [deals, sort]);
  return useMemo(() => sorted && matching(sorted, settled), [sorted, settled]);
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
