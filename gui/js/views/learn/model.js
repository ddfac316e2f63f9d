// The lessons of Laser Chess on the board, judged by the engine.

import { LaserExercise } from '../../app/laser-exercise.js';
import { Lessons } from '../../app/lessons.js';
import { judge } from './judge.js';
import { LESSONS } from './lessons.js';

/** @typedef {import('../../app/app.js').App} App */
/** @typedef {import('../../app/laser-exercise.js').Ply} Ply */
/** @typedef {import('../../app/laser-exercise-view.js').Shown} Shown */
/** @typedef {import('../../app/lessons.js').Progress} Progress */
/** @typedef {import('../../board/types.js').Animation} Animation */
/** @typedef {import('../../game/arbiter.js').BoardState} BoardState */
/** @typedef {import('./lessons.js').Lesson} Lesson */

/** @typedef {Progress & Shown} LearnState */

/** @extends {Lessons<BoardState, Animation, Ply, LearnState, Lesson, LaserExercise<LearnState>>} */
export class LearnModel extends Lessons {
  /** @param {App} app */
  constructor(app) {
    super(app, 'learn', LESSONS, () => ({ color: /** @type {const} */ ('blue') }), (store, fen) => new LaserExercise(app, store, fen));
  }

  /** Where the opponent's laser would point after a move.
   * @param {string} move */
  reply(move) {
    return this.exercise.reply(move);
  }

  /** @param {string} move @param {BoardState} before @param {BoardState} after */
  judge(move, before, after) {
    return this.#judged(move, before, after, this.exercise.words(), this.#left());
  }

  async find() {
    const { shown } = this.state.get();
    for (const move of shown?.moves ?? []) {
      const words = this.exercise.words(move);
      const verdict = await this.#judged(move, /** @type {BoardState} */ (shown), await this.exercise.state(words), words, this.#left() - 1);
      if (this.state.get().shown !== shown) return null;
      if (verdict.kind !== 'wrong') return { square: move.slice(0, 2), move, whole: false };
    }
    return null;
  }

  /** @param {string} move @param {BoardState} before @param {BoardState} after @param {string} words the position after the move
   * @param {number} left how many moves the person has left for a win */
  #judged(move, before, after, words, left) {
    return judge(this.lesson.goal, move, before, after, () => this.exercise.solve(words, left), left);
  }

  /** How many moves the person has left, if the lesson is to win. */
  #left() {
    const { plies, color } = this.state.get();
    return (this.lesson.goal.win ?? 0) - plies.filter((ply) => ply.color === color).length;
  }
}
