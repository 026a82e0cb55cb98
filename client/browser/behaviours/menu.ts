/** The small-screen menu is a details element; a tapped link, Escape or a click outside closes it. */
export function closeMenuOnNavigation() {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu]')) {
    const close = () => (menu.open = false);
    menu.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a')) close();
    });
    menu.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !menu.open) return;
      close();
      menu.querySelector('summary')?.focus();
    });
    document.addEventListener('click', (event) => {
      if (!menu.contains(event.target as Node)) close();
    });
    addEventListener('pageshow', (event) => event.persisted && close());
  }
}
