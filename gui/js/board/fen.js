// A position as a FEN. Only the form of a FEN is known here; the engine decides whether a position is valid.

import { FILES, RANKS, squareAt } from './geometry.js';

/** @import { Color } from './types.js' */
/** @typedef {{pieces: ReadonlyMap<string, string>, toMove: Color, number: number}} Position square -> piece as in a FEN; `number` is the
 *   full-move number */

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
