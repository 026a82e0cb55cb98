import { createContext } from 'react';
import type { CardDeal } from '../rules/deal';

/** A deal's card as finished HTML, the same that React would render. */
export type DrawCard = (deal: CardDeal, now: number, first: boolean) => string;

/** Given on the server only: there most cards were drawn before. */
export const DrawnCards = createContext<DrawCard | null>(null);
