// The puzzles come from a file beside the page.

/** @typedef {{number: number, fen: string, wins: number, grade: number, solution: readonly string[]}} Puzzle `number` counts
 *  from 1; the side to move wins within `wins` moves; `grade` goes from 1 to 5, among wins in 1 or
 *  among longer ones; the solution has the
 *  moves of both sides, with the longest defence */

/** All puzzles.
 * @returns {Promise<Puzzle[]>} */
export async function fetchPuzzles() {
  const response = await fetch(new URL('../../../akhet.puzzles', import.meta.url));
  if (!response.ok) throw new Error(`akhet.puzzles: ${response.status} ${response.statusText}`);
  return parsePuzzles(await response.text());
}

/** The puzzles of a file: one per line, with tab-separated fields: the FEN, the number of moves, the grade, two figures that
 * are not needed here, and the solution. Lines that begin with `#` are comments.
 * @param {string} text
 * @returns {Puzzle[]} */
export function parsePuzzles(text) {
  const lines = text.split('\n').map((line) => line.trimEnd()).filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line, index) => {
    const [fen, wins, grade, , , solution] = line.split('\t');
    if (solution === undefined) throw new Error(`akhet.puzzles: puzzle ${index + 1} has too few fields`);
    return { number: index + 1, fen, wins: Number(wins), grade: Number(grade), solution: solution.split(' ') };
  });
}
