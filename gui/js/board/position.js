/** Pieces and moves as text. Nothing here decides what is legal: it only computes how the pieces stand after a move that the
 * engine has called legal, so that the move can be shown before it is played.
 *
 * @import { Animation, Color, Pieces, Side } from './types.js'
 * @typedef {'R' | 'L'} Turn
 * @typedef {{from: string, to: string, turn?: undefined} | {from: string, to?: undefined, turn: Turn}} MoveParts */
import { SIDES } from './geometry.js';

/** @param {string} piece @returns {Color} */
export const colorOf = (piece) => (piece[0] === piece[0].toUpperCase() ? 'blue' : 'red');
/** @param {string} piece the capital letter of its kind */
export const kindOf = (piece) => piece[0].toUpperCase();
/** @param {string} piece @returns {Side} north for a King, which faces nowhere */
export const facing = (piece) => /** @type {Side} */ (piece[1] ?? 'n');
/** The other player. @param {Color} color @returns {Color} */
export const opponent = (color) => (color === 'blue' ? 'red' : 'blue');

/** @param {string} move @returns {MoveParts} */
export function parts(move) {
  const from = move.slice(0, 2);
  const rest = move.slice(2);
  return rest === 'R' || rest === 'L' ? { from, turn: rest } : { from, to: rest };
}

/** A piece after a turn. A King stays as it is. @param {string} piece @param {Turn} turn */
export function turned(piece, turn) {
  if (piece.length < 2) return piece;
  const side = SIDES[(SIDES.indexOf(facing(piece)) + (turn === 'R' ? 1 : 3)) % 4];
  // A Switch has two faces, so a FEN has only two directions for it.
  if (kindOf(piece) === 'S') return piece[0] + (side === 'n' || side === 's' ? 'n' : 'e');
  return piece[0] + side;
}

/** The pieces after a move and before its shot. If the destination is occupied, the two pieces swap places.
 * @param {Pieces} pieces @param {string} move @returns {Pieces} */
export function after(pieces, move) {
  const { from, to, turn } = parts(move);
  const piece = pieces.get(from);
  if (piece === undefined) return pieces;
  const result = new Map(pieces);
  if (turn !== undefined) {
    result.set(from, turned(piece, turn));
    return result;
  }
  const swapped = pieces.get(to);
  result.delete(from);
  if (swapped !== undefined) result.set(from, swapped);
  result.set(to, piece);
  return result;
}

/** What the moves allow from each square: destinations, and turns.
 * @param {string[]} moves
 * @returns {Map<string, {targets: string[], turns: Turn[]}>} */
export function byOrigin(moves) {
  /** @type {Map<string, {targets: string[], turns: Turn[]}>} */
  const origins = new Map();
  for (const move of moves) {
    const { from, to, turn } = parts(move);
    const entry = origins.get(from) ?? { targets: [], turns: [] };
    if (turn !== undefined) entry.turns.push(turn);
    else entry.targets.push(to);
    origins.set(from, entry);
  }
  return origins;
}

/** The pieces that an animation shows before its hit: those after the move with the one that the shot removes.
 * @param {Pieces} pieces @param {Animation} animation @returns {Pieces} */
export function beforeHit(pieces, animation) {
  const { end } = animation.beam;
  if (end.kind !== 'hit' || animation.removed === undefined) return pieces;
  return new Map(pieces).set(end.square, animation.removed);
}

/** The laser of a player, which never leaves its corner. @param {Color} color */
export const laserSquare = (color) => (color === 'blue' ? 'j1' : 'a8');

/** The side to which a player's laser points.
 * @param {Color} color @param {Pieces} pieces @returns {Side} */
export function laserSide(color, pieces) {
  return facing(pieces.get(laserSquare(color)) ?? (color === 'blue' ? 'Ln' : 'ls'));
}
