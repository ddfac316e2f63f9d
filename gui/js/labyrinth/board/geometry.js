/**
 * Squares and arrows as points of the picture. A square is 60 units wide, as in the program's other pictures, and the board's
 * upper left corner is the origin.
 *
 * @typedef {import('../lines.js').Side} Side
 * @typedef {import('../../board/geometry.js').Point} Point
 */
import { CELL, SIDES, squareAt } from '../../board/geometry.js';

/** The squares along a side. */
export const SIDE = 7;
/** The frame around the squares, which holds the arrows and coordinates. */
export const MARGIN = 44;
export const WIDTH = SIDE * CELL;
export const VIEW_BOX = `${-MARGIN} ${-MARGIN} ${WIDTH + 2 * MARGIN} ${WIDTH + 2 * MARGIN}`;

/** All squares from a7 to g1, rank by rank. */
export const SQUARES = Array.from({ length: SIDE * SIDE }, (_, index) => squareAt(index % SIDE, SIDE - 1 - Math.floor(index / SIDE)));

/** @type {Record<Side, Point>} a step to each side, with Blue's home at the lower left */
const STEPS = { n: { x: 0, y: -1 }, e: { x: 1, y: 0 }, s: { x: 0, y: 1 }, w: { x: -1, y: 0 } };

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

/** The step to a side, as the board is seen. @param {Side} side @param {boolean} flipped @returns {Point} */
export function step(side, flipped) {
  const sign = flipped ? -1 : 1;
  return { x: sign * STEPS[side].x, y: sign * STEPS[side].y };
}

/** Column and row of a square in the picture, from its upper left. @param {string} square @param {boolean} flipped */
export function cellOf(square, flipped) {
  const column = square.charCodeAt(0) - 97;
  const row = SIDE - (square.charCodeAt(1) - 48);
  return flipped ? { column: SIDE - 1 - column, row: SIDE - 1 - row } : { column, row };
}

/** The middle of a square. @param {string} square @param {boolean} flipped @returns {Point} */
export function middle(square, flipped) {
  const { column, row } = cellOf(square, flipped);
  return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL };
}

/** The squares of an arrow's line, the one where the tile goes in first. @param {string} arrow @returns {string[]} */
export function lineOf(arrow) {
  const side = pushes(arrow);
  const line = SQUARES.filter((square) => (side === 'n' || side === 's' ? square[0] === arrow[0] : square[1] === arrow[1]));
  return side === 'n' || side === 'w' ? line.reverse() : line;
}

/** A point outside the board, next to a square on its edge.
 * @param {string} square @param {Side} side towards which it lies @param {number} distance from the square's middle @param {boolean} flipped
 * @returns {Point} */
export function beyond(square, side, distance, flipped) {
  const { x, y } = middle(square, flipped);
  const by = step(side, flipped);
  return { x: x + distance * by.x, y: y + distance * by.y };
}

/** The angle of a side, clockwise from the top of the picture, in degrees. @param {Side} side @param {boolean} flipped */
export const angleOf = (side, flipped) => (SIDES.indexOf(side) * 90 + (flipped ? 180 : 0)) % 360;

/** Where each player's pawn stands on its square, towards the player's home, so that all have room on one.
 * @param {string} home @param {boolean} flipped @returns {Point} */
export function cornerOf(home, flipped) {
  const { column, row } = cellOf(home, flipped);
  return { x: column === 0 ? -1 : 1, y: row === 0 ? -1 : 1 };
}
