// Lessons on the board: the person's moves, the verdict on them, what has been learned. It draws nothing.

import { Exercise } from './exercise.js';
import { load, save, Store } from './store.js';

/** @typedef {{at: number, done: readonly string[]}} Progress `at` is the index of the lesson on the board, `done` are the names of those learned */

/** A lesson's name in the keys of its texts: `the-swap` for "The swap". @param {string} name */
export const keyOf = (name) => name.toLowerCase().replaceAll(' ', '-');

/** In milliseconds. */
const WAITS = { reply: 600, back: 1600 };

/** @template {{moves: readonly string[]}} State
 * @template Film
 * @template {{move: string}} Ply
 * @template {Progress & import('./exercise.js').Attempt<State, Film, Ply>} S
 * @template {import('./exercise.js').Referee<State, Film, Ply>} R
 * @template {{name: string, fen: string}} Lesson
 * @extends {Exercise<State, Film, Ply, S, R>} */
export class Lessons extends Exercise {
  lessons;
  #kept;

  /** @param {import('./app.js').App} app @param {string} kept the name by which the browser keeps the progress
   * @param {readonly Lesson[]} lessons @param {R} referee */
  constructor(app, kept, lessons, referee) {
    const names = load(kept)?.done;
    const done = Array.isArray(names) ? lessons.map(({ name }) => name).filter((name) => names.includes(name)) : [];
    const first = Math.max(0, lessons.findIndex(({ name }) => !done.includes(name)));
    super(app, new Store(/** @type {any} */ ({ at: first, done, shown: null })), referee, WAITS);
    this.#kept = kept;
    this.lessons = lessons;
    this.begin(first);
  }

  /** The lesson on the board. */
  get lesson() {
    return this.lessons[this.state.get().at];
  }

  get fen() {
    return this.lesson.fen;
  }

  /** Begins a lesson.
   * @param {number} at its index */
  begin(at) {
    this.setUp({ color: 'blue', at });
  }

  /** The lesson is done. @param {string | null} [remark] about it */
  solved(remark = null) {
    const { done } = this.state.get();
    const { name } = this.lesson;
    this.merge({ phase: 'solved', remark, hint: null, done: done.includes(name) ? done : [...done, name] });
    save(this.#kept, { done: this.state.get().done });
    super.solved();
  }

  /** Makes a remark on a move that is not played. @param {string} remark */
  remark(remark) {
    this.merge({ remark, hint: null });
    this.app.announce(remark);
  }
}
