// What the engine says of a position, in words for people.

/** How many moves there are.
 * @param {import('../../game/arbiter.js').BoardState} state */
export function movesText({ toMove, moves }) {
  const name = toMove === 'blue' ? 'Blue' : 'Red';
  if (moves.length === 0) return `A position, but ${name} has no move.`;
  return `A position to play: ${name} has ${moves.length} ${moves.length === 1 ? 'move' : 'moves'}.`;
}
