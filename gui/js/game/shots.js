// The moves of a game as the board shows them, each with its shot.

import { opponent } from '../protocol/lines.js';
import { lineThrough, nodeAt, positionWords } from './tree.js';

/** @import { Animation } from '../board/types.js' */
/** @import { BoardState, LaserArbiter as Arbiter } from './arbiter.js' */
/** @import { Tree } from './tree.js' */

let animations = 0;

/** A move as the board shows it; undefined if it is not among those known in the position before it.
 * @param {BoardState | undefined} before @param {string | null} move
 * @returns {Animation | undefined} */
export function animationOf(before, move) {
  const beam = move === null ? undefined : before?.shots.get(move);
  if (!before || !beam || move === null) return undefined;
  const removed = beam.end.kind === 'hit' ? beam.end.piece : undefined;
  return { key: ++animations, move, color: before.toMove, beam, ...(removed && { removed }) };
}

/** The move to a node as the board shows it.
 * @param {Arbiter} arbiter @param {Tree} tree @param {number} id
 * @returns {Animation | undefined} */
export function animationTo(arbiter, tree, id) {
  const { parent, move } = nodeAt(tree, id);
  return animationOf(parent === null ? undefined : arbiter.known(positionWords(tree, parent)), move);
}

/** The shot that ended the game in the position at a node, if one did.
 * @param {Arbiter} arbiter @param {Tree} tree @param {number} id @param {BoardState | null} state of the position
 * @returns {Animation | undefined} */
export function endShot(arbiter, tree, id, state) {
  return state?.result === '1-0' || state?.result === '0-1' ? animationTo(arbiter, tree, id) : undefined;
}

/** The main line as the move list takes it. What the shots hit is known for the positions that have been asked for.
 * @param {Arbiter} arbiter @param {Tree} tree @param {import('../protocol/lines.js').Color} turn whose turn it is at the end
 * @returns {import('../parts/moves.js').Ply[]} */
export function pliesOf(arbiter, tree, turn) {
  let color = turn;
  const plies = lineThrough(tree).slice(1).reverse().map((id) => {
    color = opponent(color);
    const { parent, move } = nodeAt(tree, id);
    const before = parent === null ? undefined : arbiter.known(positionWords(tree, parent));
    const end = before?.shots.get(move ?? '')?.end;
    return { id, move: move ?? '', color, ...(end?.kind === 'hit' && end.piece && { hit: end.piece }) };
  });
  return plies.reverse();
}
