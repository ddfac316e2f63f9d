// The puzzles of Laser Chess: their file and their stages.

import { GRADES, wordsOf } from '../../app/puzzle-progress.js';
import { positionOf } from '../../board/fen.js';
import { t } from '../../lang/texts.js';

/** Wins in 1, which have grades of their own, come before the grades of longer ones. */
export const WIN_IN_ONE = 0;

/** The fields of a line: the FEN, the number of moves, the grade, two figures that are not needed here, the solution, the setup and the themes.
 * @type {import('../../app/puzzle-progress.js').Collection} */
export const PUZZLES = {
  view: 'puzzles',
  file: 'akhet.puzzles',
  stages: [{ stage: WIN_IN_ONE, word: t('puzzles-stage', { stage: WIN_IN_ONE }) }, ...GRADES],
  read: ([fen, wins, grade, , , moves, , words]) => {
    const [solution, themes] = [wordsOf(moves), wordsOf(words)];
    const stage = wins === '1' ? WIN_IN_ONE : Number(grade);
    return { fen, wins: Number(wins), stage, trick: trickOf(fen, solution[0] ?? '', themes[0]), solution, themes };
  },
};

/** What the first move is like: the piece, what it does, and whether it stays at the edge.
 * @param {string} fen @param {string} move @param {string | undefined} theme */
function trickOf(fen, move, theme) {
  const [from, to] = [move.slice(0, 2), move.slice(2)];
  const piece = positionOf(fen)?.pieces.get(from)?.[0] ?? '';
  const atEdge = (/** @type {string} */ square) => /[aj]|[18]/.test(square);
  return [piece, theme, atEdge(from) && atEdge(to) ? 'edge' : ''].join(' ');
}
