// A puzzle of Laser Chess: the engine's verdict on the person's moves, and its replies. It draws nothing and knows no rules.

import { LaserReferee, movesLeft, won } from '../../app/laser-exercise.js';
import { Puzzles } from '../../app/puzzles.js';
import { describeShot } from '../../board/aria.js';
import { t } from '../../lang/texts.js';
import { sentence } from '../../protocol/lines.js';
import { PUZZLES } from './collection.js';

/** @import { Beam, Color } from '../../protocol/lines.js' */
/** @import { LaserAttempt, Ply } from '../../app/laser-exercise.js' */
/** @import { Animation } from '../../board/types.js' */
/** @import { BoardState } from '../../game/arbiter.js' */

/** @typedef {LaserAttempt & import('../../app/puzzles.js').Solving} PuzzleState */

/** How many plies of a refutation are shown. */
const REFUTED = 3;

/** @extends {Puzzles<BoardState, Animation, Ply, PuzzleState, LaserReferee>} */
export class PuzzleModel extends Puzzles {
  /** @param {import('../../app/app.js').App} app */
  constructor(app) {
    super(app, PUZZLES, new LaserReferee(app));
  }

  /** The answer is the longest defence; without one the other side need not lose in time.
   * @param {string} move @param {BoardState} before @param {BoardState} after @param {string} words
   * @returns {Promise<import('../../app/exercise.js').Verdict>} */
  async judge(move, before, after, words) {
    const left = this.left();
    if (won(after, before.toMove)) return { kind: 'done' };
    if (after.result === '*' && left > 0) {
      const [reply] = await this.#proved('loss', left);
      if (reply !== undefined) return { kind: 'on', reply };
    }
    const beam = before.shots.get(move);
    const text = beam ? wrongText(beam, after, before.toMove, left) : t('puzzles-too-late');
    const judged = after.result === '*' ? await this.referee.judge(words, move) : null;
    if (judged?.verdict === 'slower') return { kind: 'wrong', text: t('puzzles-slower', { moves: left + 1 }) };
    const [reply, ...follow] = judged?.refutation.slice(0, REFUTED) ?? [];
    return { kind: 'wrong', text, reply, follow };
  }

  /** How many moves the person has left. */
  left() {
    const state = this.state.get();
    return movesLeft(state.puzzle?.wins ?? 0, state);
  }

  /** @param {BoardState} after @param {BoardState} before */
  isWon(after, before) {
    return won(after, before.toMove);
  }

  async line() {
    return this.#proved('win', this.left());
  }

  /** The line to the end of the puzzle from the position on the board; none if the side to move need not win, or lose, in time.
   * @param {'win' | 'loss'} verdict of the side to move @param {number} left how many moves the person has
   * @returns {Promise<readonly string[]>} */
  async #proved(verdict, left) {
    const known = this.rest();
    if (known) return known;
    const solved = await this.referee.solve(this.words(), left);
    return solved.verdict === verdict ? solved.line : [];
  }
}

/** What a wrong move does, put kindly.
 * @param {Beam} beam @param {BoardState} after @param {Color} color @param {number} left moves */
export function wrongText(beam, after, color, left) {
  const other = color === 'blue' ? 'red' : 'blue';
  const shot = sentence(describeShot(beam, after.pieces));
  if (after.result !== '*') return t('puzzles-another', { shot });
  const { end } = after.beams[other];
  const target = end.kind === 'hit' ? after.pieces.get(end.square) : undefined;
  if (target === (color === 'blue' ? 'K' : 'k')) return t('puzzles-beam-hits', { shot, color: other });
  return t(left === 0 ? 'puzzles-king-stands' : 'puzzles-holds-out', { shot, color: other });
}
