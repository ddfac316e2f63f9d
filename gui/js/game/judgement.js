// What a review says about the moves of a game.

import { t } from '../lang/texts.js';
import { sentence } from '../protocol/lines.js';
import { expectedForBlue, scoreForBlue } from './evaluation.js';
import { colorOfPly } from './plies.js';
import { addMove, lineThrough, nodeAt } from './tree.js';

/** @import { Mark, ReviewPly } from '../protocol/review.js' */
/** @import { Evaluation } from './evaluation.js' */
/** @import { First } from './plies.js' */
/** @import { Tree } from './tree.js' */

/** @typedef {{drop: number, best: string, mark: Mark | null, missed: number | null, pv: readonly string[], alone?: true}} Judgement
 *  of the move to a node: `best` and `pv` are the better move and its line, from the position before it; `alone`: the move was judged by itself,
 *  not in the review of a game */

/** @typedef {ReadonlyMap<number, Judgement>} Judgements by the node that the move leads to */

/** PGN's signs, with their numbers and names, the worst first. */
export const NAGS = /** @type {const} */ ([[4, '??'], [2, '?'], [6, '?!'], [5, '!?'], [1, '!'], [3, '!!']])
  .map(([nag, sign]) => /** @type {const} */ ([nag, sign, t('analyse-nag', { nag })]));
/** @type {Record<Mark, {nag: number, sign: string, name: string}>} */
export const MARKS = {
  inaccuracy: { nag: 6, sign: '?!', name: t('analyse-mark', { mark: 'inaccuracy' }) },
  mistake: { nag: 2, sign: '?', name: t('analyse-mark', { mark: 'mistake' }) },
  blunder: { nag: 4, sign: '??', name: t('analyse-mark', { mark: 'blunder' }) },
};
/** How many moves of a better line become a variation; a win is shown to its end. */
const LINE_LENGTH = 6;

/** Adds the results of a review to the game: judgements and evaluations by node, and better lines as variations.
 * @param {Tree} tree @param {readonly number[]} line the nodes of the game that was reviewed, from the root
 * @param {First} first @param {readonly ReviewPly[]} plies @param {number} nodes the work put into each
 * @returns {{tree: Tree, judgements: Map<number, Judgement>, scores: Map<number, Evaluation>}} */
export function judge(tree, line, first, plies, nodes) {
  const judgements = new Map();
  const scores = new Map();
  for (const { ply, of, move, score, wdl, best, drop, mark, missed, pv } of plies) {
    const [before, after] = [line[ply - 1], line[ply]];
    // Reviewed moves may have been deleted or promoted away meanwhile.
    if (!tree.nodes.has(before) || !tree.nodes.has(after) || nodeAt(tree, after).move !== move) continue;
    const color = colorOfPly(first, ply);
    const expected = expectedForBlue(score, wdl, color);
    scores.set(before, { expected, score: scoreForBlue(score, color), nodes });
    if (ply === of) {
      const then = expected + (color === 'blue' ? -drop : drop);
      scores.set(after, { expected: Math.max(0, Math.min(100, then)), score: null, nodes: 0 });
    }
    judgements.set(after, { drop, best, mark, missed, pv });
    if (mark === null && missed === null) continue;
    let at = before;
    for (const next of missed === null ? pv.slice(0, LINE_LENGTH) : pv) ({ tree, id: at } = addMove(tree, at, next));
  }
  return { tree, judgements, scores };
}

/** Whether a review has a remark on a move.
 * @param {Judgement | undefined} judgement
 * @returns {judgement is Judgement} */
export function isFault(judgement) {
  return judgement !== undefined && (judgement.mark !== null || judgement.missed !== null);
}

/** The sign to show after a move: the person's, else the review's.
 * @param {readonly number[]} nags @param {Judgement | undefined} judgement */
export function signOf(nags, judgement) {
  const own = NAGS.find(([nag]) => nags.includes(nag));
  if (own) return own[1];
  return judgement?.mark ? MARKS[judgement.mark].sign : '';
}

/** A judgement as a sentence.
 * @param {Judgement} judgement */
export function judgementText({ mark, missed, drop, best }) {
  if (mark === null) return t('analyse-judgement-missed', { moves: missed ?? 0, best });
  return missed === null ? t('analyse-judgement', { mark, drop, best }) : t('analyse-judgement-both', { mark, drop, moves: missed, best });
}

/** The same for files, in English.
 * @param {Judgement} judgement */
export function judgementRecord({ mark, missed, drop, best }) {
  const win = missed === null ? '' : `a win in ${missed} was missed`;
  const what = mark === null ? 'Missed win' : sentence(mark);
  const why = mark === null ? win : `${drop} points of expected result lost${win && `, ${win}`}`;
  return `${what}: ${why}. Better: ${best}.`;
}

/** Whether there is more than single moves that were judged by themselves.
 * @param {Judgements} judgements */
export function isReviewed(judgements) {
  return [...judgements.values()].some(({ alone }) => !alone);
}

/** The comment on a move without fault.
 * @param {string} move @param {Pick<Judgement, 'best' | 'drop'>} judgement @param {boolean} wins whether its shot hits the enemy King */
export function praiseText(move, { best, drop }, wins) {
  if (wins) return t('analyse-praise-wins', { move });
  if (move === best) return t('analyse-praise-best', { move });
  return drop === 0 ? t('analyse-praise-equal', { move, best }) : t('analyse-praise-near', { move, best, drop });
}

/** The nearest move on the main line that a review finds fault with, before or after a ply, or null.
 * @param {Tree} tree @param {Judgements} judgements @param {number} ply @param {1 | -1} direction */
export function nextFault(tree, judgements, ply, direction) {
  const line = lineThrough(tree);
  for (let at = ply + direction; at > 0 && at < line.length; at += direction) {
    if (isFault(judgements.get(line[at]))) return line[at];
  }
  return null;
}
