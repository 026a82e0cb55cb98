import type { ComponentProps, ComponentType } from 'react';
import DealBrowser from './DealBrowser';
import DealView from './DealView';
import DealShelf from './DealShelf';

/**
 * What hydrates. `texts` are the parts of the catalogue an island takes along; `when` says how
 * soon it is needed: at `load`, when the browser is `idle`, or once `visible`.
 */
interface IslandKind {
  of: ComponentType<any>;
  texts: readonly string[];
  when: 'load' | 'idle' | 'visible';
}

export const islands = {
  DealBrowser: { of: DealBrowser, texts: ['deals.list', 'deals.card', 'common.error'], when: 'load' },
  DealShelf: { of: DealShelf, texts: ['deals.card', 'common.error'], when: 'visible' },
  DealView: { of: DealView, texts: ['deals.card', 'deals.detail', 'common.error'], when: 'load' },
} satisfies Record<string, IslandKind>;

export type IslandName = keyof typeof islands;
export type IslandProps<Name extends IslandName> = ComponentProps<(typeof islands)[Name]['of']>;
