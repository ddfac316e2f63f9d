// A handicap: a start from which one player plays without some pieces.

import { fenOf, positionOf } from '../board/fen.js';
import { colorOf, kindOf } from '../board/position.js';
import { called, made } from './starts.js';

/** @import { Position } from '../board/fen.js' */
/** @import { LaserArbiter } from '../game/arbiter.js' */
/** @import { Color } from '../protocol/lines.js' */

/** The start without pieces of these kinds: those farthest from the King (of several, the first as the player reads the board) whose loss
 * leaves no shot that hits at once.
 * @param {LaserArbiter} arbiter @param {string} start as `position` takes it
 * @param {string} kinds the letters of the pieces that are left out @param {Color} color whose they are
 * @returns {Promise<string | null>} null if there are none */
export async function withHandicap(arbiter, start, kinds, color) {
  const position = positionOf((await arbiter.state(start)).fen);
  if (!position) return null;
  for (const squares of choices(candidates(position, color), kinds)) {
    const pieces = new Map([...position.pieces].filter(([square]) => !squares.includes(square)));
    if (!await isQuiet(arbiter, { ...position, pieces })) continue;
    return called(`fen ${fenOf({ ...position, pieces })}`, { kind: 'handicap', of: made(start) ?? start, color, kinds });
  }
  return null;
}

/** A player's squares, those farthest from the King first, by the letters of the pieces.
 * @param {Position} position @param {Color} color
 * @returns {(kind: string) => string[]} */
function candidates({ pieces }, color) {
  const own = [...pieces].filter(([, piece]) => colorOf(piece) === color);
  /** @param {string} square */
  const place = (square) => {
    const [file, rank] = [square.charCodeAt(0) - 97, Number(square[1])];
    return color === 'blue' ? [file, rank] : [9 - file, 9 - rank];
  };
  const [file, rank] = place(own.find(([, piece]) => kindOf(piece) === 'K')?.[0] ?? 'e1');
  const order = own.map(([square, piece]) => {
    const at = place(square);
    return { square, kind: kindOf(piece), at, far: Math.max(Math.abs(at[0] - file), Math.abs(at[1] - rank)) };
  }).toSorted((a, b) => b.far - a.far || a.at[0] - b.at[0] || a.at[1] - b.at[1]);
  return (kind) => order.filter((one) => one.kind === kind).map(({ square }) => square);
}

/** Sets of squares with these kinds of pieces, the first ones of each kind first.
 * @param {(kind: string) => string[]} of @param {string} kinds in which equal letters stand together @param {string[]} [taken]
 * @returns {Iterable<string[]>} */
function* choices(of, kinds, taken = []) {
  if (kinds === '') {
    yield taken;
    return;
  }
  const [kind] = kinds;
  const squares = of(kind);
  // Squares of one kind are taken in their order, so that no set comes twice.
  const after = Math.max(-1, ...taken.map((square) => squares.indexOf(square)));
  for (const square of squares.slice(after + 1)) yield* choices(of, kinds.slice(1), [...taken, square]);
}

/** Whether no first move of either player hits a piece of the other, nor a shot that changes nothing any.
 * @param {LaserArbiter} arbiter @param {Position} position */
async function isQuiet(arbiter, position) {
  for (const toMove of /** @type {const} */ (['blue', 'red'])) {
    const { shots, beams } = await arbiter.state(`fen ${fenOf({ ...position, toMove })}`);
    const hits = [...shots.values()].some(({ end }) => end.kind === 'hit' && end.piece && colorOf(end.piece) !== toMove);
    if (hits || beams[toMove].end.kind === 'hit') return false;
  }
  return true;
}
