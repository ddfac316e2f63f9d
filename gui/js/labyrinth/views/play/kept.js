// The games of Labyrinth that the browser keeps: the one on the board, and those that were played, the newest first.

import { load, nameKept, save } from '../../../app/store.js';
import { newClock, stopped } from '../../../game/clock.js';
import { byPly, lastNode, movesTo, newTree, ROOT, treeOfMoves } from '../../../game/tree.js';
import { SEATS } from '../../lines.js';
import { firstMatch, matchFromJson, seatsOf } from './match.js';

/** @typedef {import('../../lines.js').Seat} Seat */
/** @typedef {import('./match.js').Match} Match */
/** @typedef {import('./model.js').PlayState} PlayState */

/** @typedef {Partial<Record<Seat, number>>} Times what the clocks have, in milliseconds */

/** @typedef {{winner: Seat | null, loser: Seat | null, reason: 'won' | 'resigned' | 'time' | 'fault'}} Outcome `winner` is
 *  null if one of three or four players has lost: the game ends without a winner */

/** @typedef {{
 *   id: string, date: string, match: Match, moves: readonly string[], outcome: Outcome | null,
 *   left: Times | null, times: PlayState['times'],
 * }} PlayedGame `date` is when it began, `2026-05-31T12:00:00Z`; without an outcome it is unfinished; `left` is what the clocks had, and `times` what
 *   they had after each number of turns */

const NAME = 'labyrinth';
const PLAYED = 'labyrinth-played';
const MOST = 200;

/** @param {PlayState} state @param {number} now
 * @returns {PlayedGame} */
function gameOf({ id, date, match, tree, outcome, clock, times }, now) {
  return { id, date, match, moves: movesTo(tree, lastNode(tree)), outcome, left: clock && stopped(clock, now).left, times: byPly(tree, times) };
}

/** Has the browser keep the game on the board: for this tab, and for the next one that is opened.
 * @param {PlayState} state @param {number} now @param {boolean} [here] only for this tab */
export function keepGame(state, now, here = false) {
  const game = gameOf(state, now);
  save(NAME, game, true);
  if (!here) save(NAME, game);
}

/** Keeps a game among those that were played, unless it has no moves.
 * @param {PlayState} state @param {number} now */
export function keepPlayed(state, now) {
  const game = gameOf(state, now);
  // Another tab may have kept games meanwhile.
  const others = kept().filter(({ id }) => id !== game.id);
  // A finished game is not continued from the list, so nothing is taken back there.
  const own = game.outcome ? { ...game, times: {} } : game;
  save(PLAYED, [...(game.moves.length > 0 ? [own] : []), ...others].slice(0, MOST));
  return playedGames();
}

/** @param {string} id */
export function forgetPlayed(id) {
  save(PLAYED, kept().filter((game) => game.id !== id));
  return playedGames();
}

/** @returns {PlayedGame[]} */
export function playedGames() {
  return kept().toSorted((a, b) => b.date.localeCompare(a.date));
}

/** The same games, the one played last first.
 * @returns {PlayedGame[]} */
function kept() {
  const games = load(PLAYED);
  return Array.isArray(games) ? games.flatMap((json) => gameFromJson(json) ?? []) : [];
}

/** Whether another tab of this page has kept its game, or one that was played.
 * @param {StorageEvent} event
 * @returns {'game' | 'played' | null} */
export function heard({ key }) {
  return key === nameKept(NAME) ? 'game' : key === nameKept(PLAYED) ? 'played' : null;
}

/** The game that any tab has kept last, or null. */
export const lastGame = () => gameFromJson(load(NAME));

/** The game that the page begins with.
 * @returns {PlayState} */
export function firstState() {
  const kept = gameFromJson(load(NAME, true)) ?? lastGame();
  return kept ? stateOf(kept) : fresh(firstMatch());
}

/** The state of a game to play on the page.
 * @param {PlayedGame} game
 * @returns {PlayState} */
export function stateOf({ id, date, match, moves, outcome, left, times }) {
  const state = fresh(match);
  const tree = treeOfMoves(match.start, moves);
  const clock = state.clock && left ? { ...state.clock, left: { ...state.clock.left, ...left } } : state.clock;
  return { ...state, id, date, tree, at: lastNode(tree), outcome, clock, times };
}

/** A game without moves.
 * @param {Match} match
 * @returns {PlayState} */
export function fresh(match) {
  const date = `${new Date().toISOString().slice(0, 19)}Z`;
  const { pace } = match;
  return {
    // Not a secret, and `crypto.randomUUID` is missing on a page from another machine.
    id: `${date}-${Math.random().toString(36).slice(2)}`, date, match, tree: newTree(match.start), at: ROOT, shown: null, before: null,
    animation: undefined, viewer: 'nobody', outcome: null, clock: pace.kind === 'clock' ? newClock(pace.base, pace.increment, seatsOf(match)) : null,
    times: {}, thinking: null, hint: null, trouble: null, paused: false, elsewhere: false,
  };
}

/** @param {any} json
 * @returns {PlayedGame | null} */
function gameFromJson(json) {
  const match = matchFromJson(json?.match);
  if (!match || typeof json.id !== 'string' || typeof json.date !== 'string') return null;
  if (!Array.isArray(json.moves) || !json.moves.every((/** @type {unknown} */ move) => typeof move === 'string')) return null;
  const { winner, loser, reason } = json.outcome ?? {};
  const over = ['won', 'resigned', 'time', 'fault'].includes(reason);
  return {
    id: json.id, date: json.date, match, moves: json.moves, outcome: over ? { winner, loser, reason } : null,
    left: timesFromJson(json.left),
    times: Object.fromEntries(Object.entries(json.times ?? {}).flatMap(([ply, one]) => {
      const times = timesFromJson(one);
      return times ? [[ply, times]] : [];
    })),
  };
}

/** @param {any} json
 * @returns {Times | null} */
function timesFromJson(json) {
  const times = Object.entries(json ?? {}).filter(([seat, time]) => SEATS.some((one) => one === seat) && Number.isFinite(time));
  return times.length > 0 ? Object.fromEntries(times) : null;
}
