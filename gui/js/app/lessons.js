// Lessons on the board: the person's moves, the verdict on them, what has been learned. It draws nothing.

import { pause } from './exercise.js';
import { play as playSound } from './sound.js';
import { load, save, Store } from './store.js';

/** @import { App } from './app.js' */
/** @import { Current } from './exercise.js' */

/** The verdict on a move: the lesson is done; it continues after the opponent's `reply`; or the move is wrong for the reason
 * in `text`, which the opponent's `reply` shows, if there is one.
 * @typedef {{kind: 'done'} | {kind: 'on', reply: string} | {kind: 'wrong', text: string, reply?: string}} Verdict */

/** The current phase: the person is to move; a move is judged, or was wrong and is about to be taken back; the other side
 * answers; the lesson is done.
 * @typedef {'move' | 'judged' | 'wrong' | 'reply' | 'solved'} Phase */

/** The part of the right move that is pointed out, or the `whole` of it; `path` is the way that it takes, if the game has one.
 * @typedef {{square: string, move: string, whole: boolean, path?: readonly string[]}} Hint */

/** @typedef {{at: number, done: readonly string[], phase: Phase, remark: string | null, hint: Hint | null, trouble: string | null}} Progress
 *  `at` is the index of the lesson on the board, `done` are the names of those learned; `remark` says what was wrong with the
 *  last move; `trouble` why there is nothing on the board */

/** Waits between the moves, in milliseconds. */
const BEFORE_REPLY = 600;
const BEFORE_TAKING_BACK = 1600;

/** @template {{moves: readonly string[]}} State
 * @template Film
 * @template {{move: string}} Ply
 * @template {Progress & import('./exercise.js').Attempt<State, Film, Ply>} S
 * @template {{name: string, fen: string}} Lesson
 * @template {import('./exercise.js').Exercise<State, Film, Ply, S>} E */
export class Lessons {
  /** @type {Store<S>} */
  state;
  /** @type {E} */
  exercise;
  lessons;
  #app;
  #kept;
  #fresh;

  /** @param {App} app @param {string} kept the name by which the browser keeps the progress @param {readonly Lesson[]} lessons
   * @param {() => Omit<S, keyof Progress | 'plies' | 'shown' | 'animation'>} fresh the fields of the game in a lesson that begins
   * @param {(store: Store<S>, fen: () => string) => E} exercise */
  constructor(app, kept, lessons, fresh, exercise) {
    this.#app = app;
    this.#kept = kept;
    this.#fresh = fresh;
    this.lessons = lessons;
    const names = load(kept)?.done;
    const done = Array.isArray(names) ? lessons.map(({ name }) => name).filter((name) => names.includes(name)) : [];
    const first = Math.max(0, lessons.findIndex(({ name }) => !done.includes(name)));
    this.state = new Store(/** @type {S} */ (/** @type {unknown} */ ({ ...this.#begun(first), done, shown: null })));
    this.exercise = exercise(this.state, () => this.lesson.fen);
    this.begin(first);
  }

  /** The lesson on the board. */
  get lesson() {
    return this.lessons[this.state.get().at];
  }

  /** Begins a lesson.
   * @param {number} at its index */
  begin(at) {
    this.exercise.animationEnded();
    this.#merge(this.#begun(at));
    this.exercise.run(async (current) => {
      const shown = await this.exercise.state(this.exercise.words());
      if (current()) this.#merge({ shown, phase: 'move' });
    }, (error) => this.#merge({ trouble: error instanceof Error ? error.message : String(error) }));
  }

  /** The person makes a move.
   * @param {string} move */
  move(move) {
    const { phase, shown } = this.state.get();
    if (phase === 'move' && shown?.moves.includes(move)) this.exercise.run((current) => this.#try(move, /** @type {State} */ (shown), current));
  }

  /** Points out a part of the right move or, asked again, the whole. */
  hint() {
    const { phase, hint, shown } = this.state.get();
    if (phase !== 'move' || !shown) return;
    if (hint) this.#merge({ hint: { ...hint, whole: true } });
    else {
      this.exercise.run(async (current) => {
        const found = await this.find();
        if (current() && found) this.#merge({ hint: found, remark: null });
      });
    }
  }

  animationEnded() {
    this.exercise.animationEnded();
  }

  /** A right move. Each game replaces this.
   * @returns {Promise<Hint | null>} */
  async find() {
    return null;
  }

  /** The verdict on a move that has been played. Each game replaces this.
   * @param {string} _move @param {State} _before @param {State} _after
   * @returns {Promise<Verdict>} */
  async judge(_move, _before, _after) {
    return { kind: 'done' };
  }

  /** The lesson is done. @param {string | null} [remark] about it */
  learned(remark = null) {
    const { done } = this.state.get();
    const { name } = this.lesson;
    this.#merge({ phase: 'solved', remark, hint: null, done: done.includes(name) ? done : [...done, name] });
    save(this.#kept, { done: this.state.get().done });
    if (this.#app.preferences.get().sound) playSound('end');
  }

  /** Makes a remark on a move that is not played. @param {string} remark */
  remark(remark) {
    this.#merge({ remark, hint: null });
    this.#app.announce(remark);
  }

  /** The person's move is shown, judged, and answered or taken back.
   * @param {string} move @param {State} before @param {Current} current */
  async #try(move, before, current) {
    const { plies } = this.state.get();
    this.#merge({ phase: 'judged', remark: null, hint: null });
    const after = await this.exercise.play(move, before, current);
    if (!after) return;
    const verdict = await this.judge(move, before, after);
    await this.exercise.animationOver;
    if (!current()) return;
    if (verdict.kind === 'done') return this.learned();
    if (verdict.kind === 'wrong') this.#merge({ phase: 'wrong', remark: verdict.text });
    else this.#merge({ phase: 'reply' });
    if (verdict.reply) {
      await pause(BEFORE_REPLY);
      if (!current() || !(await this.exercise.play(verdict.reply, after, current))) return;
      await this.exercise.animationOver;
    }
    if (verdict.kind === 'wrong') {
      await pause(BEFORE_TAKING_BACK);
      if (current()) this.#merge({ phase: 'move', shown: before, plies, animation: undefined });
    } else if (current()) this.#merge({ phase: 'move' });
  }

  /** A lesson before its first move.
   * @param {number} at its index */
  #begun(at) {
    return {
      ...this.#fresh(), at, plies: [], animation: undefined, phase: /** @type {Phase} */ ('judged'), remark: null, hint: null, trouble: null,
    };
  }

  /** @param {Partial<Progress & import('./exercise.js').Attempt<State, Film, Ply>>} fields */
  #merge(fields) {
    this.state.merge(/** @type {Partial<S>} */ (fields));
  }
}
