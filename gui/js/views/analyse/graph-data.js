// The score over the game as numbers to draw and as words for screen readers.

import { isFault, MARKS } from '../../game/judgement.js';
import { colorOfPly, numberOfPly } from '../../game/plies.js';
import { lineThrough, onMainLine } from '../../game/tree.js';
import { listText, t } from '../../lang/texts.js';

/** @import { Evaluation } from '../../game/evaluation.js' */
/** @import { Judgements } from '../../game/judgement.js' */
/** @import { Tree } from '../../game/tree.js' */
/** @typedef {'inaccuracy' | 'mistake' | 'blunder' | 'missed'} Spot */

/** @typedef {{
 *   line: number[],
 *   plies: number[],
 *   expected: (number | null)[],
 *   drawn: (number | null)[],
 *   spots: {ply: number, kind: Spot}[],
 *   current: number,
 * }} GraphData for the main line: `expected` is Blue's expected result in per cent, null where there is no score;
 *   `drawn` is the same with gaps of one ply bridged;
 *   `current` is the last ply of the main line on the way to the position shown */

/** @param {Tree} tree @param {number} at @param {ReadonlyMap<number, Evaluation>} scores @param {Judgements} judgements
 * @returns {GraphData} */
export function graphData(tree, at, scores, judgements) {
  const line = lineThrough(tree);
  const current = line.indexOf(onMainLine(tree, at));
  const spots = line.flatMap((id, ply) => {
    const judgement = judgements.get(id);
    return isFault(judgement) ? [{ ply, kind: judgement.mark ?? /** @type {const} */ ('missed') }] : [];
  });
  const expected = line.map((id) => scores.get(id)?.expected ?? null);
  return { line, plies: line.map((_, ply) => ply), expected, drawn: bridged(expected), spots, current };
}

/** @param {readonly (number | null)[]} values */
function bridged(values) {
  return values.map((value, at) => {
    const [before, after] = [values[at - 1] ?? null, values[at + 1] ?? null];
    return value === null && before !== null && after !== null ? (before + after) / 2 : value;
  });
}

/** What the picture shows.
 * @param {GraphData} data @param {import('../../game/plies.js').First} first */
export function graphText({ plies, expected, spots, current }, first) {
  const known = expected.flatMap((value, ply) => (value === null ? [] : [{ value, ply }]));
  if (known.length === 0) return t('analyse-graph-none');
  const high = known.reduce((best, one) => (one.value > best.value ? one : best));
  const low = known.reduce((best, one) => (one.value < best.value ? one : best));
  const counts = Object.keys(MARKS).flatMap((mark) => {
    const count = spots.filter(({ kind }) => kind === mark).length;
    return count === 0 ? [] : [t('analyse-marks-counted', { mark, count })];
  });
  const now = expected[current];
  /** @param {number} ply */
  const after = (ply) => (ply === 0 ? t('analyse-graph-start') : t('analyse-graph-after', { color: colorOfPly(first, ply), number: String(numberOfPly(first, ply)) }));
  const last = plies.length - 1;
  const values = {
    from: Math.round(known[0].value), to: Math.round(known[known.length - 1].value),
    high: Math.round(high.value), highAt: after(high.ply), low: Math.round(low.value), lowAt: after(low.ply),
  };
  return [
    last === 0 ? t('analyse-graph-at-start', values) : t('analyse-graph-up-to', { ...values, number: String(numberOfPly(first, last)) }),
    ...(counts.length > 0 ? [t('analyse-graph-marked', { counts: listText(counts, { type: 'unit' }) })] : []),
    ...(now === null ? [] : [t('analyse-graph-now', { at: after(current), percent: Math.round(now) })]),
  ].join(' ');
}
