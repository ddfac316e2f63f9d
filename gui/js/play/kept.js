// The games of Play that the browser keeps: the one on the board, and those that were played, the newest first.

import { load, nameKept, save } from '../app/store.js';
import { newClock, stopped } from '../game/clock.js';
import { byPly, lastNode, movesTo, newTree, ROOT, treeOfMoves } from '../game/tree.js';
import { sidesOf } from './match.js';

/** @import { GameTypes, PlayedGame, PlayState } from './state.js' */

/** How a game is kept.
 * @template {GameTypes} G
 * @template {PlayState<G>} S
 * @template {PlayedGame<G>} P
 * @typedef {{
 *   name: string,
 *   list: string,
 *   most: number,
 *   fields: (match: G['match'], game?: P) => Omit<S, keyof PlayState<G>> & Partial<S>,
 *   toJson: (state: S, now: number) => unknown,
 *   fromJson: (json: any) => P | null,
 *   listed: (state: S, detail: string) => Omit<P, keyof PlayedGame<G>>,
 *   listedToJson: (game: P) => unknown,
 *   listedFromJson: (json: any) => P | null,
 * }} Format the browser keeps the game on the board under `name`, and as many as `most` of those that were played under `list`; `fields` and
 *   `listed` are what only this game has in its state and in the list */

/**
 * @template {GameTypes} G
 * @template {PlayState<G>} S
 * @template {PlayedGame<G>} P
 */
export class KeptGames {
  #format;

  /** @param {Format<G, S, P>} format */
  constructor(format) {
    this.#format = format;
  }

  /** A game without moves.
   * @param {G['match']} match
   * @returns {S} */
  fresh(match) {
    const date = `${new Date().toISOString().slice(0, 19)}Z`;
    const { start, pace } = match;
    return /** @type {any} */ ({
      // Not a secret, and `crypto.randomUUID` is missing on a page from another machine.
      id: `${date}-${Math.random().toString(36).slice(2)}`, date, match, tree: newTree(start), at: ROOT, coming: null, shown: null, words: '',
      animation: undefined, outcome: null, clock: pace.kind === 'clock' ? newClock(pace.base, pace.increment, sidesOf(match)) : null,
      times: {}, thinking: null, hint: null, trouble: null, paused: false, elsewhere: false, ...this.#format.fields(match),
    });
  }

  /** The state of a kept game, to play it on the page.
   * @param {P} game
   * @returns {S} */
  stateOf(game) {
    const { id, date, match, moves, outcome, left, times } = game;
    const state = this.fresh(match);
    const tree = treeOfMoves(match.start, moves);
    const clock = state.clock && left ? { ...state.clock, left } : state.clock;
    return { ...state, id, date, tree, at: lastNode(tree), outcome, clock, times, ...this.#format.fields(match, game) };
  }

  /** Has the browser keep the game on the board: for this tab, and for the next one that is opened.
   * @param {S} state @param {number} now @param {boolean} [here] only for this tab */
  keep(state, now, here = false) {
    const { name, toJson } = this.#format;
    const json = toJson(state, now);
    save(name, json, true);
    if (!here) save(name, json);
  }

  /** The game that this tab has kept, or else the one kept last, to play it on; null if there is none or it is damaged. */
  own() {
    const game = this.#format.fromJson(load(this.#format.name, true)) ?? this.last();
    return game && this.stateOf(game);
  }

  /** The game that any tab has kept last, or null. */
  last() {
    return this.#format.fromJson(load(this.#format.name));
  }

  /** The games that were played, the newest first. */
  played() {
    return this.#lastFirst().toSorted((a, b) => b.date.localeCompare(a.date));
  }

  /** Adds the game on the board to those that were played, unless it has no moves.
   * @param {S} state @param {number} now @param {string} detail says how it ended */
  keepPlayed(state, now, detail) {
    const { list, most, listed, listedToJson } = this.#format;
    const game = /** @type {P} */ ({ ...gameOf(state, now), ...listed(state, detail) });
    // A finished game is not continued from the list, so nothing is taken back there.
    const own = game.outcome ? { ...game, times: {} } : game;
    // Another tab may have kept games meanwhile.
    const others = this.#lastFirst().filter(({ id }) => id !== game.id);
    save(list, [...(game.moves.length > 0 ? [own] : []), ...others].slice(0, most).map(listedToJson));
    return this.played();
  }

  /** The name under which the browser keeps the games that were played. */
  get list() {
    return this.#format.list;
  }

  /** Adds games that another browser has kept; damaged ones are left out.
   * @param {any} json
   * @returns {number} how many were added */
  add(json) {
    const { list, most, listedToJson } = this.#format;
    const here = this.#lastFirst();
    const games = new Map([...this.#listed(json), ...here].map((game) => [game.id, game]));
    const all = [...games.values()].sort((a, b) => b.date.localeCompare(a.date)).slice(0, most);
    save(list, all.map(listedToJson));
    return all.length - here.length;
  }

  /** @param {string} id */
  forget(id) {
    const { list, listedToJson } = this.#format;
    save(list, this.#lastFirst().filter((game) => game.id !== id).map(listedToJson));
    return this.played();
  }

  /** Whether another tab of this page has kept its game, or one that was played.
   * @param {StorageEvent} event
   * @returns {'game' | 'played' | null} */
  heard({ key }) {
    const { name, list } = this.#format;
    return key === nameKept(name) ? 'game' : key === nameKept(list) ? 'played' : null;
  }

  /** The games that were played, the one played last first. */
  #lastFirst() {
    return this.#listed(load(this.#format.list));
  }

  /** The games of a list as the browser keeps it.
   * @param {any} json
   * @returns {P[]} */
  #listed(json) {
    return Array.isArray(json) ? json.flatMap((game) => this.#format.listedFromJson(game) ?? []) : [];
  }
}

/** A game being played as the browser keeps it.
 * @template {GameTypes} G
 * @param {PlayState<G>} state @param {number} now
 * @returns {PlayedGame<G>} */
export function gameOf({ id, date, match, tree, outcome, clock, times }, now) {
  return { id, date, match, moves: movesTo(tree, lastNode(tree)), outcome, left: clock && stopped(clock, now).left, times: byPly(tree, times) };
}

/** The clocks of a saved game: those it stopped at, and those after each of its moves; clocks that do not name every side are left out.
 * @param {any} json @param {import('./match.js').Sides} match
 * @returns {{left: any, times: any}} */
export function clocksFromJson(json, match) {
  const sides = sidesOf(match);
  const read = (/** @type {any} */ one) => {
    const times = sides.map((side) => [side, one?.[side]]);
    return times.every(([, time]) => Number.isFinite(time) && time >= 0) ? Object.fromEntries(times) : null;
  };
  const known = Object.entries(json.times ?? {}).map(([ply, one]) => [ply, read(one)]);
  return { left: read(json.left), times: Object.fromEntries(known.filter(([, times]) => times)) };
}
