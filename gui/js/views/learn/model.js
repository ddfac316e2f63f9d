// The lessons of Laser Chess on the board, judged by the engine.

import { LaserReferee, movesLeft, won } from '../../app/laser-exercise.js';
import { Lessons } from '../../app/lessons.js';
import { describeMove, describeShot } from '../../board/aria.js';
import { colorOf, kindOf } from '../../board/position.js';
import { t } from '../../lang/texts.js';
import { sentence } from '../../protocol/lines.js';
import { LESSONS } from './lessons.js';

/** @import { Verdict } from '../../app/exercise.js' */
/** @import { LaserAttempt, Ply } from '../../app/laser-exercise.js' */
/** @import { Animation } from '../../board/types.js' */
/** @import { BoardState } from '../../game/arbiter.js' */
/** @import { Solved } from '../../protocol/solve.js' */
/** @import { Goal, Lesson } from './lessons.js' */

/** @typedef {import('../../app/lessons.js').Progress & LaserAttempt} LearnState */

/** @extends {Lessons<BoardState, Animation, Ply, LearnState, LaserReferee, Lesson>} */
export class LearnModel extends Lessons {
  /** @param {import('../../app/app.js').App} app */
  constructor(app) {
    super(app, 'learn', LESSONS, new LaserReferee(app));
  }

  /** @param {string} move @param {BoardState} before @param {BoardState} after */
  judge(move, before, after) {
    return this.#judge(move, before, after, this.words(), this.#left());
  }

  /** @param {string} move @param {BoardState} before @param {BoardState} after @param {string} words of the position after it
   * @param {number} left how many moves the person has then */
  #judge(move, before, after, words, left) {
    return judge(this.lesson.goal, move, before, after, () => this.referee.solve(words, left), left);
  }

  async find() {
    const { shown } = this.state.get();
    for (const move of shown?.moves ?? []) {
      const words = this.words(move);
      const verdict = await this.#judge(move, /** @type {BoardState} */ (shown), await this.referee.state(words), words, this.#left() - 1);
      if (this.state.get().shown !== shown) return null;
      if (verdict.kind !== 'wrong') return { square: move.slice(0, 2), move, whole: false };
    }
    return null;
  }

  /** How many moves the person has left, if the lesson is to win. */
  #left() {
    return movesLeft(this.lesson.goal.win ?? 0, this.state.get());
  }
}

/** The opponent's first reply that hits the King of the player who has just moved.
 * @param {BoardState} after */
function answer(after) {
  for (const [move, { end }] of after.shots) {
    if (end.kind === 'hit' && end.piece && kindOf(end.piece) === 'K' && colorOf(end.piece) !== after.toMove) return move;
  }
  return null;
}

/** @param {Goal} goal @param {string} move a legal one @param {BoardState} before @param {BoardState} after
 * @param {() => Promise<Solved>} solve proves that the position after the move is lost within the moves left
 * @param {number} left how many moves the player has left for a win
 * @returns {Promise<Verdict>} */
export async function judge(goal, move, before, after, solve, left) {
  const color = before.toMove;
  if (won(after, color)) return { kind: 'done' };
  const shot = before.shots.get(move);
  const end = shot?.end;
  const told = shot ? sentence(describeShot(shot, after.pieces)) : '';
  if (after.result !== '*') return wrong(t('learn-own-king', { shot: told }));
  const hit = end?.kind === 'hit' ? end.piece : undefined;
  if (hit && colorOf(hit) === color) return wrong(t('learn-own-piece', { shot: told }));
  const reply = answer(after);
  if (goal.safe && reply !== null) {
    return { ...wrong(exposed(reply, after)), reply };
  }
  const kind = kindOf(before.pieces.get(move.slice(0, 2)) ?? '');
  if (goal.by && kind !== goal.by) return wrong(t('learn-other-piece', { kind: goal.by }));
  if (goal.hit && hit?.[0] !== goal.hit) return wrong(`${told}.`);
  if (goal.aim && !aims(after, color)) return wrong(t('learn-no-aim', { shot: told }));
  if (goal.win === undefined) return { kind: 'done' };
  return judgeWin(told, reply, after, solve, left);
}

/** @param {string} told what the shot does @param {string | null} reply @param {BoardState} after
 * @param {() => Promise<Solved>} solve @param {number} left
 * @returns {Promise<Verdict>} */
async function judgeWin(told, reply, after, solve, left) {
  if (left === 0) return wrong(t('learn-king-stands', { shot: told }));
  const solved = await solve();
  if (solved.verdict === 'loss') return { kind: 'on', reply: solved.line[0] };
  return reply === null
    ? wrong(t('learn-king-escapes', { shot: told }))
    : { ...wrong(exposed(reply, after)), reply };
}

/** Why the King of the player who has just moved is not safe.
 * @param {string} reply the answer that hits it @param {BoardState} after */
function exposed(reply, after) {
  if (aims(after, after.toMove)) return t('learn-beam-at-king', { color: after.toMove });
  return t('learn-answer-hits', { move: describeMove(reply, after.shots.get(reply), after.pieces) });
}

/** Whether a player's beam points at the enemy King.
 * @param {BoardState} state @param {'blue' | 'red'} color */
function aims({ beams, pieces }, color) {
  const { end } = beams[color];
  const target = end.kind === 'hit' ? pieces.get(end.square) : undefined;
  return target !== undefined && kindOf(target) === 'K' && colorOf(target) !== color;
}

/** @param {string} text
 * @returns {{kind: 'wrong', text: string}} */
function wrong(text) {
  return { kind: 'wrong', text };
}
