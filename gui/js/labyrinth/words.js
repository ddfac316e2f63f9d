// What the field for moves and questions answers in Labyrinth.

import { t } from '../lang/texts.js';
import { responsesIn } from '../protocol/arbiter.js';
import { arrowLabel, squareLabel, tileText, turnText } from './board/aria.js';
import { ARROWS, SQUARES } from './board/geometry.js';
import { treasureName } from './board/pictures.js';
import { seatName } from './lines.js';

/** @import { LabyrinthArbiter, MazeState } from './arbiter.js' */
/** @import { Player } from './lines.js' */
/** @import { Typing } from '../app/hooks.js' */

/** @typedef {Typing<MazeState, LabyrinthArbiter>} Board */

export const HELP = t('board-maze-words-help');

/** The legal turn that was typed: a straight spare takes either of two letters.
 * @param {string} typed @param {readonly string[]} moves */
export function findMove(typed, moves) {
  const turned = { n: 's', e: 'w', s: 'n', w: 'e' }[typed[2]] ?? '';
  const straight = !moves.some((move) => move[2] === typed[2]);
  return moves.find((move) => move === typed || (straight && move === typed.slice(0, 2) + turned + typed.slice(3)));
}

/** @type {Record<string, (board: Board, about: string) => string | Promise<string>>} */
export const ANSWERS = {
  what: (board, square) => (SQUARES.includes(square) ? `${squareText(board, square, true)}.` : t('board-ask-square', { first: 'a1', last: 'g7', example: 'd4' })),
  rank: (board, rank) => (/^[1-7]$/.test(rank) ? line(board, (square) => square[1] === rank) : t('board-ask-rank', { last: 7, example: 4 })),
  file: (board, file) => (/^[a-g]$/.test(file) ? line(board, (square) => square[0] === file) : t('board-ask-file', { last: 'g' })),
  pieces: ({ shown: { players } }) => players.map(({ seat, pawn, home }) => t('board-pawn-at', { color: seat, pawn, home })).join('\n'),
  cards: ({ shown: { players } }) => players.map(cardsOf).join('\n'),
  spare: ({ shown: { spare, closed } }) => closed ? t('board-spare-closed', { tile: tileText(spare), arrow: closed }) : t('board-spare-is', { tile: tileText(spare) }),
  last,
  moves({ shown: { moves } }, start) {
    const some = moves.filter((move) => move.startsWith(start));
    if (some.length === 0) return t('board-no-turn', { start });
    const length = start.length < 2 ? 2 : 3;
    const begun = [...new Set(some.map((move) => move.slice(0, length)))].sort();
    if (start.length < 3) return `${begun.join(' ')}.`;
    return t('board-after-slide', { slide: start.slice(0, 3), squares: some.map((move) => move.slice(3, 5)).join(' ') });
  },
};

/** @param {Board} board @param {string} square @param {boolean} [arrows] whether its arrow is said too */
function squareText({ shown: { tiles, players, closed }, viewer }, square, arrows = false) {
  const sought = players.some(({ seat, targets }) => seat === viewer && targets.includes(square)) ? [t('board-to-find')] : [];
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
  const end = targets.length === 1 && targets[0] === home ? 'home' : 'out';
  return t('board-cards', { color: seat, finds: found.length, found: names(found), left: cards.length, end, home, known: known.length, sought: names(known) });
}

/** @param {Board} board */
async function last({ arbiter, words, lastMove }) {
  const before = / moves /.test(words) ? words.replace(/(?: moves)? \S+$/, '') : null;
  if (before === null || !lastMove) return t('board-no-last');
  const [turn, [mover]] = await Promise.all([arbiter.turn(before, lastMove), arbiter.ask(before, ['query turn']).then(responsesIn)]);
  return turn ? turnText(seatName(mover), lastMove, turn.slide, turn.path[0]) : lastMove;
}
