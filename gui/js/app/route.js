// The page's address after the `#`: a view's name and parameters, as in `#play`, `#labyrinth-play`, `#analyse&ply=12` or `#fen=...`.

/** @typedef {{view: string | null, params: URLSearchParams}} Route `view` is null if only parameters are given */

/** The name by which the browser keeps the game that was shown last. */
export const LAST_GAME = 'game';

/** @param {string} hash with or without its `#`
 * @returns {Route} */
export function parseRoute(hash) {
  const text = hash.replace(/^#/, '');
  const named = /^[a-z]+(-[a-z]+)*(?=&|$)/.exec(text);
  const rest = named ? text.slice(named[0].length + 1) : text;
  return { view: named ? named[0] : null, params: new URLSearchParams(rest) };
}

/** The page's address without what follows a `#`, for links to others: what language they read is theirs to choose. */
export function pageAddress() {
  const address = new URL(location.href);
  address.searchParams.delete('lang');
  return address.href.replace(/#.*$/, '');
}

/** @param {string} view @param {Record<string, string>} [params] */
export function routeText(view, params = {}) {
  const rest = new URLSearchParams(params).toString();
  return rest ? `#${view}&${rest}` : `#${view}`;
}
