// How the move list is laid out: the main line in rows of two moves, what belongs to a move as a block below its row.

import { colorOfPly, numberOfPly, numberText } from '../../game/plies.js';
import { nodeAt, ROOT } from '../../game/tree.js';

/** @import { First } from '../../game/plies.js' */
/** @import { Tree } from '../../game/tree.js' */

/** @typedef {{kind: 'move', id: number, number: string} | {kind: 'comment', id: number} | {kind: 'lines', lines: Line[]}} Part
 *  `number` is empty where the preceding move makes it clear */
/** @typedef {{id: number, parts: Part[]}} Line a variation, named by its first node */
/** @typedef {{kind: 'row', key: string, number: number, blue: number | 'before' | null, red: number | 'later' | null}
 *  | {kind: 'comment', key: string, id: number}
 *  | {kind: 'lines', key: string, lines: Line[]}} Block a row has node ids; its move of Blue may stand in a row
 *  above (`before`), that of Red in one below (`later`) */

/** @param {Tree} tree
 * @param {First} first
 * @param {number | null} editing the node whose comment is being written, which may still be empty
 * @returns {Block[]} */
export function layOut(tree, first, editing) {
  /** @type {Block[]} */
  const blocks = [];
  const speaks = (/** @type {number} */ id) => id === editing || nodeAt(tree, id).comment !== '';
  if (speaks(ROOT)) blocks.push({ kind: 'comment', key: 'c0', id: ROOT });
  /** @type {Extract<Block, {kind: 'row'}> | null} */
  let row = null;
  let ply = 1;
  for (let id = nodeAt(tree, ROOT).children[0]; id !== undefined; id = nodeAt(tree, id).children[0], ply++) {
    const color = colorOfPly(first, ply);
    if (row && color === 'red') {
      row.red = id;
    } else {
      const blue = color === 'blue';
      row = { kind: 'row', key: `r${id}`, number: numberOfPly(first, ply), blue: blue ? id : 'before', red: blue ? null : id };
      blocks.push(row);
    }
    const [, ...others] = nodeAt(tree, /** @type {number} */ (nodeAt(tree, id).parent)).children;
    const below = blocks.length;
    if (speaks(id)) blocks.push({ kind: 'comment', key: `c${id}`, id });
    if (others.length > 0) {
      blocks.push({ kind: 'lines', key: `l${id}`, lines: others.map((other) => variation(tree, first, other, ply, speaks)) });
    }
    if (color === 'red') row = null;
    else if (blocks.length > below) {
      if (nodeAt(tree, id).children.length > 0) row.red = 'later';
      row = null;
    }
  }
  return blocks;
}

/** @param {Tree} tree @param {First} first @param {number} from @param {number} ply that of `from`
 * @param {(id: number) => boolean} speaks
 * @returns {Line} */
function variation(tree, first, from, ply, speaks) {
  /** @type {Part[]} */
  const parts = [];
  let numbered = false;
  for (let id = from, at = ply; id !== undefined; id = nodeAt(tree, id).children[0], at++) {
    const needed = !numbered || colorOfPly(first, at) === 'blue';
    parts.push({ kind: 'move', id, number: needed ? numberText(first, at) : '' });
    if (speaks(id)) parts.push({ kind: 'comment', id });
    const [main, ...others] = nodeAt(tree, /** @type {number} */ (nodeAt(tree, id).parent)).children;
    if (main === id && others.length > 0) {
      parts.push({ kind: 'lines', lines: others.map((other) => variation(tree, first, other, at, speaks)) });
    }
    numbered = parts.at(-1)?.kind === 'move';
  }
  return { id: from, parts };
}
