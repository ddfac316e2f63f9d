// A lesson on the board: the person's moves, the engine's verdict, what has been learned. It draws nothing.

import { Exercise, pause } from '../../app/exercise.js';
import { play as playSound } from '../../app/sound.js';
import { load, save, Store } from '../../app/store.js';
import { judge } from './judge.js';
import { LESSONS } from './lessons.js';

/** @typedef {import('../../app/app.js').App} App */
/** @typedef {import('../../app/exercise.js').Current} Current */
/** @typedef {import('../../app/exercise-view.js').Hint} Hint */
/** @typedef {import('../../app/exercise-view.js').Shown} Shown */
/** @typedef {import('../../game/arbiter.js').BoardState} BoardState */
/** @typedef {import('./judge.js').Verdict} Verdict */

/** What goes on: the person is to move; a move is judged, or was wrong and is about to be taken back; the other side
 * answers; the lesson is done.
 * @typedef {'move' | 'judged' | 'wrong' | 'reply' | 'solved'} Phase */

/** @typedef {Shown & {at: number, done: readonly string[], phase: Phase, remark: string | null, trouble: string | null}} LearnState
 *  `at` is the index of the lesson on the board, `done` are the names of those learned; `remark` says what was wrong with the
 *  last move; `trouble` why there is nothing on the board */

/** Waits between the moves, in milliseconds. */
const BEFORE_REPLY = 600;
const BEFORE_TAKING_BACK = 1600;

export class LearnModel {
  /** @type {Store<LearnState>} */
  state;
  #app;
  #exercise;

  /** @param {App} app */
  constructor(app) {
    this.#app = app;
    const kept = load('learn');
    const done = Array.isArray(kept?.done) ? LESSONS.map(({ name }) => name).filter((name) => kept.done.includes(name)) : [];
    const first = LESSONS.findIndex(({ name }) => !done.includes(name));
    this.state = new Store(/** @type {LearnState} */ ({ ...fresh(Math.max(0, first)), done, trouble: null, shown: null }));
    this.#exercise = new Exercise(app, this.state, () => this.lesson.fen);
    this.begin(this.state.get().at);
  }

  /** The lesson on the board. */
  get lesson() {
    return LESSONS[this.state.get().at];
  }

  /** Begins a lesson.
   * @param {number} at its index */
  begin(at) {
    this.#exercise.shotEnded();
    this.state.merge({ ...fresh(at), trouble: null });
    this.#exercise.run(async (current) => {
      const shown = await this.#exercise.state(this.#exercise.words());
      if (current()) this.state.merge({ shown, phase: 'move' });
    }, (error) => this.state.merge({ trouble: error instanceof Error ? error.message : String(error) }));
  }

  /** The person makes a move.
   * @param {string} move */
  move(move) {
    const { phase, shown } = this.state.get();
    if (phase === 'move' && shown?.moves.includes(move)) this.#exercise.run((current) => this.#try(move, shown, current));
  }

  /** Shows which piece does it, and asked again, how. */
  hint() {
    const { phase, hint, shown } = this.state.get();
    if (phase !== 'move' || !shown) return;
    if (hint) this.state.merge({ hint: { ...hint, whole: true } });
    else this.#exercise.run((current) => this.#hint(shown, current));
  }

  /** Where the opponent's laser would point after a move.
   * @param {string} move */
  reply(move) {
    return this.#exercise.reply(move);
  }

  shotEnded() {
    this.#exercise.shotEnded();
  }

  /** The person's move is shown, judged, and answered or taken back.
   * @param {string} move @param {BoardState} before @param {Current} current */
  async #try(move, before, current) {
    const { plies } = this.state.get();
    this.state.merge({ phase: 'judged', remark: null, hint: null });
    const after = await this.#exercise.play(move, before, current);
    if (!after) return;
    const verdict = await this.#judge(move, before, after, this.#exercise.words(), this.#left());
    await this.#exercise.shotOver;
    if (!current()) return;
    if (verdict.kind === 'done') return this.#learned();
    if (verdict.kind === 'wrong') this.state.merge({ phase: 'wrong', remark: verdict.text });
    else this.state.merge({ phase: 'reply' });
    if (verdict.reply) {
      await pause(BEFORE_REPLY);
      if (!current() || !(await this.#exercise.play(verdict.reply, after, current))) return;
      await this.#exercise.shotOver;
    }
    if (verdict.kind === 'wrong') {
      await pause(BEFORE_TAKING_BACK);
      if (current()) this.state.merge({ phase: 'move', shown: before, plies, animation: undefined });
    } else if (current()) this.state.merge({ phase: 'move' });
  }

  /** @param {string} move @param {BoardState} before @param {BoardState} after @param {string} words the position after the move
   * @param {number} left how many moves the person has left for a win
   * @returns {Promise<Verdict>} */
  #judge(move, before, after, words, left) {
    return judge(this.lesson.goal, move, before, after, () => this.#exercise.solve(words, left), left);
  }

  /** How many moves the person has left, if the lesson is to win. */
  #left() {
    const { plies, color } = this.state.get();
    return (this.lesson.goal.win ?? 0) - plies.filter((ply) => ply.color === color).length;
  }

  /** @param {BoardState} shown @param {Current} current */
  async #hint(shown, current) {
    for (const move of shown.moves) {
      const words = this.#exercise.words(move);
      const verdict = await this.#judge(move, shown, await this.#exercise.state(words), words, this.#left() - 1);
      if (!current()) return;
      if (verdict.kind === 'wrong') continue;
      this.state.merge({ hint: { square: move.slice(0, 2), move, whole: false }, remark: null });
      return;
    }
  }

  #learned() {
    const { done } = this.state.get();
    const { name } = this.lesson;
    this.state.merge({ phase: 'solved', done: done.includes(name) ? done : [...done, name] });
    save('learn', { done: this.state.get().done });
    if (this.#app.preferences.get().sound) playSound('end');
  }
}

/** A lesson without moves so far.
 * @param {number} at its index */
function fresh(at) {
  return {
    at, color: /** @type {const} */ ('blue'), plies: [], animation: undefined, phase: /** @type {Phase} */ ('judged'), remark: null, hint: null,
  };
}
