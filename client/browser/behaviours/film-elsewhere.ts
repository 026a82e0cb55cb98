const FILM_FILE = /\.(mp4|webm|m4v|mov|ogv)$/i;

/** Puts the player of another site, or a film file of it, where the link to it stood. */
export function playFilmElsewhere(link: HTMLElement) {
  if (!link.isConnected) return;
  const url = new URL(link.dataset.film!);
  const player = FILM_FILE.test(url.pathname) ? fileOf(url) : frameOf(url);
  player.className = 'film-player';
  player.title = link.dataset.filmTitle ?? '';
  link.replaceWith(player);
  player.focus({ preventScroll: true });
}

function fileOf(url: URL) {
  const film = document.createElement('video');
  Object.assign(film, { src: url.href, controls: true, playsInline: true });
  film.play().catch(() => undefined);
  return film;
}

function frameOf(url: URL) {
  // Players of YouTube, Vimeo and their like start with this; others ignore it.
  url.searchParams.set('autoplay', '1');
  const frame = document.createElement('iframe');
  frame.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture';
  frame.src = url.href;
  return frame;
}
