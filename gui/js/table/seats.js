// The seats that this browser has had: a game by correspondence is left for days and found again.

import { load, save } from '../app/store.js';
import { colorName } from '../board/names.js';
import { daysText } from '../game/clock.js';
import { listText, t } from '../lang/texts.js';

/** @import { SeenTable } from '../protocol/table.js' */

const KEPT = 'seats';
/** The longest list; those not used for the longest time are dropped. */
const MAX = 20;

/** The tokens of the seats, the one used last first.
 * @returns {string[]} */
export function ownSeats() {
  const kept = load(KEPT);
  return Array.isArray(kept) ? kept.filter((token) => typeof token === 'string') : [];
}

/** @param {string} token */
export function keepOwnSeat(token) {
  const seats = ownSeats();
  if (seats[0] !== token) save(KEPT, [token, ...seats.filter((one) => one !== token)].slice(0, MAX));
}

/** @param {string} token */
export function dropOwnSeat(token) {
  save(KEPT, ownSeats().filter((one) => one !== token));
}

/** What a table is called by somebody with these seats: "Laser Chess with Ann".
 * @param {SeenTable} table @param {readonly string[]} own */
export function tableTitle({ game, players }, own) {
  const others = players.filter(({ seat, name, status }) => !own.includes(seat) && (name || status.startsWith('engine')));
  const names = others.map(({ name, status }) => (status.startsWith('engine') ? 'Akhet' : name ?? ''));
  const title = t('common-game', { game });
  return names.length > 0 ? t('table-with', { game: title, players: listText(names) }) : title;
}

/** Whether somebody with these seats is to move.
 * @param {SeenTable} table @param {readonly string[]} own */
export const isAwaited = ({ turn }, own) => turn !== null && own.includes(turn);

/** Tables with one's seats there, those first where one is to move.
 * @template {{table: SeenTable, own: readonly string[]}} T
 * @param {readonly T[]} tables */
export function awaitedFirst(tables) {
  const rank = (/** @type {T} */ { table, own }) => (isAwaited(table, own) ? 0 : 1);
  return tables.toSorted((one, other) => rank(one) - rank(other));
}

/** How a table stands, for somebody with these seats.
 * @param {SeenTable} table @param {readonly string[]} own */
export function standing(table, own) {
  const { turn, left, players } = table;
  if (turn === null) return t('table-over');
  const time = left === null ? 'none' : daysText(left);
  if (isAwaited(table, own)) return t('table-your-turn', { time });
  const player = players.find(({ seat }) => seat === turn);
  if (player?.status === 'free') return t('table-awaits', { color: turn });
  return t('table-moves', { player: player?.name || colorName(turn), time });
}
