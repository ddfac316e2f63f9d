// The lessons of Labyrinth on the board, judged by the engine.

import { Exercise } from '../../../app/exercise.js';
import { Lessons } from '../../../app/lessons.js';
import { moveText } from '../../board/aria.js';
import { LabyrinthArbiter, USUAL } from '../../arbiter.js';
import { sceneOf } from '../../scene.js';
import { seatName } from '../../lines.js';
import { fault, questions } from './judge.js';
import { LESSONS } from './lessons.js';

/** @typedef {import('../../../app/app.js').App} App */
/** @typedef {import('../../../app/lessons.js').Progress} Progress */
/** @typedef {import('../../../app/lessons.js').Verdict} Verdict */
/** @typedef {import('../../board/types.js').Animation} Animation */
/** @typedef {import('../../arbiter.js').MazeState} MazeState */

/** @typedef {{move: string}} Ply */
/** @typedef {Progress & import('../../../app/exercise.js').Attempt<MazeState, Animation, Ply>} LearnState */

/** All exercises of all lessons; a name consists of the lesson and the place in it. */
export const STEPS = LESSONS.flatMap(({ name, exercises }, lesson) => exercises.map((exercise, index) => ({
  ...exercise, name: `${name} ${index + 1}`, lesson, index,
})));

/** The usual rules, whatever the page's games use. */
const OPTIONS = { Hash: 1, ...USUAL };
/** How long the engine searches for the answer to a wrong turn, in nodes. */
const REPLY = 400;

/** @extends {Lessons<MazeState, Animation, Ply, LearnState, typeof STEPS[number], Exercise<MazeState, Animation, Ply, LearnState>>} */
export class LearnModel extends Lessons {
  #app;
  #session;
  book;

  /** @param {App} app */
  constructor(app) {
    const session = app.session(app.engines.get()[0], OPTIONS, undefined, 'labyrinth');
    const book = new LabyrinthArbiter(session);
    super(app, 'labyrinth-learn', STEPS, () => ({}), (store, fen) => new Exercise(app, store, fen, {
      state: (words) => book.state(words, null),
      scene: async (words, move, before, number) => {
        const animation = await sceneOf(book, words, move, before, `${fen()} ${number} ${Math.random()}`);
        const said = animation ? `${seatName(before.toMove)} ${moveText(move, animation.slide, animation.path[0])}.` : move;
        return { animation, ply: { move }, said };
      },
    }));
    this.#app = app;
    this.#session = session;
    this.book = book;
  }

  /** The squares where the pawn of a move walks, at the position shown.
   * @param {string} move */
  pathOf = (move) => this.book.path(this.exercise.words(), move);

  /** The person has tried something impossible.
   * @param {string} what a slide or a move */
  async refused(what) {
    const { at, phase } = this.state.get();
    if (phase !== 'move') return;
    try {
      const why = await this.book.refusal(this.exercise.words(), what);
      if (why === null || this.state.get().at !== at || this.state.get().phase !== 'move') return;
      if (what.slice(0, 2) === this.lesson.goal.closed) this.learned(`${why}.`);
      else this.remark(`${why}.`);
    } catch (error) {
      this.#app.report(error);
    }
  }

  /** @param {string} move @param {MazeState} before
   * @returns {Promise<Verdict>} */
  async judge(move, before) {
    const { plies } = this.state.get();
    const words = this.exercise.words();
    const text = fault(this.lesson.goal, move, before, await this.book.ask(`fen ${this.lesson.fen}`, questions(move)));
    if (text === null) return { kind: 'done' };
    if (!this.lesson.goal.stops || plies.length > 1) return { kind: 'wrong', text };
    const { best } = await this.#session.search(words, `nodes ${REPLY}`).done;
    return { kind: 'wrong', text, ...(best !== null && { reply: best }) };
  }

  async find() {
    const { answer } = this.lesson;
    const whole = answer.length === 3;
    return { square: answer.slice(0, 2), move: answer, whole, path: whole ? [] : await this.pathOf(answer) };
  }
}
