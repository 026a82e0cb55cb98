import { whenAsked } from './when-asked';

/** Starts work when an element's island is needed (see `site/islands.ts`). */
export function whenNeeded(element: HTMLElement, start: () => void) {
  switch (element.dataset.when) {
    case 'visible':
      return whenVisible(element, start);
    case 'asked':
      return whenAsked(element, start);
    default:
      return afterFirstPaint(start);
  }
}

function whenVisible(element: HTMLElement, start: () => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
}

/** The page is on screen before React is asked for; hidden tabs never paint, so a timer stands by. */
function afterFirstPaint(start: () => void) {
  let started = false;
  const once = () => {
    if (started) return;
    started = true;
    start();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, 300);
}
