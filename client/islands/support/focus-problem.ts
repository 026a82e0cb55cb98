/** Leads to the first input that something is wrong with, once the messages are on screen. */
export function focusProblem() {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('dialog[open] [aria-invalid="true"]')?.focus(),
  );
}
