// A position in the editor, which the engine may not accept, and its FEN. Every change makes a new value.
// Only the form of a FEN is known here; the engine decides whether a position is valid.

import { colorOf, facing, kindOf, laserSquare, turned } from '../../board/position.js';
import { FILES, RANKS, SIDES, SQUARES, squareAt } from '../../board/geometry.js';
import { opponent } from '../../protocol/lines.js';

/** @import { Color } from '../../protocol/lines.js' */
/** @typedef {ReadonlyMap<string, string>} Pieces square -> piece as in a FEN */
/** @typedef {{pieces: Pieces, toMove: Color, number: number}} Position `number` is the full-move number */

const COLORS = /** @type {const} */ (['blue', 'red']);
/** Where the Kings of most setups stand. */
const KING_HOME = { blue: 'e1', red: 'f8' };
/** The two directions of each Laser. */
const LASER_SIDES = /** @type {const} */ ({ blue: ['n', 'w'], red: ['s', 'e'] });
const MAX_MOVES = 1_000_000_000;

/** @param {Position} position */
export function fenOf({ pieces, toMove, number }) {
  const ranks = Array.from({ length: RANKS }, (_, row) => {
    let text = '';
    let empty = 0;
    for (let file = 0; file < FILES; file++) {
      const piece = pieces.get(squareAt(file, RANKS - 1 - row));
      if (piece === undefined) empty += 1;
      else {
        text += (empty > 0 ? String(empty) : '') + piece;
        empty = 0;
      }
    }
    return text + (empty > 0 ? String(empty) : '');
  });
  return `${ranks.join('/')} ${toMove[0]} ${number}`;
}

/** The position of a text that has the form of a FEN, or null.
 * @param {string} text
 * @returns {Position | null} */
export function positionOf(text) {
  const [board, side, number = '1', ...rest] = text.trim().split(/\s+/);
  const ranks = board.split('/');
  const moves = /^\d+$/.test(number) ? Number(number) : 0;
  if (ranks.length !== RANKS || (side !== 'b' && side !== 'r') || moves < 1 || moves > MAX_MOVES || rest.length > 0) return null;
  /** @type {Map<string, string>} */
  const pieces = new Map();
  for (const [row, rank] of ranks.entries()) {
    let file = 0;
    const words = rank.match(/\d+|[Kk]|[A-Za-z][nesw]?/g) ?? [];
    if (words.join('') !== rank) return null;
    for (const word of words) {
      if (/^([1-9]|10)$/.test(word)) file += Number(word);
      else if (!isPiece(word) || file >= FILES) return null;
      else pieces.set(squareAt(file++, RANKS - 1 - row), word);
    }
    if (file !== FILES) return null;
  }
  return { pieces, toMove: side === 'b' ? 'blue' : 'red', number: moves };
}

/** @param {string} word */
function isPiece(word) {
  return /^([Kk]|[Ss][ne]|[DdPpLl][nesw])$/.test(word);
}

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
