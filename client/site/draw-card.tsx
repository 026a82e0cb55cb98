import { renderToString } from 'react-dom/server';
import { DealCard } from '../components/DealCard';
import { TranslationProvider, type Translation } from '../i18n/context';
import { blinks, clockFace, timeLeft } from '../rules/countdown';
import { isUrgent } from '../rules/spots';
import { coverOf, type Cover } from './cover';
import { ready, type Piece } from './ready-parts';
import type { CardDeal } from '../rules/deal';
import type { DrawCards } from './drawn-cards';
import type { Gathering } from './gathering';

/** Between these stands the only part of a card that changes from one second to the next. */
const CLOCK = 'data-testid="clock">';

/** What stands before and after the running clock; all in one where none runs. */
interface Drawn {
  parts: Uint8Array[];
  cover: Cover | null;
}

/** By deal: its card in each language and state. A changed deal is another object (see DealsService). */
const known = new WeakMap<CardDeal, Map<string, Drawn>>();

/** Draws lists of cards in one language; each card once, and then only the digits of its clock. */
export function cardDrawer(
  translation: Translation,
  development: boolean,
  gathered: Gathering,
): DrawCards {
  return (deals, now, first) => {
    // An edited card is to be seen at once.
    const drawn = development ? new WeakMap<CardDeal, Map<string, Drawn>>() : known;
    const pieces = deals.flatMap((deal, at): Piece[] => {
      const left = timeLeft(Date.parse(deal.expiresAt), now);
      const { parts, cover } = cardOf(drawn, deal, now, at < first, translation);
      if (at < first) gathered.cover ??= cover;
      return parts.length > 1 ? [parts[0], clockFace(left!), parts[1]] : parts;
    });
    return gathered.parts.mark(...pieces);
  };
}

function cardOf(
  drawn: typeof known,
  deal: CardDeal,
  now: number,
  first: boolean,
  translation: Translation,
): Drawn {
  const expiresAt = Date.parse(deal.expiresAt);
  const blinking = blinks({ isUrgent: isUrgent(deal), expiresAt }, now);
  const state = `${translation.language} ${first} ${expiresAt > now} ${blinking}`;
  const states = drawn.get(deal) ?? new Map<string, Drawn>();
  drawn.set(deal, states);
  let card = states.get(state);
  if (!card) {
    const html = render(deal, now, first, translation);
    card = { parts: split(html).map(ready), cover: coverOf(html) };
    states.set(state, card);
  }
  return card;
}

function split(html: string): string[] {
  const at = html.indexOf(CLOCK) + CLOCK.length;
  const end = html.indexOf('<', at);
  const runs = at >= CLOCK.length && /^[\d:]+$/.test(html.slice(at, end));
  return runs ? [html.slice(0, at), html.slice(end)] : [html];
}

const render = (deal: CardDeal, now: number, first: boolean, translation: Translation) =>
  renderToString(
    <TranslationProvider {...translation}>
      <li>
        <DealCard deal={deal} now={now} first={first} />
      </li>
    </TranslationProvider>,
  );
