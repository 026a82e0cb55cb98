import { createContext } from 'react';
import type { CardDeal } from '../rules/deal';

/** A list's cards as finished HTML, or a mark for it; the same that React would render. */
export type DrawCards = (deals: CardDeal[], now: number, first: number) => string;

/** Given on the server only: there most cards were drawn before. In the browser React renders them. */
export const DrawnCards = createContext<DrawCards | null>(null);
