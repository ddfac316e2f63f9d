// An analysis as a value: a game with everything that is kept about it.

import { colorName } from '../../board/names.js';
import { headerFromJson, NO_HEADER, rulesOf } from '../../game/record.js';
import { lineThrough, newTree, nodeAt, ROOT, treeFromJson, treeToJson } from '../../game/tree.js';
import { t } from '../../lang/texts.js';
import { PERSON } from '../play/match.js';

/** @import { Evaluation } from '../../game/evaluation.js' */
/** @import { Judgements } from '../../game/judgement.js' */
/** @import { First } from '../../game/plies.js' */
/** @import { Header } from '../../game/record.js' */
/** @import { Tree } from '../../game/tree.js' */
/** @import { Sides } from '../../app/reviewer.js' */

/** @typedef {{
 *   header: Header,
 *   first: First,
 *   played: string,
 *   tree: Tree,
 *   at: number,
 *   scores: ReadonlyMap<number, Evaluation>,
 *   judgements: Judgements,
 *   sides: Sides | null,
 *   flipped: boolean,
 * }} Analysis what is kept of a game; `played` is its moves when it was opened, which tells whether the main line is still
 *   that game; `sides` has the totals of a complete review */

/** The moves of the main line.
 * @param {Tree} tree */
export function mainMoves(tree) {
  return lineThrough(tree).slice(1).map((id) => nodeAt(tree, id).move).join(' ');
}

/** @param {Header} [header]
 * @returns {Analysis} */
export function freshAnalysis(header = NO_HEADER) {
  return {
    header: { ...header }, first: { color: 'blue', number: 1 }, played: '', tree: newTree('setup ace'), at: ROOT,
    scores: new Map(), judgements: new Map(), sides: null, flipped: false,
  };
}

/** A game that was played, as an analysis without annotations.
 * @param {import('../../app/shell.js').GameRecord & {at?: number}} record @param {import('../../app/app.js').Rules} options that it
 *   was played by
 * @returns {Analysis} */
export function analysisOf({ tree, names, date, result, detail, flipped, at = ROOT }, options) {
  const header = { ...NO_HEADER, ...names, date, result, detail, rules: rulesOf(options) };
  return { ...freshAnalysis(header), tree, at, flipped, played: mainMoves(tree) };
}

/** A player of a header by the name that people read.
 * @param {string} name @param {import('../../protocol/lines.js').Color} color */
export function nameShown(name, color) {
  const [, level] = /^Akhet, level (\d+)$/.exec(name) ?? [];
  if (level) return t('common-with', { what: 'Akhet', more: t('table-level', { level: Number(level) }) });
  return name === PERSON ? t('play-person') : name || colorName(color);
}

/** A value for JSON.stringify, read back by `analysisFromJson`.
 * @param {Analysis} analysis */
export function analysisToJson({ header, first, played, tree, at, scores, judgements, sides, flipped }) {
  return { header, first, played, tree: treeToJson(tree), at, scores: [...scores], judgements: [...judgements], sides, flipped };
}

/** The analysis that a browser has kept, or null if it is not valid.
 * @param {any} json
 * @returns {Analysis | null} */
export function analysisFromJson(json) {
  const header = headerFromJson(json?.header);
  const tree = treeFromJson(json?.tree);
  const first = json?.first;
  const begun = (first?.color === 'blue' || first?.color === 'red') && Number.isInteger(first.number);
  if (!header || !tree || !begun || typeof json.played !== 'string' || !tree.nodes.has(json.at)) return null;
  const map = (/** @type {any} */ entries) => new Map(Array.isArray(entries) ? entries.filter(([id]) => tree.nodes.has(id)) : []);
  return {
    header, tree, first, played: json.played, at: json.at,
    scores: map(json.scores), judgements: map(json.judgements), sides: json.sides ?? null, flipped: json.flipped === true,
  };
}
