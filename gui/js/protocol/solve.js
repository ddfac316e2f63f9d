// A proof of a short win or loss by the engine's exact solver, as a job of a session.

import { StoppableJob } from './jobs.js';

/** @typedef {{verdict: 'win' | 'loss', moves: number, line: string[]} | {verdict: 'none' | 'stopped'}} Solved
 *  of the side to move; `moves` are those of the winner, `line` leads to the end with the longest defence */

/** A line `solved ...`, or null.
 * @param {string} line
 * @returns {Solved | null} */
export function parseSolved(line) {
  const [word, verdict, moves, ...rest] = line.split(' ');
  if (word !== 'solved') return null;
  if (verdict === 'win' || verdict === 'loss') return { verdict, moves: Number(moves), line: rest.slice(1) };
  return { verdict: verdict === 'stopped' ? 'stopped' : 'none' };
}

/** Sets up a position and has it solved.
 * @extends {StoppableJob<Solved>} */
export class Solve extends StoppableJob {
  /** @param {string} position what follows the word `position` @param {number} most of the winner's moves */
  constructor(position, most) {
    super([`position ${position}`], () => [`solve ${most}`], { verdict: 'stopped' });
  }

  /** @param {string} line */
  hear(line) {
    if (this.error !== null) return this.refused();
    const solved = parseSolved(line);
    return solved !== null && this.finish(solved);
  }
}
