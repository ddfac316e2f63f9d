// Whose move a ply is, and its number.

import { opponent } from '../protocol/lines.js';
import { plyOf } from './tree.js';

/** @import { Color } from '../protocol/lines.js' */
/** @import { Tree } from './tree.js' */

/** @typedef {{color: Color, number: number}} First who makes the first move of a game, and its number */

/** Who plays a ply, counted from 1.
 * @param {First} first @param {number} ply */
export function colorOfPly(first, ply) {
  return ply % 2 === 1 ? first.color : opponent(first.color);
}

/** The number of the move that a ply, counted from 1, belongs to.
 * @param {First} first @param {number} ply */
export function numberOfPly(first, ply) {
  return first.number + Math.floor((ply - 1 + (first.color === 'red' ? 1 : 0)) / 2);
}

/** `12.` before a move of Blue, `12…` before one of Red.
 * @param {First} first @param {number} ply */
export function numberText(first, ply) {
  return `${numberOfPly(first, ply)}${colorOfPly(first, ply) === 'blue' ? '.' : '…'}`;
}

/** Who is to move at a node.
 * @param {First} first @param {Tree} tree @param {number} id */
export function turnAt(first, tree, id) {
  return colorOfPly(first, plyOf(tree, id) + 1);
}

/** Who begins, and with which number.
 * @param {{toMove: Color, fen: string}} state of the start
 * @returns {First} */
export function firstOf({ toMove, fen }) {
  const number = Number(fen.split(' ')[2]);
  return { color: toMove, number: Number.isInteger(number) && number > 0 ? number : 1 };
}
