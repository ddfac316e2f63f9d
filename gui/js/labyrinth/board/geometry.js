/** Squares and arrows as points of the picture. A square is 60 units wide, as in the program's other pictures, and the board's
 * upper left corner is the origin.
 *
 * @import { Side } from '../lines.js'
 * @import { Point } from '../../board/geometry.js' */
import { boardOf, CELL, opposite, squareAt } from '../../board/geometry.js';

export { angleOf, step } from '../../board/geometry.js';

/** The squares along a side. */
const SIDE = 7;
/** The frame around the squares, which holds the arrows and coordinates. */
export const MARGIN = 44;
export const WIDTH = SIDE * CELL;
export const VIEW_BOX = `${-MARGIN} ${-MARGIN} ${WIDTH + 2 * MARGIN} ${WIDTH + 2 * MARGIN}`;

/** `SQUARES` goes from a7 to g1; `beyond` is used for points outside the board, next to a square on its edge. */
export const { squares: SQUARES, cellOf, middle, towards: beyond } = boardOf(SIDE, SIDE);

/** The arrows, named after the square where the tile goes in, and where they push.
 * @type {ReadonlyMap<string, Side>} */
export const ARROWS = new Map([
  ...['b7', 'd7', 'f7'].map((square) => /** @type {const} */ ([square, 's'])),
  ...['g6', 'g4', 'g2'].map((square) => /** @type {const} */ ([square, 'w'])),
  ...['f1', 'd1', 'b1'].map((square) => /** @type {const} */ ([square, 'n'])),
  ...['a2', 'a4', 'a6'].map((square) => /** @type {const} */ ([square, 'e'])),
]);

/** Where an arrow pushes. @param {string} arrow @returns {Side} */
export const pushes = (arrow) => ARROWS.get(arrow) ?? 'n';

/** The squares of an arrow's line, the one where the tile goes in first. @param {string} arrow @returns {string[]} */
export function lineOf(arrow) {
  const side = pushes(arrow);
  const line = SQUARES.filter((square) => (side === 'n' || side === 's' ? square[0] === arrow[0] : square[1] === arrow[1]));
  return side === 'n' || side === 'w' ? line.reverse() : line;
}

/** Where each player's pawn stands on its square, towards the player's home, so that all have room on one.
 * @param {string} home @param {boolean} flipped @returns {Point} */
export function cornerOf(home, flipped) {
  const { column, row } = cellOf(home, flipped);
  return { x: column === 0 ? -1 : 1, y: row === 0 ? -1 : 1 };
}

/** Rows of places from the upper left: the squares, and around them the arrows, each as `>` and the square before it.
 * @type {readonly (readonly (string | null)[])[]} */
export const PLACES = Array.from({ length: SIDE + 2 }, (_, row) => Array.from({ length: SIDE + 2 }, (_, column) => placeAt(column, row)));

/** @param {number} column @param {number} row with the frame */
function placeAt(column, row) {
  const [x, y] = [column - 1, SIDE - row];
  const inside = (/** @type {number} */ at) => at >= 0 && at < SIDE;
  if (inside(x) && inside(y)) return squareAt(x, y);
  if (inside(x) === inside(y)) return null;
  const [nearX, nearY] = [Math.min(SIDE - 1, Math.max(0, x)), Math.min(SIDE - 1, Math.max(0, y))];
  const square = squareAt(nearX, nearY);
  return ARROWS.has(square) ? `>${square}` : null;
}

/** The next place towards a side, or null outside the frame; along the frame it goes from arrow to arrow.
 * @param {string} place @param {import('../lines.js').Side} side as the board is seen @param {boolean} flipped
 * @returns {string | null} */
export function neighbour(place, side, flipped) {
  const towards = flipped ? opposite(side) : side;
  const [dx, dy] = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] }[towards];
  let row = PLACES.findIndex((places) => places.includes(place));
  let column = PLACES[row]?.indexOf(place) ?? -1;
  if (column < 0) return null;
  for (;;) {
    [column, row] = [column + dx, row + dy];
    if (PLACES[row]?.[column] === undefined) return null;
    const found = PLACES[row][column];
    if (found !== null) return found;
  }
}
