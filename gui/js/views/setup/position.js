// A position in the editor, which the engine may not accept. Every change makes a new value.

import { colorOf, facing, kindOf, laserSquare, turned } from '../../board/position.js';
import { SIDES, SQUARES } from '../../board/geometry.js';
import { opponent } from '../../protocol/lines.js';

/** @import { Color } from '../../protocol/lines.js' */
/** @import { Position } from '../../board/fen.js' */

const COLORS = /** @type {const} */ (['blue', 'red']);
/** Where the Kings of most setups stand. */
const KING_HOME = { blue: 'e1', red: 'f8' };
/** The two directions of each Laser. */
const LASER_SIDES = /** @type {const} */ ({ blue: ['n', 'w'], red: ['s', 'e'] });

/** The pieces of a colour, as a palette has them.
 * @param {Color} color */
export function paletteOf(color) {
  const words = [...SIDES.map((side) => `P${side}`), ...SIDES.map((side) => `D${side}`), 'K', 'Sn', 'Se'];
  return words.map((word) => (color === 'blue' ? word : word[0].toLowerCase() + word.slice(1)));
}

/** Places a piece. On a piece of its own kind and colour it turns that piece, and a King leaves its previous square. Lasers stay
 * where they are, and only turn.
 * @param {Position} position @param {string} square @param {string} piece
 * @returns {Position} */
export function placed(position, square, piece) {
  const there = position.pieces.get(square);
  if (there !== undefined && (kindOf(there) === 'L' || there[0] === piece[0])) return turnedAt(position, square, 'R');
  const pieces = new Map(position.pieces);
  if (kindOf(piece) === 'K') {
    for (const [old, other] of pieces) if (other === piece) pieces.delete(old);
  }
  pieces.set(square, piece);
  return { ...position, pieces };
}

/** @param {Position} position @param {string} square @param {'R' | 'L'} turn
 * @returns {Position} */
export function turnedAt(position, square, turn) {
  const piece = position.pieces.get(square);
  if (piece === undefined) return position;
  const next = turnedPiece(piece, turn);
  return next === piece ? position : { ...position, pieces: new Map(position.pieces).set(square, next) };
}

/** A piece after a turn; a Laser goes from one of its two directions to the other.
 * @param {string} piece @param {'R' | 'L'} turn */
export function turnedPiece(piece, turn) {
  if (kindOf(piece) !== 'L') return turned(piece, turn);
  const [one, other] = LASER_SIDES[colorOf(piece)];
  return piece[0] + (facing(piece) === one ? other : one);
}

/** Takes a piece off; Lasers stay.
 * @param {Position} position @param {string} square
 * @returns {Position} */
export function removed(position, square) {
  if (!movable(position, square)) return position;
  const pieces = new Map(position.pieces);
  pieces.delete(square);
  return { ...position, pieces };
}

/** Moves a piece to another square, replacing the piece there, or off the board. Lasers stay.
 * @param {Position} position @param {string} from @param {string | null} to
 * @returns {Position} */
export function carried(position, from, to) {
  if (to === null) return removed(position, from);
  const piece = position.pieces.get(from);
  const there = position.pieces.get(to);
  if (piece === undefined || !movable(position, from) || (there !== undefined && kindOf(there) === 'L')) return position;
  const pieces = new Map(position.pieces);
  pieces.delete(from);
  pieces.set(to, piece);
  return { ...position, pieces };
}

/** Whether there is a piece that may leave its square: a Laser in its corner may not.
 * @param {Position} position @param {string} square */
function movable({ pieces }, square) {
  const piece = pieces.get(square);
  return piece !== undefined && !(kindOf(piece) === 'L' && laserSquare(colorOf(piece)) === square);
}

/** Only Kings and Lasers; missing ones are put where they usually stand.
 * @param {Position} position
 * @returns {Position} */
export function emptied(position) {
  const kept = [...position.pieces].filter(([, piece]) => 'KL'.includes(kindOf(piece)));
  const pieces = new Map(kept);
  for (const color of COLORS) {
    const [king, laser] = color === 'blue' ? ['K', 'L'] : ['k', 'l'];
    const stands = (/** @type {string} */ letter) => [...pieces.values()].some((piece) => piece[0] === letter);
    if (!stands(king)) pieces.set(KING_HOME[color], king);
    if (!stands(laser)) pieces.set(laserSquare(color), laser + LASER_SIDES[color][0]);
  }
  return { pieces, toMove: position.toMove, number: 1 };
}

/** The position as the other player sees it: the board rotated by 180 degrees, the colours exchanged, the other side to move.
 * @param {Position} position
 * @returns {Position} */
export function swapped({ pieces, toMove, number }) {
  const turnedRound = [...pieces].map(([square, piece]) => {
    const half = turned(turned(piece, 'R'), 'R');
    const letter = colorOf(piece) === 'blue' ? half[0].toLowerCase() : half[0].toUpperCase();
    return /** @type {const} */ ([SQUARES[SQUARES.length - 1 - SQUARES.indexOf(square)], letter + half.slice(1)]);
  });
  return { pieces: new Map(turnedRound), toMove: opponent(toMove), number };
}
