// An analysis of Labyrinth as a value: a game, its rules, and whose view of it is shown.

import { newTree, ROOT, treeFromJson, treeToJson } from '../../../game/tree.js';
import { USUAL } from '../../arbiter.js';
import { isSeat } from '../../lines.js';

/** @typedef {import('../../arbiter.js').Options} Options */
/** @typedef {import('../../arbiter.js').Viewer} Viewer */
/** @typedef {import('../../../game/tree.js').Tree} Tree */

/** @typedef {{title: string, tree: Tree, at: number, options: Options, viewer: Viewer, views: readonly Viewer[] | null, flipped: boolean}} Analysis
 *  `views` are those that may be chosen, null for all: while a game continues, its players' cards stay hidden */

/** Whether the engine reveals everybody's cards in a game with this start, if it knows them.
 * @param {string} start */
export const isOpen = (start) => !start.startsWith('sealed ');

/** @param {string} start @param {Partial<Analysis>} [fields]
 * @returns {Analysis} */
export function freshAnalysis(start, fields) {
  return { title: '', tree: newTree(start), at: ROOT, options: USUAL, viewer: isOpen(start) ? null : 'nobody', views: null, flipped: false, ...fields };
}

/** A value for JSON.stringify, read back by `analysisFromJson`.
 * @param {Analysis} analysis */
export function analysisToJson({ title, tree, at, options, viewer, views, flipped }) {
  return { title, tree: treeToJson(tree), at, options, viewer, views, flipped };
}

/** The analysis that a browser has kept, or null if it is not valid.
 * @param {any} json
 * @returns {Analysis | null} */
export function analysisFromJson(json) {
  const tree = treeFromJson(json?.tree);
  const viewer = (/** @type {any} */ value) => value === null || value === 'nobody' || isSeat(value);
  const options = ['FreeOrder', 'NoReturn', 'OpenCards'].every((name) => typeof json?.options?.[name] === 'boolean');
  const views = json?.views === null || (Array.isArray(json?.views) && json.views.every(viewer));
  if (!tree || !options || !views || !viewer(json.viewer) || !tree.nodes.has(json.at)) return null;
  return {
    title: String(json.title), tree, at: json.at, options: json.options, viewer: json.viewer, views: json.views, flipped: json.flipped === true,
  };
}
