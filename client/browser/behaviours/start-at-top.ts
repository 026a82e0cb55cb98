/**
 * Every navigation starts at the top, back and forward too; an address with a fragment is the
 * exception (spec section 2, decisions "Links, routes, layout").
 */
export function startAtTop() {
  history.scrollRestoration = 'manual';
  addEventListener('pageshow', (event) => {
    if (event.persisted && !location.hash) scrollTo({ top: 0, behavior: 'instant' });
  });
}
