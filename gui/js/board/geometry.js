/** Squares as points of the picture. A square is 60 units wide, as in the program's other pictures, and the board's upper
 * left corner is the origin.
 *
 * @import { Side } from './types.js'
 * @typedef {{x: number, y: number}} Point */

export const CELL = 60;
export const FILES = 10;
export const RANKS = 8;
/** The frame around the squares, which holds the coordinates. */
export const MARGIN = 20;
export const WIDTH = CELL * FILES;
export const HEIGHT = CELL * RANKS;
export const VIEW_BOX = `${-MARGIN} ${-MARGIN} ${WIDTH + 2 * MARGIN} ${HEIGHT + 2 * MARGIN}`;

/** @type {readonly Side[]} clockwise */
export const SIDES = ['n', 'e', 's', 'w'];

/** @type {Record<Side, Point>} a step to each side, with Blue below */
const STEPS = { n: { x: 0, y: -1 }, e: { x: 1, y: 0 }, s: { x: 0, y: 1 }, w: { x: -1, y: 0 } };

/** @param {string} square @returns {number} 0 for the file a */
const fileOf = (square) => square.charCodeAt(0) - 97;
/** @param {string} square @returns {number} 0 for the rank 1 */
const rankOf = (square) => square.charCodeAt(1) - 49;

/** @param {number} file @param {number} rank */
export function squareAt(file, rank) {
  return String.fromCharCode(97 + file) + (rank + 1);
}

/** The step to a side, as the board is seen. @param {Side} side @param {boolean} flipped @returns {Point} */
export function step(side, flipped) {
  const sign = flipped ? -1 : 1;
  return { x: sign * STEPS[side].x, y: sign * STEPS[side].y };
}

/** The squares of a board, rank by rank from the upper left, and where they are in its picture.
 * @param {number} files @param {number} ranks */
export function boardOf(files, ranks) {
  const squares = Array.from({ length: ranks * files }, (_, index) => squareAt(index % files, ranks - 1 - Math.floor(index / files)));

  /** Column and row of a square in the picture, from its upper left.
   * @param {string} square @param {boolean} flipped */
  const cellOf = (square, flipped) => {
    const column = fileOf(square);
    const row = ranks - 1 - rankOf(square);
    return flipped ? { column: files - 1 - column, row: ranks - 1 - row } : { column, row };
  };

  /** The middle of a square. @param {string} square @param {boolean} flipped @returns {Point} */
  const middle = (square, flipped) => {
    const { column, row } = cellOf(square, flipped);
    return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL };
  };

  /** The point at a distance from the middle of a square towards a side of the board, perhaps beyond its edge.
   * @param {string} square @param {Side} side @param {number} distance @param {boolean} flipped @returns {Point} */
  const towards = (square, side, distance, flipped) => {
    const { x, y } = middle(square, flipped);
    const by = step(side, flipped);
    return { x: x + distance * by.x, y: y + distance * by.y };
  };

  return { squares, cellOf, middle, towards };
}

/** `SQUARES` goes from a8 to j1. */
export const { squares: SQUARES, cellOf, middle, towards } = boardOf(FILES, RANKS);

/** The square some files and ranks away, if it is on the board.
 * @param {string} square @param {number} files @param {number} ranks
 * @returns {string | null} */
export function neighbour(square, files, ranks) {
  const file = fileOf(square) + files;
  const rank = rankOf(square) + ranks;
  return file >= 0 && file < FILES && rank >= 0 && rank < RANKS ? squareAt(file, rank) : null;
}

/** The square in a column and row of the picture, or null outside of the board.
 * @param {number} column @param {number} row @param {boolean} flipped @returns {string | null} */
export function squareOfCell(column, row, flipped) {
  if (column < 0 || column >= FILES || row < 0 || row >= RANKS) return null;
  return flipped ? squareAt(FILES - 1 - column, row) : squareAt(column, RANKS - 1 - row);
}

/** The side towards which a neighbouring square of the same file or rank lies.
 * @param {string} from @param {string} to @returns {Side} */
export function sideTowards(from, to) {
  if (from[0] === to[0]) return rankOf(to) > rankOf(from) ? 'n' : 's';
  return fileOf(to) > fileOf(from) ? 'e' : 'w';
}

/** @param {Side} side @returns {Side} */
export function opposite(side) {
  return SIDES[(SIDES.indexOf(side) + 2) % 4];
}

/** The angle of a side, clockwise from the top of the picture, in degrees.
 * @param {Side} side @param {boolean} flipped */
export function angleOf(side, flipped) {
  return (SIDES.indexOf(side) * 90 + (flipped ? 180 : 0)) % 360;
}

/** The squares that are closed to a player.
 * @type {{blue: string[], red: string[]}} */
export const GROUND = {
  blue: ['b1', 'b8', 'j2', 'j3', 'j4', 'j5', 'j6', 'j7', 'j8'],
  red: ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'i1', 'i8'],
};
