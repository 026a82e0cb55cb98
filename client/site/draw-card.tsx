import { renderToString } from 'react-dom/server';
import { DealCard } from '../components/DealCard';
import { TranslationProvider, type Translation } from '../i18n/context';
import { blinks, clockFace, timeLeft } from '../rules/countdown';
import { isUrgent } from '../rules/spots';
import { ready, type Piece, type ReadyParts } from './ready-parts';
import type { CardDeal } from '../rules/deal';
import type { DrawCards } from './drawn-cards';

/** Between these stands the only part of a card that changes from one second to the next. */
const CLOCK = 'data-testid="clock">';

/** By deal: its card in each language and state. A changed deal is another object (see DealsService). */
const drawn = new WeakMap<CardDeal, Map<string, Uint8Array[]>>();

/** Draws lists of cards in one language; each card once, and then only the digits of its clock. */
export function cardDrawer(translation: Translation, parts: ReadyParts): DrawCards {
  return (deals, now, first) =>
    parts.mark(...deals.flatMap((deal, at) => cardOf(deal, now, at < first, translation)));
}

function cardOf(deal: CardDeal, now: number, first: boolean, translation: Translation): Piece[] {
  const expiresAt = Date.parse(deal.expiresAt);
  const left = timeLeft(expiresAt, now);
  const blinking = blinks({ isUrgent: isUrgent(deal), expiresAt }, now);
  const state = `${translation.language} ${first} ${left !== null} ${blinking}`;
  const [before, after] = partsOf(deal, state, () => render(deal, now, first, translation));
  return after === undefined ? [before] : [before, clockFace(left!), after];
}

/** What stands before and after the running clock; all in one where none runs. */
function partsOf(deal: CardDeal, state: string, html: () => string): Uint8Array[] {
  const known = drawn.get(deal) ?? new Map<string, Uint8Array[]>();
  drawn.set(deal, known);
  let parts = known.get(state);
  if (!parts) known.set(state, (parts = split(html()).map(ready)));
  return parts;
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
