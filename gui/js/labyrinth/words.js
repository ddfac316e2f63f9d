// What the field for moves and questions answers in Labyrinth.

import { responsesIn } from '../protocol/arbiter.js';
import { arrowLabel, moveText, squareLabel, tileText } from './board/aria.js';
import { ARROWS, SQUARES } from './board/geometry.js';
import { treasureName } from './board/pictures.js';
import { seatName } from './lines.js';

/** @import { LabyrinthArbiter, MazeState } from './arbiter.js' */
/** @import { Player } from './lines.js' */
/** @import { Typing } from '../app/hooks.js' */

/** @typedef {Typing<MazeState, LabyrinthArbiter>} Board */

export const HELP = 'Turns: a4ne3, or push a4 north, go to e3. North is how the spare is drawn, east a quarter turn clockwise, and so on. '
  + 'Questions: what d4; rank 4; file c; pieces: where the pawns are; cards; spare; last: what was played last; '
  + 'moves: the open arrows; moves a4n: where the pawn can go then; clock; help.';

/** The legal turn that was typed: a straight spare takes either of two letters.
 * @param {string} typed @param {readonly string[]} moves */
export function findMove(typed, moves) {
  const turned = { n: 's', e: 'w', s: 'n', w: 'e' }[typed[2]] ?? '';
  const straight = !moves.some((move) => move[2] === typed[2]);
  return moves.find((move) => move === typed || (straight && move === typed.slice(0, 2) + turned + typed.slice(3)));
}

/** @type {Record<string, (board: Board, about: string) => string | Promise<string>>} */
export const ANSWERS = {
  what: (board, square) => (SQUARES.includes(square) ? `${squareText(board, square, true)}.` : 'Name a square a1 to g7, as in what d4.'),
  rank: (board, rank) => (/^[1-7]$/.test(rank) ? line(board, (square) => square[1] === rank) : 'Name a rank, 1 to 7, as in rank 4.'),
  file: (board, file) => (/^[a-g]$/.test(file) ? line(board, (square) => square[0] === file) : 'Name a file, a to g, as in file c.'),
  pieces: ({ shown: { players } }) => players.map(({ seat, pawn, home }) => `${seatName(seat)}'s pawn is on ${pawn}, its home is ${home}.`).join('\n'),
  cards: ({ shown: { players } }) => players.map(cardsOf).join('\n'),
  spare: ({ shown: { spare, closed } }) => `The spare tile is ${tileText(spare)}.`
    + (closed ? ` It may not go in at ${closed}: the last tile came out there.` : ''),
  last,
  moves({ shown: { moves } }, start) {
    const some = moves.filter((move) => move.startsWith(start));
    if (some.length === 0) return `No turn begins with ${start}.`;
    const length = start.length < 2 ? 2 : 3;
    const begun = [...new Set(some.map((move) => move.slice(0, length)))].sort();
    if (start.length < 3) return `${begun.join(' ')}.`;
    return `After ${start.slice(0, 3)} the pawn can go to ${some.map((move) => move.slice(3, 5)).join(' ')}.`;
  },
};

/** @param {Board} board @param {string} square @param {boolean} [arrows] whether its arrow is said too */
function squareText({ shown: { tiles, players, closed }, viewer }, square, arrows = false) {
  const sought = players.some(({ seat, targets }) => seat === viewer && targets.includes(square)) ? ['to find'] : [];
  const arrow = arrows && ARROWS.has(square) ? [arrowLabel(square, square === closed ? 'closed' : 'waits', false)] : [];
  return squareLabel(square, tiles.get(square), players, [...sought, ...arrow]);
}

/** @param {Board} board @param {(square: string) => boolean} lies whether a square lies there */
function line(board, lies) {
  return `${SQUARES.filter(lies).sort().map((square) => squareText(board, square)).join('; ')}.`;
}

/** @param {Player} player as the viewer sees the player */
function cardsOf({ seat, cards, found, home, targets }) {
  const names = (/** @type {string} */ letters) => [...letters].map(treasureName).join(', ');
  const known = cards.replaceAll('?', '');
  // By other rules than the usual ones there are other ways to end the game.
  const end = targets.length === 1 && targets[0] === home ? `goes home to ${home}` : 'is on the way out';
  const left = cards.length === 0 ? `no card left, ${end}` : `${cards.length} ${cards.length === 1 ? 'card' : 'cards'} left`;
  return `${seatName(seat)} has found ${names(found) || 'nothing'}, ${left}${known && `, looks for ${names(known)}`}.`;
}

/** @param {Board} board */
async function last({ arbiter, words, lastMove }) {
  const before = / moves /.test(words) ? words.replace(/(?: moves)? \S+$/, '') : null;
  if (before === null || !lastMove) return 'No move has been played.';
  const [turn, [mover]] = await Promise.all([arbiter.turn(before, lastMove), arbiter.ask(before, ['query turn']).then(responsesIn)]);
  return turn ? `${seatName(mover)} ${moveText(lastMove, turn.slide, turn.path[0])}.` : lastMove;
}
