// The commands `review` and `judge`: their lines as values, and the jobs that run them.

import { StoppableJob } from './jobs.js';

/** @import { Score, Wdl } from './lines.js' */

/** @typedef {'inaccuracy' | 'mistake' | 'blunder'} Mark */

/** @typedef {{
 *   ply: number, of: number, move: string, score: Score, wdl: Wdl, best: string, drop: number,
 *   mark: Mark | null, missed: number | null, pv: string[],
 * }} ReviewPly one move of the game, counted from 1; `score` and `wdl` are of the position before it, for its player;
 *   `drop` is in percentage points; `missed` is in how many moves the best line wins if the move played does not */

/** @typedef {{accuracy: number | null, inaccuracies: number, mistakes: number, blunders: number, missed: number}} ReviewSide
 *  the moves of one player together; the accuracy is from 0 to 100, null without a move and in Labyrinth */

/** @typedef {{kind: 'ply', ply: ReviewPly} | {kind: 'side', seat: string, side: ReviewSide} | {kind: 'end'}} ReviewLine */

/** @param {string} line
 * @returns {ReviewLine | null} */
export function parseReview(line) {
  if (line === 'reviewok') return { kind: 'end' };
  const words = line.split(/\s+/);
  if (words[0] !== 'review') return null;
  if (words.includes('inaccuracies')) return parseSide(words[1], words.slice(2));
  const ply = words[1] === 'ply' ? parseFields(words.slice(1)) : null;
  return ply && ply.ply > 0 ? { kind: 'ply', ply } : null;
}

/** @param {string} seat @param {string[]} words pairs of a name and a number
 * @returns {ReviewLine} */
function parseSide(seat, words) {
  const value = (/** @type {string} */ name) => (words.includes(name) ? words[words.indexOf(name) + 1] : 'none');
  const [inaccuracies, mistakes, blunders, missed] = ['inaccuracies', 'mistakes', 'blunders', 'missed'].map(value).map(Number);
  const accuracy = value('accuracy') === 'none' ? null : Number(value('accuracy'));
  return { kind: 'side', seat, side: { accuracy, inaccuracies, mistakes, blunders, missed } };
}

/** What a line says about a move, by names and values; null if that is not complete.
 * @param {string[]} words
 * @returns {ReviewPly | null} */
export function parseFields(words) {
  /** @type {ReviewPly} */
  const ply = {
    ply: 0, of: 0, move: '', score: { kind: 'cp', value: NaN }, wdl: { win: 0, draw: 0, loss: 0 }, best: '', drop: 0,
    mark: null, missed: null, pv: [],
  };
  let at = 0;
  const number = () => Number(words[at++]);
  while (at < words.length) {
    switch (words[at++]) {
      case 'ply': ply.ply = number(); break;
      case 'of': ply.of = number(); break;
      case 'move': ply.move = words[at++]; break;
      case 'score': ply.score = { kind: words[at++] === 'mate' ? 'mate' : 'cp', value: number() }; break;
      case 'wdl': ply.wdl = { win: number(), draw: number(), loss: number() }; break;
      case 'best': ply.best = words[at++]; break;
      case 'drop': ply.drop = number(); break;
      case 'mark': ply.mark = /** @type {Mark} */ (words[at++]); break;
      case 'missed': at += 1; ply.missed = number(); break;
      case 'pv': ply.pv = words.slice(at); at = words.length; break;
      default: break;
    }
  }
  return ply.move && Number.isFinite(ply.score.value) ? ply : null;
}

/** Sets up a game and reviews it.
 * @extends {StoppableJob<void>} */
export class Review extends StoppableJob {
  #onLine;

  /**
   * @param {string} position what follows the word `position`
   * @param {string} limits what follows the word `review`
   * @param {(line: ReviewLine) => void} onLine hears every line; after a lost connection they come again from the first
   */
  constructor(position, limits, onLine) {
    super(['ucinewgame', `position ${position}`], () => [`review ${limits}`], undefined);
    this.#onLine = onLine;
  }

  /** @param {string} line */
  hear(line) {
    const found = parseReview(line);
    if (found) this.#onLine(found);
    if (found?.kind === 'end') return this.finish(undefined);
    return this.error !== null && this.refused();
  }
}

/** @typedef {Omit<ReviewPly, 'ply' | 'of'> & {verdict: 'right' | 'slower' | 'wrong', refutation: readonly string[]}} Judged a move as a review
 *   judges it; `slower`: it wins by force, in more moves than the best one; `refutation` answers the move, empty if that ends the game */

const VERDICTS = ['right', 'slower', 'wrong'];

/** A line `judge ...`, or null.
 * @param {string} line
 * @returns {Judged | null} */
export function parseJudged(line) {
  const [found, refutation = ''] = line.split(' refutation ');
  const [word, ...words] = found.split(' ');
  const fields = word === 'judge' ? parseFields(words) : null;
  const verdict = words[words.indexOf('verdict') + 1];
  if (!fields || !VERDICTS.includes(verdict)) return null;
  const { ply, of, ...judged } = fields;
  return { ...judged, verdict: /** @type {Judged['verdict']} */ (verdict), refutation: refutation.split(' ').filter(Boolean) };
}

/** Sets up a position and has a move judged there; the result is null if it is stopped.
 * @extends {StoppableJob<Judged | null>} */
export class Judge extends StoppableJob {
  /** @type {Judged | null} */
  #judged = null;

  /** @param {string} position what follows the word `position` @param {string} move */
  constructor(position, move) {
    super([`position ${position}`], () => [`judge ${move}`], null);
  }

  /** @param {string} line */
  hear(line) {
    if (this.error !== null) return this.refused();
    this.#judged = parseJudged(line) ?? this.#judged;
    return line === 'judgeok' && this.finish(this.#judged);
  }
}
