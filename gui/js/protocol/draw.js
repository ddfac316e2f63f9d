// The command `gensetups`, as a job of a session.

import { StoppableJob } from './jobs.js';

/** Draws the random setup of a seed: its FEN, or null if it was stopped.
 * @extends {StoppableJob<string | null>} */
export class Draw extends StoppableJob {
  /** @type {string | null} */
  #fen = null;

  /** @param {number} seed */
  constructor(seed) {
    super([], () => [`gensetups 1 seed ${seed}`], null);
  }

  /** @param {string} line */
  hear(line) {
    if (this.error !== null) return this.refused();
    const [, fen] = /^info string gensetups (.+)$/.exec(line) ?? [];
    this.#fen = fen ?? this.#fen;
    return line === 'gensetupsok' && this.finish(this.#fen);
  }
}
