import { useEffect, useRef } from 'react';
import { DealGrid, SkeletonGrid } from '../components/DealGrid';
import { ListControls } from '../components/ListControls';
import { ListEmpty } from '../components/ListEmpty';
import { ListMore } from '../components/ListMore';
import { useTranslation } from '../i18n/context';
import { DEFAULT_CHOICE, readChoice, writeChoice } from '../rules/list';
import { calls, links } from '../site/links';
import { useChoice } from './support/use-choice';
import { useLate } from './support/use-late';
import { useRoom } from './support/use-room';
import { useShown } from './support/use-shown';
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
  const { data: deals, failed } = useLate(brought, calls.cards);
  const [choice, setChoice] = useChoice(asked);
  const form = useTypedBefore(asked, setChoice);
  const shown = useShown(deals, choice);
  const [cards, more] = useRoom(room, shown);
  const clear = () => setChoice({ ...DEFAULT_CHOICE, sort: choice.sort });

  return (
    <>
      <ListControls form={form} choice={choice} onChoose={setChoice} />
      {failed && <p role="alert">{t('common.error.text')}</p>}
      {!shown && !failed && <Waiting />}
      {shown && (
        <p className="count" role="status" suppressHydrationWarning>
          {t(`deals.list.count.${shown.length === 1 ? 'one' : 'other'}`, { count: shown.length })}
        </p>
      )}
      {shown?.length === 0 && <ListEmpty sort={choice.sort} onClear={clear} />}
      {shown && shown.length > 0 && <DealGrid deals={shown.slice(0, cards)} now={now} first={1} />}
      {shown && shown.length > cards && (
        <ListMore key={cards} choice={choice} room={cards} onNear={more} />
      )}
    </>
  );
}

/** What was typed and chosen before the island was awake counts. */
function useTypedBefore(sent: ListChoice, choose: (choice: ListChoice) => void) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const typed = [...new FormData(form.current!)] as [string, string][];
    const choice = readChoice(new URLSearchParams(typed));
    if (writeChoice(choice) !== writeChoice(sent)) choose(choice);
  }, [sent, choose]);
  return form;
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
