// The lessons of Labyrinth on the board, judged by the engine.

import { Lessons } from '../../../app/lessons.js';
import { errorText } from '../../../lang/errors.js';
import { t } from '../../../lang/texts.js';
import { pictureArgs } from '../../board/pictures.js';
import { LabyrinthArbiter, USUAL } from '../../arbiter.js';
import { refereeOf } from '../../exercise.js';
import { moveParts, parseEval, parsePlayed } from '../../lines.js';
import { LESSONS } from './lessons.js';

/** @import { App } from '../../../app/app.js' */
/** @import { Progress } from '../../../app/lessons.js' */
/** @import { Verdict } from '../../../app/exercise.js' */
/** @import { Animation } from '../../board/types.js' */
/** @import { MazeState } from '../../arbiter.js' */
/** @import { Goal } from './lessons.js' */

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

/** @extends {Lessons<MazeState, Animation, Ply, LearnState, import('../../../app/exercise.js').Referee<MazeState, Animation, Ply>, typeof STEPS[number]>} */
export class LearnModel extends Lessons {
  #session;
  arbiter;

  /** @param {App} app */
  constructor(app) {
    const session = app.session(app.engines.get()[0], OPTIONS, undefined, 'labyrinth');
    const arbiter = new LabyrinthArbiter(session);
    super(app, 'labyrinth-learn', STEPS, refereeOf(arbiter));
    this.#session = session;
    this.arbiter = arbiter;
  }

  /** The person has tried something impossible.
   * @param {string} what a slide or a move */
  async refused(what) {
    const { at, phase } = this.state.get();
    if (phase !== 'move') return;
    try {
      const why = await this.arbiter.refusal(this.words(), what);
      if (why === null || this.state.get().at !== at || this.state.get().phase !== 'move') return;
      const remark = `${errorText(why)}.`;
      if (what.slice(0, 2) === this.lesson.goal.closed) this.solved(remark);
      else this.remark(remark);
    } catch (error) {
      this.app.report(error);
    }
  }

  /** @param {string} move @param {MazeState} before
   * @returns {Promise<Verdict>} */
  async judge(move, before) {
    const { plies } = this.state.get();
    const words = this.words();
    const text = fault(this.lesson.goal, move, before, await this.arbiter.ask(`fen ${this.lesson.fen}`, [`play ${move}`, 'eval']));
    if (text === null) return { kind: 'done' };
    if (!this.lesson.goal.stops || plies.length > 1) return { kind: 'wrong', text };
    const { best } = await this.#session.search(words, `nodes ${REPLY}`).done;
    return { kind: 'wrong', text, ...(best !== null && { reply: best }) };
  }

  async find() {
    const { answer } = this.lesson;
    const whole = answer.length === 3;
    return { square: answer.slice(0, 2), move: answer, whole, path: whole ? [] : await this.arbiter.path(this.words(), answer) };
  }
}

/** @param {Goal} goal @param {string} move a legal one @param {MazeState} before @param {readonly string[]} lines the answers
 * @returns {string | null} why the goal is not reached, or null */
export function fault(goal, move, before, lines) {
  const { arrow, to } = moveParts(move);
  const slide = before.slides.get(move.slice(0, 3));
  const own = before.players.find(({ seat }) => seat === before.toMove);
  const played = lines.map(parsePlayed).find((found) => found !== null);
  const chances = lines.map(parseEval).filter((found) => found !== null);
  if (goal.closed) return t('learn-fault-closed', { arrow: goal.closed });
  if (goal.arrow && arrow !== goal.arrow) return t('learn-fault-arrow', { pushed: arrow, arrow: goal.arrow });
  if (goal.out && slide?.out !== own?.pawn) return t('learn-fault-out');
  if (goal.found && played?.uncovered !== goal.found) return t('learn-fault-found', { square: to, ...pictureArgs(goal.found) });
  if (goal.win && played?.result !== before.toMove) return t('learn-fault-win', { square: to, home: own?.home ?? '' });
  if (goal.stops && chances.find(({ seat }) => seat === goal.stops)?.next !== 0) return t('learn-fault-stops', { color: goal.stops });
  return null;
}
