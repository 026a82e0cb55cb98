import type { PageData } from '../server';

/** What the server sent along for the islands; null on a page without any. */
export function readPageData(): PageData | null {
  const element = document.getElementById('page-data');
  return element && (JSON.parse(element.textContent) as PageData);
}
