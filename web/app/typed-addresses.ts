/** The history's present entry, by its number in the router's own count. */
let present = { href: '', idx: 0 };

// Ahead of any router's own listener: by the time it looks, the entry has its number.
window.addEventListener('popstate', () => {
  const { state } = window.history;
  if (state?.idx !== undefined) return;
  // The same address typed again takes the place of its entry.
  const idx = present.idx + (window.location.href === present.href ? 0 : 1);
  window.history.replaceState({ ...state, idx }, '');
});

/**
 * Numbers the entries of the history that come from an address typed over the present one. Without a number the router
 * can hold none up, so that a screen with something to lose would not ask, and takes the next Back for no step at all.
 *
 * Called once the page is drawn, and never earlier: the router keeps its first update for the first that listens, and
 * the page that misses it stays on its placeholder for good.
 */
export function numberTypedAddresses(router: { readonly subscribe: (listener: () => void) => () => void }): () => void {
  const look = () => {
    present = { href: window.location.href, idx: window.history.state?.idx ?? present.idx };
  };
  look();
  return router.subscribe(look);
}
