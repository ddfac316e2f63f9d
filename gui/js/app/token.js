// The token of the server. It stands in the address that `akhet gui` prints. The browser keeps it for this server, and it leaves
// the address: what a person sees, copies or shares there holds no secret, and a link without it works while the server runs.

import { load, nameKept, save } from './store.js';

const NAME = 'token';

/** @returns {string} empty if the page was opened without a token and none is kept */
export function takeToken() {
  const query = new URLSearchParams(location.search);
  const given = query.get('token');
  if (given === null) return String(load(NAME) ?? '');
  keepToken(given);
  if (load(NAME) === given) {
    query.delete('token');
    const rest = query.size > 0 ? `?${query}` : '';
    history.replaceState(null, '', `${location.pathname}${rest}${location.hash}`);
  }
  return given;
}

/** @param {string} token */
export function keepToken(token) {
  save(NAME, token);
}

/** Whether another tab has been given a token.
 * @param {StorageEvent} event */
export function isNewToken({ key }) {
  return key === nameKept(NAME);
}
