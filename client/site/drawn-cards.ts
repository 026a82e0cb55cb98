import { createContext } from 'react';
import type { CardDeal } from '../rules/deal';

/** The cards of a list, each in its `<li>`, as React would render them; or a mark for them. */
export type DrawCards = (deals: CardDeal[], now: number, first: number) => string;

/** Given on the server only: there most cards were drawn before. */
export const DrawnCards = createContext<DrawCards | null>(null);
