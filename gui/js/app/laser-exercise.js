// Exercises of Laser Chess: moves with their shots.

import { describeMove } from '../board/aria.js';
import { LaserArbiter } from '../game/arbiter.js';
import { animationOf } from '../game/shots.js';
import { opponent } from '../protocol/lines.js';

/** @import { Animation } from '../board/types.js' */
/** @import { BoardState } from '../game/arbiter.js' */
/** @import { Color } from '../protocol/lines.js' */

/** @typedef {{id: number, move: string, color: Color, hit?: string, shot?: Animation}} Ply a move that was played, with its shot and the
 *  piece that it hit */

/** @typedef {import('./exercise.js').Attempt<BoardState, Animation, Ply> & {color: Color}} LaserAttempt the person plays `color` */

/** The rules by which puzzles and lessons were made. */
const RULES = { KingTurns: false, SwapOntoClosed: false, RepetitionEnds: false };

export class LaserReferee {
  #session;
  arbiter;
  /** @type {() => void} */
  #stopWork = () => {};

  /** @param {import('./app.js').App} app @param {Partial<typeof RULES>} [rules] the page's rules where this says nothing */
  constructor(app, rules = RULES) {
    this.#session = app.session(app.engines.get()[0], rules);
    this.arbiter = new LaserArbiter(this.#session);
  }

  /** @param {string} words what `position` takes */
  state(words) {
    return this.arbiter.state(words);
  }

  /** A move with its shot.
   * @param {string} _words @param {string} move @param {BoardState} before @param {number} id */
  scene(_words, move, before, id) {
    const animation = animationOf(before, move);
    const hit = animation?.removed;
    return { animation, ply: { id, move, color: before.toMove, shot: animation, ...(hit && { hit }) }, said: describeMove(move, before.shots.get(move), before.pieces) };
  }

  /** Where the laser of the side that is not to move would point after a move.
   * @param {import('./exercise.js').Exercise<BoardState, Animation, Ply, any, any>} exercise @param {string} move */
  reply(exercise, move) {
    const toMove = exercise.state.get().shown?.toMove ?? 'blue';
    return this.arbiter.beamAfter(exercise.words(move), opponent(toMove));
  }

  /** Asks if the side to move wins or loses within this many moves of the winner. An earlier question is abandoned.
   * @param {string} words what `position` takes @param {number} most
   * @returns {Promise<import('../protocol/solve.js').Solved>} */
  solve(words, most) {
    return this.#only(this.#session.solve(words, most));
  }

  /** Has a move judged. An earlier question is abandoned.
   * @param {string} words what `position` takes, for the position before it @param {string} move
   * @returns {Promise<import('../protocol/review.js').Judged | null>} null if it is abandoned */
  judge(words, move) {
    return this.#only(this.#session.judge(words, move));
  }

  /** Work in place of earlier work.
   * @template T
   * @param {{done: Promise<T>, stop: () => void}} work */
  #only({ done, stop }) {
    this.#stopWork();
    this.#stopWork = stop;
    return done;
  }
}

/** How many of these moves the person has left.
 * @param {number} all @param {LaserAttempt} state */
export function movesLeft(all, { plies, color }) {
  return all - plies.filter((ply) => ply.color === color).length;
}

/** Whether a player has won.
 * @param {BoardState} state @param {Color} color */
export function won({ result }, color) {
  return result === (color === 'blue' ? '1-0' : '0-1');
}
