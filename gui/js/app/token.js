// The token of the server, which is in the address that `akhet gui` prints. The browser keeps it for this server, and it is removed
// from the address: what a person sees, copies or shares there holds no secret, and a link without it works while the server runs.
// The token of a seat at a table is taken from the link of the seat in the same way, and kept for the tab.

import { load, nameKept, save } from './store.js';

const NAME = 'token';

/** @typedef {{token: string, guest: boolean}} Seat a seat of a table; a `guest` has come by its link, and has nothing but the table */

const SEAT = 'seat';
const LOBBY = 'lobby';

/** @returns {string} empty if the page was opened without a token and none is kept */
export function takeToken() {
  const given = new URLSearchParams(location.search).get(NAME);
  if (given === null) return String(load(NAME) ?? '');
  if (keepToken(given)) leaveAddress(NAME);
  return given;
}

/** The seat of this tab: that of the link that opened it, or the one that it has kept.
 * @returns {Seat | null} */
export function takeSeat() {
  const query = new URLSearchParams(location.search);
  const given = query.get('table');
  // Whoever opens the page's own address again wants the page, and whoever opens the lobby's wants the lobby.
  if (query.has(NAME) || query.has(LOBBY)) keepSeat(null);
  const kept = load(SEAT, true);
  if (given === null) return typeof kept?.token === 'string' ? { token: kept.token, guest: kept.guest === true } : null;
  const seat = { token: given, guest: true };
  if (keepSeat(seat)) leaveAddress('table');
  return seat;
}

/** The token of the lobby from which this tab has come, in the same way; empty if it has not.
 * @returns {string} */
export function takeLobby() {
  const query = new URLSearchParams(location.search);
  if (query.has(NAME)) save(LOBBY, null, true);
  const given = query.get(LOBBY);
  if (given === null) return String(load(LOBBY, true) ?? '');
  if (save(LOBBY, given, true)) leaveAddress(LOBBY);
  return given;
}

/** Has this tab keep a seat, or none.
 * @param {Seat | null} seat
 * @returns {boolean} whether it does */
export function keepSeat(seat) {
  return save(SEAT, seat, true);
}

/** Removes a secret from the address.
 * @param {string} name */
function leaveAddress(name) {
  const query = new URLSearchParams(location.search);
  query.delete(name);
  const rest = query.size > 0 ? `?${query}` : '';
  history.replaceState(null, '', `${location.pathname}${rest}${location.hash}`);
}

/** @param {string} token
 * @returns {boolean} whether the browser keeps it */
export function keepToken(token) {
  return save(NAME, token);
}

/** Whether another tab has received a token.
 * @param {StorageEvent} event */
export function isNewToken({ key }) {
  return key === nameKept(NAME);
}
