// Puzzles come from a file beside the page; the engine judges by lines of the protocol.

import { Arbiter } from '../../game/arbiter.js';

/** @typedef {import('../../app/app.js').App} App */
/** @typedef {import('../../protocol/lines.js').Result} Result */
/** @typedef {import('../../protocol/solve.js').Solved} Solved */
/** @typedef {import('../../game/arbiter.js').BoardState} BoardState */

/** @typedef {{number: number, fen: string, wins: number, grade: number, solution: readonly string[]}} Puzzle `number` counts
 *  from 1; the side to move wins with its move number `wins` at the latest; `grade` goes from 1 to 5; the solution has the
 *  moves of both sides, with the longest defence */

/** The rules by which the puzzles were made. */
const RULES = { KingTurns: false, SwapOntoClosed: false, RepetitionEnds: false };

export class PuzzleSource {
  #session;
  #arbiter;
  /** @type {() => void} */
  #stop = () => {};

  /** @param {App} app */
  constructor(app) {
    this.#session = app.session(app.engines.get()[0], RULES);
    this.#arbiter = new Arbiter(this.#session);
  }

  /** All puzzles.
   * @returns {Promise<Puzzle[]>} */
  async puzzles() {
    const response = await fetch(new URL('../../../akhet.puzzles', import.meta.url));
    if (!response.ok) throw new Error(`akhet.puzzles: ${response.status} ${response.statusText}`);
    return parsePuzzles(await response.text());
  }

  /** What there is to know of a position.
   * @param {string} words what `position` takes
   * @returns {Promise<BoardState>} */
  state(words) {
    return this.#arbiter.state(words);
  }

  /** Asks if the side to move wins or loses within this many moves of the winner. An earlier question is abandoned.
   * @param {string} words what `position` takes @param {number} most
   * @returns {Promise<Solved>} */
  solve(words, most) {
    this.#stop();
    const proof = this.#session.solve(words, most);
    this.#stop = proof.stop;
    return proof.done;
  }
}

/** The puzzles of a file: one a line, with tabs between its fields, the FEN, the number of moves, the grade, two figures that
 * are not needed here, and the solution. Lines that begin with `#` are remarks.
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
