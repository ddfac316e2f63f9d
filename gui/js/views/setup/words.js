// What the engine says of a position, in words for people.

/** How many moves there are.
 * @param {import('../../game/arbiter.js').BoardState} state */
export function movesText({ toMove, moves }) {
  const name = toMove === 'blue' ? 'Blue' : 'Red';
  if (moves.length === 0) return `A position, but ${name} has no move.`;
  return `A position to play: ${name} has ${moves.length} ${moves.length === 1 ? 'move' : 'moves'}.`;
}

/** What stands in an address for a position; the rules are named where they are not those of the box.
 * @param {string} fen @param {import('../../app/app.js').Rules} rules
 * @returns {Record<string, string>} */
export function positionParams(fen, rules) {
  const names = Object.entries(rules).filter(([, on]) => on).map(([name]) => name.toLowerCase());
  return names.length === 0 ? { fen } : { fen, rules: names.join(',') };
}
