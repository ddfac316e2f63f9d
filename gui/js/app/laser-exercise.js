// Exercises of Laser Chess: moves with their shots, by the rules that puzzles and lessons were made for.

import { describeMove } from '../board/aria.js';
import { LaserArbiter } from '../game/arbiter.js';
import { animationOf } from '../game/shots.js';
import { opponent } from '../protocol/lines.js';
import { Exercise } from './exercise.js';

/** @import { App } from './app.js' */
/** @import { Animation } from '../board/types.js' */
/** @import { BoardState } from '../game/arbiter.js' */
/** @import { Color } from '../protocol/lines.js' */
/** @import { Solved } from '../protocol/solve.js' */

/** @typedef {{id: number, move: string, color: Color, hit?: string, shot?: Animation}} Ply a move that was played, with its shot and the
 *  piece that it hit */

/** @typedef {import('./exercise.js').Attempt<BoardState, Animation, Ply>} Attempt */

/** The rules by which puzzles and lessons were made. */
const RULES = { KingTurns: false, SwapOntoClosed: false, RepetitionEnds: false };

/** @template {Attempt & {phase: string, remark: unknown, hint: unknown}} S
 * @extends {Exercise<BoardState, Animation, Ply, S>} */
export class LaserExercise extends Exercise {
  #store;
  #session;
  #arbiter;
  /** @type {() => void} */
  #stopProof = () => {};

  /** @param {App} app @param {import('./store.js').Store<S>} store @param {() => string} fen where the moves begin */
  constructor(app, store, fen) {
    const session = app.session(app.engines.get()[0], RULES);
    const arbiter = new LaserArbiter(session);
    super(app, store, fen, { state: (words) => arbiter.state(words), scene: (_, move, before, id) => sceneOf(move, before, id) });
    this.#store = store;
    this.#session = session;
    this.#arbiter = arbiter;
  }

  /** Where the laser of the side that is not to move would point after a move.
   * @param {string} move */
  reply(move) {
    const toMove = this.#store.get().shown?.toMove ?? 'blue';
    return this.#arbiter.beamAfter(this.words(move), opponent(toMove));
  }

  /** Asks if the side to move wins or loses within this many moves of the winner. An earlier question is abandoned.
   * @param {string} words what `position` takes @param {number} most
   * @returns {Promise<Solved>} */
  solve(words, most) {
    this.#stopProof();
    const proof = this.#session.solve(words, most);
    this.#stopProof = proof.stop;
    return proof.done;
  }
}

/** A move with its shot.
 * @param {string} move @param {BoardState} before @param {number} id */
function sceneOf(move, before, id) {
  const animation = animationOf(before, move);
  const hit = animation?.removed;
  return { animation, ply: { id, move, color: before.toMove, shot: animation, ...(hit && { hit }) }, said: describeMove(move, before.shots.get(move), before.pieces) };
}

/** Whether a player has won.
 * @param {BoardState} state @param {Color} color */
export function won({ result }, color) {
  return result === (color === 'blue' ? '1-0' : '0-1');
}
