/** Links that lead nowhere yet (`href="#"`): a click neither leaves the page nor jumps. */
export function calmPlaceholders() {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a[href="#"]');
    if (link) event.preventDefault();
  });
}
