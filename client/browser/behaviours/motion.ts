const KEY = 'motion';

/** The button that stops blinking (WCAG 2.2.2); the wish is remembered on this device. */
export function pauseMotion() {
  const root = document.documentElement;
  const buttons = document.querySelectorAll<HTMLButtonElement>('button[data-pause-motion]');
  const apply = (paused: boolean) => {
    root.toggleAttribute('data-calm', paused);
    buttons.forEach((button) => button.setAttribute('aria-pressed', String(paused)));
  };
  apply(localStorage.getItem(KEY) === 'paused');
  buttons.forEach((button) => {
    button.hidden = false;
    button.addEventListener('click', () => {
      const paused = !root.hasAttribute('data-calm');
      localStorage.setItem(KEY, paused ? 'paused' : 'playing');
      apply(paused);
    });
  });
}
