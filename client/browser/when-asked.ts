const ASKING = ['pointerover', 'focusin', 'input', 'click'];

/**
 * Starts work once somebody reaches for a part of the island that is marked `data-asks`, or has done so
 * before this script ran, or comes near one that is marked `data-asks="near"`.
 */
export function whenAsked(island: HTMLElement, start: () => void) {
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && once(),
    { rootMargin: '1000px' },
  );
  const asked = ({ target }: Event) => (target as Element).closest('[data-asks]') && once();
  const once = () => {
    observer.disconnect();
    for (const event of ASKING) island.removeEventListener(event, asked, true);
    start();
  };
  for (const event of ASKING) island.addEventListener(event, asked, true);
  for (const end of island.querySelectorAll('[data-asks=near]')) observer.observe(end);
  if (island.contains(document.activeElement) || [...island.querySelectorAll('form')].some(isTyped))
    once();
}

/** Holds the form anything else than what the server sent? */
const isTyped = (form: HTMLFormElement) =>
  [...form.querySelectorAll('input')].some(({ value, defaultValue }) => value !== defaultValue) ||
  [...form.querySelectorAll('option')].some((option) => option.selected && !option.defaultSelected);
