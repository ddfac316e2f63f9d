// The token of the server. It stands in the address that `akhet gui` prints. The browser keeps it for this server, and it leaves
// the address: what a person sees, copies or shares there holds no secret, and a link without it works while the server runs.

import { load, save } from './store.js';

/** @returns {string} empty if the page was opened without a token and none is kept */
export function takeToken() {
  const query = new URLSearchParams(location.search);
  const given = query.get('token');
  if (given === null) return String(load('token') ?? '');
  save('token', given);
  if (load('token') === given) {
    query.delete('token');
    const rest = query.size > 0 ? `?${query}` : '';
    history.replaceState(null, '', `${location.pathname}${rest}${location.hash}`);
  }
  return given;
}
