// A proof of a short win or loss by the engine's exact solver, as a job of a session.

import { EngineError } from './jobs.js';
import { parseError } from './lines.js';

/** @typedef {import('./jobs.js').Job} Job */
/** @typedef {import('./jobs.js').Send} Send */

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
 * @implements {Job} */
export class Solve {
  patience = Infinity;
  #position;
  #most;
  #resolve = /** @type {(solved: Solved) => void} */ (() => {});
  #reject = /** @type {(error: EngineError) => void} */ (() => {});
  /** @type {Promise<Solved>} */
  done = new Promise((resolve, reject) => {
    this.#resolve = resolve;
    this.#reject = reject;
  });
  #stopped = false;
  #gone = false;
  /** @type {string | null} */
  #error = null;

  /** @param {string} position what stands behind the word `position` @param {number} most of the winner's moves */
  constructor(position, most) {
    this.#position = position;
    this.#most = most;
  }

  /** @param {Send} send */
  start(send) {
    this.#gone = false;
    this.#error = null;
    send([`position ${this.#position}`, 'isready']);
  }

  /** Ends the proof; `done` resolves soon.
   * @param {Send} send */
  stop(send) {
    this.#stopped = true;
    if (this.#gone) send(['stop']);
  }

  /** Ends a proof that has not been started. */
  cancel() {
    this.#resolve({ verdict: 'stopped' });
  }

  /** @param {string} line @param {Send} send */
  line(line, send) {
    this.#error ??= parseError(line);
    // The position's answer has come with `readyok`; an error after that is one of `solve`.
    if (this.#error !== null && (this.#gone || line === 'readyok')) {
      this.#reject(new EngineError(this.#error));
      return true;
    }
    if (!this.#gone && line === 'readyok') {
      if (this.#stopped) {
        this.cancel();
        return true;
      }
      this.#gone = true;
      send([`solve ${this.#most}`]);
      return false;
    }
    const solved = this.#gone ? parseSolved(line) : null;
    if (solved) this.#resolve(solved);
    return solved !== null;
  }

  lost() {
    if (this.#stopped) this.cancel();
    return !this.#stopped;
  }

  /** @param {EngineError} error */
  fail(error) {
    this.#reject(error);
  }
}
