// Scores for people. On the page + is always good for Blue; engines score for the side to move.

/** @import { Color, Result, Score, Wdl } from '../protocol/lines.js' */

/** @typedef {{expected: number, score: Score | null, nodes: number}} Evaluation of a position, for Blue: `expected` is
 *  the expected result in per cent, `nodes` those searched for it: 0 if unknown, more than any search has if it is certain */

/** The score for an expected result of 73 %: odds of e to 1. */
const ODDS = 170;

/** The same score as Blue sees it.
 * @param {Score} score @param {Color} mover whose score it is
 * @returns {Score} */
export function scoreForBlue(score, mover) {
  return mover === 'blue' ? score : { ...score, value: -score.value };
}

/** The same chances as Blue sees them.
 * @param {Wdl} wdl @param {Color} mover whose chances they are
 * @returns {Wdl} */
export function wdlForBlue(wdl, mover) {
  return mover === 'blue' ? wdl : { win: wdl.loss, draw: wdl.draw, loss: wdl.win };
}

/** The expected result of Blue in per cent: from win, draw and loss where they are known, else from the score.
 * @param {Score} score @param {Wdl | null} wdl @param {Color} mover whose score and chances they are */
export function expectedForBlue(score, wdl, mover) {
  if (wdl) {
    const { win, draw } = wdlForBlue(wdl, mover);
    return (win + draw / 2) / 10;
  }
  const { kind, value } = scoreForBlue(score, mover);
  if (kind === 'mate') return value > 0 || (Object.is(value, -0) && mover === 'red') ? 100 : 0;
  return 100 / (1 + Math.exp(-value / ODDS));
}

/** The expected result in per cent once the game is over, or null while it continues.
 * @param {Result} result */
export function expectedOfResult(result) {
  return { '1-0': 100, '0-1': 0, '1/2-1/2': 50, '*': null }[result];
}

/** Shares of a whole as integer percentages that sum to 100: the largest absorbs the rounding error.
 * @param {readonly number[]} shares not all 0
 * @returns {number[]} */
export function wholePercents(shares) {
  const all = shares.reduce((sum, share) => sum + share, 0);
  const rounded = shares.map((share) => Math.round((share / all) * 100));
  const largest = shares.indexOf(Math.max(...shares));
  rounded[largest] += 100 - rounded.reduce((sum, part) => sum + part, 0);
  return rounded;
}

/** `+0.48`, `-1.20`, `+M3`, `-M2`.
 * @param {Score} score for Blue */
export function scoreText({ kind, value }) {
  const sign = value < 0 || Object.is(value, -0) ? '-' : '+';
  const size = Math.abs(value);
  if (kind === 'mate') return `${sign}M${size}`;
  return size === 0 ? '0.00' : `${sign}${(size / 100).toFixed(2)}`;
}

/** A count in a few letters: `950`, `12.3k`, `4.05M`.
 * @param {number} count */
export function countText(count) {
  if (count < 1000) return String(count);
  const [size, letter] = count < 999_500 ? [count / 1e3, 'k'] : count < 999_500_000 ? [count / 1e6, 'M'] : [count / 1e9, 'G'];
  return `${size.toFixed(size < 10 ? 2 : size < 100 ? 1 : 0)}${letter}`;
}
