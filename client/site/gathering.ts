import { createContext } from 'react';
import type { Cover } from './cover';
import type { IslandName } from './islands';
import type { ReadyParts } from './ready-parts';

/** One island of a page, as the browser needs to know it. */
export interface IslandUse {
  name: IslandName;
  props: unknown;
  /** Props that are too heavy for the page, and the calls that bring them once the island is needed. */
  calls?: Record<string, string>;
}

/** What comes together while a page renders. */
export interface Gathering {
  islands: IslandUse[];
  /** What was drawn before. */
  parts: ReadyParts;
  /** The picture of a card on the first screen. */
  cover: Cover | null;
}

export const Gathered = createContext<Gathering | null>(null);
