// The score over the game as numbers to draw and as words for screen readers.

import { isFault, MARKS } from '../../game/judgement.js';
import { colorOfPly, numberOfPly } from '../../game/plies.js';
import { lineThrough, onMainLine } from '../../game/tree.js';
import { colorName } from '../../board/names.js';

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
  if (known.length === 0) return 'No scores yet.';
  const [from, to] = [known[0], known[known.length - 1]];
  const per = (/** @type {number} */ value) => `${Math.round(value)} per cent`;
  const high = known.reduce((best, one) => (one.value > best.value ? one : best));
  const low = known.reduce((best, one) => (one.value < best.value ? one : best));
  const counts = Object.entries(MARKS).map(([kind, { name }]) => {
    const count = spots.filter((spot) => spot.kind === kind).length;
    return count === 0 ? '' : `${count} ${count === 1 ? name.toLowerCase() : kind === 'inaccuracy' ? 'inaccuracies' : `${kind}s`}`;
  }).filter(Boolean);
  const now = expected[current];
  const after = (/** @type {number} */ ply) => (ply === 0 ? 'at the start' : `after ${colorName(colorOfPly(first, ply))}'s move ${numberOfPly(first, ply)}`);
  const last = plies.length - 1;
  return `Blue's expected result up to ${last === 0 ? 'the start' : `move ${numberOfPly(first, last)}`}: from ${per(from.value)} to ${per(to.value)}, `
    + `highest ${per(high.value)} ${after(high.ply)}, lowest ${per(low.value)} ${after(low.ply)}.`
    + (counts.length > 0 ? ` Marked: ${counts.join(', ')}.` : '')
    + (now === null ? '' : ` Now ${after(current)}: ${per(now)}.`);
}
