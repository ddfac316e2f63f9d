// The game that the browser keeps, and the initial game of Play.

import { load, nameKept, save } from '../../app/store.js';
import { newClock, stopped } from '../../game/clock.js';
import { SETUPS } from '../../game/setups.js';
import { lastNode, newTree, ROOT, treeFromJson, treeToJson } from '../../game/tree.js';
import { FIRST_MATCH, matchFromJson, onlyPerson } from './match.js';
import { outcomeFromJson } from './outcome.js';

/** @typedef {import('../../game/clock.js').Clock} Clock */
/** @typedef {import('./match.js').Match} Match */
/** @typedef {import('./model.js').PlayState} PlayState */

const NAME = 'play';

/** Has the browser keep a game: for this tab, and for the next one that is opened.
 * @param {PlayState} state @param {number} now @param {boolean} [here] only for this tab */
export function keepGame({ id, date, match, tree, at, shown, outcome, clock, times, flipped, paused }, now, here = false) {
  const still = clock && stopped(clock, now);
  // Shown at once when the page is reopened.
  const board = shown && at === lastNode(tree) ? [...shown.pieces].flat().join(' ') : undefined;
  const kept = { id, date, match, tree: treeToJson(tree), outcome, left: still?.left, times, flipped, paused, board };
  save(NAME, kept, true);
  if (!here) save(NAME, kept);
}

/** Whether another tab of this page has kept its game.
 * @param {StorageEvent} event */
export function isOfAnotherTab({ key }) {
  return key === nameKept(NAME);
}

/** The game that the browser has kept for this tab, or else the one kept last; null if there is none or it is damaged.
 * @returns {PlayState | null} */
export function keptGame() {
  return gameFromJson(load(NAME, true)) ?? lastGame();
}

/** The game that any tab has kept last, or null.
 * @returns {PlayState | null} */
export function lastGame() {
  return gameFromJson(load(NAME));
}

/** @param {any} kept
 * @returns {PlayState | null} */
function gameFromJson(kept) {
  const match = matchFromJson(kept?.match);
  const tree = treeFromJson(kept?.tree);
  if (!match || !tree) return null;
  const state = fresh(match);
  const left = timesFromJson(kept.left);
  return {
    ...state,
    ...(typeof kept.id === 'string' && { id: kept.id }),
    ...(typeof kept.date === 'string' && { date: kept.date }),
    paused: kept.paused === true,
    tree,
    clock: state.clock && left ? { ...state.clock, left } : state.clock,
    outcome: outcomeFromJson(kept.outcome),
    times: allTimesFromJson(kept.times),
    flipped: kept.flipped === true,
  };
}

/** Times of the clocks by the nodes of a game, without those that do not name both sides.
 * @param {any} json
 * @returns {PlayState['times']} */
export function allTimesFromJson(json) {
  return Object.fromEntries(Object.entries(json ?? {}).flatMap(([id, one]) => {
    const both = timesFromJson(one);
    return both ? [[id, both]] : [];
  }));
}

/** The times of both sides, or null.
 * @param {any} json
 * @returns {Clock['left'] | null} */
function timesFromJson(json) {
  const { blue, red } = json ?? {};
  return [blue, red].every((time) => Number.isFinite(time) && time >= 0) ? { blue, red } : null;
}

/** The game that the page begins with: the kept one, unless it has ended or not begun and another setup is asked for.
 * @param {PlayState | null} kept @param {string | null} setup
 * @returns {PlayState} */
export function first(kept, setup) {
  const start = `setup ${setup}`;
  const known = SETUPS.some(([name]) => name === setup);
  const free = !kept || kept.outcome !== null || lastNode(kept.tree) === ROOT;
  if (!known || !free || kept?.match.start === start) return kept ?? fresh(FIRST_MATCH);
  return fresh({ ...(kept?.match ?? FIRST_MATCH), start });
}

/** A game without moves.
 * @param {Match} match
 * @returns {PlayState} */
export function fresh(match) {
  const date = `${new Date().toISOString().slice(0, 19)}Z`;
  return {
    // Not a secret, and `crypto.randomUUID` is missing on a page from another machine.
    id: `${date}-${Math.random().toString(36).slice(2)}`, date, elsewhere: false,
    match, tree: newTree(match.start), at: ROOT, coming: null, shown: null, animation: undefined, outcome: null,
    clock: startClock(match), times: {}, thinking: null, thoughts: null, hint: null, trouble: null, paused: false,
    flipped: onlyPerson(match) === 'red', learned: 0,
  };
}

/** @param {Match} match
 * @returns {Clock | null} */
export function startClock({ pace }) {
  return pace.kind === 'clock' ? newClock(pace.base, pace.increment, ['blue', 'red']) : null;
}
