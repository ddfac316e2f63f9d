// Moves tried out on the board from a given position: shown as the game shows them, judged by the engine, taken back.

import { AnimationWait } from './animation-wait.js';

/** @import { App } from './app.js' */

/** @typedef {() => boolean} Current whether what was begun still counts */

/** What an exercise has on the board; plies as the game has them, each with its `move`.
 * @template State, Film, Ply
 * @typedef {{plies: readonly Ply[], shown: State | null, animation: Film | undefined}} Attempt */

/** A move as it is shown and said.
 * @template Film, Ply
 * @typedef {{animation: Film | undefined, ply: Ply, said: string}} Scene */

/** The rule book of the exercise's game.
 * @template State, Film, Ply
 * @typedef {{
 *   state: (words: string) => Promise<State>,
 *   scene: (words: string, move: string, before: State, number: number) => Promise<Scene<Film, Ply>> | Scene<Film, Ply>,
 * }} Referee `words` are those that `position` takes, in `scene` for the position before the move; `number` is the move's place, from 1 */

/** @template State, Film
 * @template {{move: string}} Ply
 * @template {Attempt<State, Film, Ply> & {phase: string, remark: unknown, hint: unknown}} S */
export class Exercise {
  #app;
  #store;
  #fen;
  #referee;
  #animation = new AnimationWait();
  /** Invalidates pending answers when something else is started. */
  #course = 0;

  /** @param {App} app @param {import('./store.js').Store<S>} store @param {() => string} fen where the moves begin
   * @param {Referee<State, Film, Ply>} referee */
  constructor(app, store, fen, referee) {
    this.#app = app;
    this.#store = store;
    this.#fen = fen;
    this.#referee = referee;
  }

  /** The position on the board, with optional further moves, as `position` takes it.
   * @param {string[]} more */
  words(...more) {
    const moves = [...this.#store.get().plies.map(({ move }) => move), ...more];
    return `fen ${this.#fen()}${moves.length > 0 ? ` moves ${moves.join(' ')}` : ''}`;
  }

  /** The state of a position.
   * @param {string} words what `position` takes */
  state(words) {
    return this.#referee.state(words);
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

  /** Shows a legal move.
   * @param {string} move @param {State} before @param {Current} current
   * @returns {Promise<State | null>} the position after it; null if something else has been begun */
  async play(move, before, current) {
    const { plies } = this.#store.get();
    const [shown, { animation, ply, said }] = await Promise.all([
      this.state(this.words(move)), this.#referee.scene(this.words(), move, before, plies.length + 1),
    ]);
    if (!current()) return null;
    this.#animation.end();
    if (animation) this.#animation.begin();
    this.#app.announce(said);
    this.#merge({ shown, plies: [...plies, ply], animation });
    return shown;
  }

  /** Resolves when no move is being shown. */
  get animationOver() {
    return this.#animation.over;
  }

  /** The board has shown the whole move, which must not be shown again when the view comes back. */
  animationEnded() {
    this.#merge({ animation: undefined });
    this.#animation.end();
  }

  /** Returns to the position in which the person is now to move, if the engine fails in the middle of something.
   * @returns {(error: unknown) => void} */
  #back() {
    const { shown, plies } = this.#store.get();
    return (error) => {
      this.#animation.end();
      this.#app.report(error);
      this.#merge({ phase: 'move', shown, plies, animation: undefined, hint: null, remark: null });
    };
  }

  /** @param {Partial<Attempt<State, Film, Ply> & {phase: string, remark: unknown, hint: unknown}>} fields */
  #merge(fields) {
    this.#store.merge(/** @type {Partial<S>} */ (fields));
  }
}

/** @param {number} milliseconds @returns {Promise<void>} */
export function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
