/** A short message at the edge of the screen; at most one at a time (spec section 9). */
export interface Toast {
  title: string;
  text?: string;
  tone: 'success' | 'error';
}

const SHOWN_MS = 5000;
const CARRIED = 'toast';
let end: (() => void) | undefined;

/** Shows a toast for 5 s, or for what is left of them; the pointer or the focus on it stops the clock. */
export function showToast(toast: Toast, leftMs = SHOWN_MS) {
  end?.();
  const region = document.getElementById('toasts');
  if (!region) return;
  const element = draw(toast, region.dataset.dismiss ?? '');
  (withinReach() ?? region).append(element);
  end = leaveAfter(element, leftMs);
  element.querySelector('button')?.addEventListener('click', end);
}

/** Shows a toast and lets it live on, for the rest of its time, on the page that follows. */
export function showAndCarryToast(toast: Toast) {
  showToast(toast);
  sessionStorage.setItem(CARRIED, JSON.stringify({ toast, until: Date.now() + SHOWN_MS }));
}

/** On a new page: what is left of a toast that was carried over. */
export function showCarriedToast() {
  const carried = sessionStorage.getItem(CARRIED);
  sessionStorage.removeItem(CARRIED);
  if (!carried) return;
  const { toast, until } = JSON.parse(carried) as { toast: Toast; until: number };
  if (until > Date.now()) showToast(toast, until - Date.now());
}

/** While a modal dialog is open, only what is inside it can be reached; the last one lies on top. */
const withinReach = () => [...document.querySelectorAll('dialog:modal [data-toasts]')].at(-1);

function draw({ title, text, tone }: Toast, dismiss: string) {
  const element = document.createElement('div');
  element.className = `toast toast-${tone}`;
  element.role = tone === 'error' ? 'alert' : 'status';
  const heading = Object.assign(document.createElement('strong'), { textContent: title });
  const body = Object.assign(document.createElement('p'), { textContent: text ?? '' });
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: '×',
  });
  button.ariaLabel = dismiss;
  element.append(heading, ...(text ? [body] : []), button);
  return element;
}

/** The clock stands still while somebody reads: pointer over it, or focus within. */
function leaveAfter(element: HTMLElement, ms: number) {
  let left = ms;
  let since = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    clearTimeout(timer);
    element.remove();
    end = undefined;
  };
  const go = () => {
    if (timer || element.matches(':hover, :focus-within')) return;
    since = Date.now();
    timer = setTimeout(leave, Math.max(left, 500));
  };
  const pause = () => {
    if (!timer) return;
    clearTimeout(timer);
    timer = undefined;
    left -= Date.now() - since;
  };
  for (const start of ['pointerenter', 'focusin']) element.addEventListener(start, pause);
  element.addEventListener('pointerleave', go);
  // While focus leaves, it is still said to be within.
  element.addEventListener('focusout', () => setTimeout(go));
  go();
  return leave;
}
