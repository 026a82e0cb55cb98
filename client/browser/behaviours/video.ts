/**
 * The watch-video button brings the film into view and starts it. Our own plays in its place; one
 * from elsewhere is asked for only now, by a click on it or on the button.
 */
export function watchVideo() {
  const film = document.querySelector<HTMLElement>('[data-film]');
  if (!film) return;
  const start = () => (film instanceof HTMLVideoElement ? playOwn(film) : playElsewhere(film));
  for (const button of document.querySelectorAll('[data-watch-video]')) {
    button.addEventListener('click', (event) => {
      event.preventDefault();
      bringIntoView(document.getElementById('video') ?? film);
      start();
    });
  }
  if (film instanceof HTMLVideoElement) return;
  film.addEventListener('click', (event) => {
    event.preventDefault();
    start();
  });
}

function bringIntoView(element: HTMLElement) {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: calm ? 'instant' : 'smooth' });
}

async function playElsewhere(film: HTMLElement) {
  const { playFilmElsewhere } = await import('./film-elsewhere');
  playFilmElsewhere(film);
}

/** Where a browser refuses to start it, the controls are there. */
function playOwn(film: HTMLVideoElement) {
  film.focus({ preventScroll: true });
  film.play().catch(() => undefined);
}
