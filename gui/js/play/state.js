// The state of a game being played, in either game, and what follows from it.

import { lastNode, lineThrough, plyOf } from '../game/tree.js';
import { onlyPerson, people, sidesOf } from './match.js';

/** The types of a game: its sides, its match, a position, a move as the board animates it, a hint, and how a game ends.
 * @typedef {{
 *   side: string,
 *   match: import('./match.js').AnyMatch,
 *   shown: {toMove: string, moves: readonly string[]},
 *   animation: object,
 *   hint: object,
 *   outcome: {winner: string | null, reason: string},
 * }} GameTypes */

/** @template {string} [S=string] the sides
 * @typedef {Readonly<Record<S, number>>} Times what the clocks have, in milliseconds */

/** @template {GameTypes} [G=GameTypes]
 * @typedef {import('../app/shown-game.js').Shown<G['shown'], G['animation']> & {
 *   id: string,
 *   date: string,
 *   match: G['match'],
 *   outcome: G['outcome'] | null,
 *   clock: import('../game/clock.js').Clock<G['side']> | null,
 *   times: Readonly<Record<number, Times<G['side']>>>,
 *   thinking: G['side'] | null,
 *   hint: G['hint'] | 'wanted' | null,
 *   trouble: string | null,
 *   paused: boolean,
 *   elsewhere: boolean,
 * }} PlayState `id` and `date`, when it began, tell games apart; `times` is what the clocks had after the move to each node; `trouble`
 *   says why an engine does not play; `elsewhere`: the game continues in another tab, and stands still here */

/** @template {GameTypes} [G=GameTypes]
 * @typedef {{
 *   id: string, date: string, match: G['match'], moves: readonly string[], outcome: G['outcome'] | null,
 *   left: Times<G['side']> | null, times: Readonly<Record<number, Times<G['side']>>>,
 * }} PlayedGame a game as the browser keeps it: without an outcome it is unfinished; `left` is what the clocks had, and `times` what they
 *   had after each number of moves */

/** Whether the game is over in a position by its rules.
 * @param {GameTypes['shown']} shown */
export const isFinal = ({ moves }) => moves.length === 0;

/** Whether the person may move on the board as it is shown.
 * @param {PlayState} state */
export function canMove({ match, tree, at, coming, shown, outcome, elsewhere }) {
  // While another position is coming, the board still has the previous one.
  return outcome === null && !elsewhere && shown !== null && coming === null && at === lastNode(tree) && !isFinal(shown)
    && match.players[shown.toMove]?.kind === 'person';
}

/** Whose turn it is at a node: the sides take turns in their order.
 * @template {string} S
 * @param {{match: import('./match.js').Sides<S>, tree: PlayState['tree'], at: number, shown: {toMove: S} | null}} state @param {number} id
 * @returns {S | null} null before the first answer */
export function turnAt({ match, tree, at, shown }, id) {
  if (!shown) return null;
  return sideAfter(sidesOf(match), shown.toMove, plyOf(tree, id) - plyOf(tree, at));
}

/** Whose turn it is some plies after (or before, if negative) that of a side.
 * @template {string} S
 * @param {readonly S[]} sides in the order of play @param {S} side @param {number} plies */
export function sideAfter(sides, side, plies) {
  return sides.at((sides.indexOf(side) + plies) % sides.length) ?? null;
}

/** The side that would resign: that of the only person, or of the one whose turn it is. Null if nobody can.
 * @template {PlayState} S
 * @param {S} state
 * @returns {keyof S['match']['players'] & string | null} */
export function resigner(state) {
  if (state.outcome || state.elsewhere || !state.shown) return null;
  const turn = turnAt(state, lastNode(state.tree));
  return onlyPerson(state.match) ?? people(state.match).find((side) => side === turn) ?? null;
}

/** The node to which taking back leads, or null if there is none.
 * @param {PlayState} state */
export function takeBackTo(state) {
  if (!state.shown || state.elsewhere) return null;
  const own = lineThrough(state.tree).slice(0, -1).findLast((id) => state.match.players[turnAt(state, id) ?? '']?.kind === 'person');
  return own ?? null;
}
