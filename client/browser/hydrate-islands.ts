import type { PageData } from '../server';
import { holdClicks } from './hold-clicks';
import { readPageData } from './page-data';
import { whenNeeded } from './when-needed';

/** Finds the islands of the page and hydrates each when it is needed; one that breaks stops no other. */
export function hydrateIslands() {
  const data = readPageData();
  if (!data) return;
  for (const element of document.querySelectorAll<HTMLElement>('[data-island][data-at]')) {
    whenNeeded(element, () => holdClicks(element, hydrate(element, data)));
  }
}

async function hydrate(element: HTMLElement, data: PageData) {
  try {
    const { hydrateIsland } = await import('./hydrate-island');
    await hydrateIsland(element, data);
  } catch (error) {
    console.error(`Island ${element.dataset.island} did not start`, error);
  }
}
