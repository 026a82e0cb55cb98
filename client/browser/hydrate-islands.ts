import type { ComponentType } from 'react';
import type { PageData } from '../server';
import { holdClicks } from './hold-clicks';
import { readPageData } from './page-data';
import { whenNeeded } from './when-needed';
import { withoutScripts } from './without-scripts';

// One lazy chunk for each island; the file's name is the island's.
const modules = import.meta.glob<{ default: ComponentType<any> }>('../islands/*.tsx');

/** Finds the islands of the page and hydrates each when it is needed; one that breaks stops no other. */
export function hydrateIslands() {
  const data = readPageData();
  if (!data) return;
  for (const element of document.querySelectorAll<HTMLElement>('[data-island][data-at]')) {
    whenNeeded(element, () => holdClicks(element, hydrate(element, data)));
  }
}

/** React, the island and its data are fetched side by side. */
async function hydrate(element: HTMLElement, data: PageData) {
  const { name, props, calls = {} } = data.islands[Number(element.dataset.at)];
  try {
    const [{ hydrateIsland }, { default: Component }, ...called] = await Promise.all([
      import('./hydrate-island'),
      modules[`../islands/${name}.tsx`](),
      ...Object.entries(calls).map(bring),
    ]);
    await hydrateIsland(element, data, Component, Object.assign({}, props, ...called));
  } catch (error) {
    console.error(`Island ${name} did not start`, error);
    for (const part of element.querySelectorAll('noscript')) {
      part.outerHTML = withoutScripts(part.outerHTML);
    }
  }
}

/** A prop that did not travel with the page. */
async function bring([name, url]: [string, string]) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return { [name]: await answer.json() };
}
