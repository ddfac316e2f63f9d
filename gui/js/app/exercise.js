// Moves tried out on the board from a given position: shown with their shots, judged by the engine, taken back.

import { describeMove } from '../board/aria.js';
import { Arbiter } from '../game/arbiter.js';
import { animationOf, ShotWait } from '../game/shots.js';
import { opponent } from '../protocol/lines.js';

/** @typedef {import('./app.js').App} App */
/** @typedef {import('../board/types.js').Animation} Animation */
/** @typedef {import('../game/arbiter.js').BoardState} BoardState */
/** @typedef {import('../protocol/lines.js').Color} Color */
/** @typedef {import('../protocol/solve.js').Solved} Solved */

/** @typedef {() => boolean} Current whether what was begun still counts */
/** @typedef {{id: number, move: string, color: Color, hit?: string}} Ply a move that was played, with the piece that it hit */

/** What an exercise has on the board.
 * @typedef {{plies: readonly Ply[], shown: BoardState | null, animation: Animation | undefined, last?: Animation}} Attempt `last` is
 *  the last shot, which stays on the board at the end of a game */

/** The rules by which puzzles and lessons were made. */
const RULES = { KingTurns: false, SwapOntoClosed: false, RepetitionEnds: false };

/** @template {Attempt & {phase: string, remark: unknown, hint: unknown}} S */
export class Exercise {
  #app;
  #store;
  #fen;
  #session;
  #arbiter;
  #shot = new ShotWait();
  /** Invalidates pending answers when something else is started. */
  #course = 0;
  /** @type {() => void} */
  #stopProof = () => {};

  /** @param {App} app @param {import('./store.js').Store<S>} store @param {() => string} fen where the moves begin */
  constructor(app, store, fen) {
    this.#app = app;
    this.#store = store;
    this.#fen = fen;
    this.#session = app.session(app.engines.get()[0], RULES);
    this.#arbiter = new Arbiter(this.#session);
  }

  /** The position on the board, with optional further moves, as `position` takes it.
   * @param {string[]} more */
  words(...more) {
    const moves = [...this.#store.get().plies.map(({ move }) => move), ...more];
    return `fen ${this.#fen()}${moves.length > 0 ? ` moves ${moves.join(' ')}` : ''}`;
  }

  /** What there is to know of a position.
   * @param {string} words what `position` takes
   * @returns {Promise<BoardState>} */
  state(words) {
    return this.#arbiter.state(words);
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

  /** Starts a task in place of the current one.
   * @param {(current: Current) => Promise<void>} work @param {(error: unknown) => void} [failed] */
  run(work, failed = this.#back()) {
    const course = ++this.#course;
    const current = () => course === this.#course;
    work(current).catch((error) => {
      if (current()) failed(error);
    });
  }

  /** Shows a legal move and its shot.
   * @param {string} move @param {BoardState} before @param {Current} current
   * @returns {Promise<BoardState | null>} the position after it; null if something else has been begun */
  async play(move, before, current) {
    const shown = await this.state(this.words(move));
    if (!current()) return null;
    const animation = animationOf(before, move);
    const hit = animation?.removed;
    this.#shot.end();
    if (animation) this.#shot.begin();
    this.#app.announce(describeMove(move, before.shots.get(move), before.pieces));
    const { plies } = this.#store.get();
    const ply = { id: plies.length + 1, move, color: before.toMove, ...(hit && { hit }) };
    this.#merge({ shown, plies: [...plies, ply], animation, last: animation });
    return shown;
  }

  /** Resolves when no shot is shown. */
  get shotOver() {
    return this.#shot.over;
  }

  /** The board has shown the whole shot, so it must not be shown again when the view comes back. */
  shotEnded() {
    this.#merge({ animation: undefined });
    this.#shot.end();
  }

  /** What leads back to the position that the person is to move in now, if the engine fails in the middle of something.
   * @returns {(error: unknown) => void} */
  #back() {
    const { shown, plies } = this.#store.get();
    return (error) => {
      this.#shot.end();
      this.#app.report(error);
      this.#merge({ phase: 'move', shown, plies, animation: undefined, hint: null, remark: null });
    };
  }

  /** @param {Partial<Attempt & {phase: string, remark: unknown, hint: unknown}>} fields */
  #merge(fields) {
    this.#store.merge(/** @type {Partial<S>} */ (fields));
  }
}

/** Whether a player has won.
 * @param {BoardState} state @param {Color} color */
export function won({ result }, color) {
  return result === (color === 'blue' ? '1-0' : '0-1');
}

/** @param {number} milliseconds @returns {Promise<void>} */
export function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
