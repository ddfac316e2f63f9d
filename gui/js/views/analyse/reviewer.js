// Has the engine review a game.

import { load, save, Store } from '../../app/store.js';
import { ruleOptions } from '../../game/record.js';

/** @import { App } from '../../app/app.js' */
/** @import { Rules } from '../../game/record.js' */
/** @import { Color } from '../../protocol/lines.js' */
/** @import { ReviewPly, ReviewSide } from '../../protocol/review.js' */

/** @typedef {{done: number, of: number} | null} Progress in plies; null when no review runs */
/** @typedef {Record<Color, ReviewSide>} Sides */

/** The effort for each position: its name and nodes. */
export const EFFORTS = /** @type {const} */ ([['Quick', 20_000], ['Thorough', 100_000], ['Deep', 500_000]]);
const REPORT_INTERVAL_MS = 100;

export class Reviewer {
  progress = new Store(/** @type {Progress} */ (null));
  /** The nodes searched for each position. */
  effort = new Store(/** @type {number} */ (EFFORTS.find(([, nodes]) => nodes === load('review-effort'))?.[1] ?? EFFORTS[0][1]));
  #app;
  /** @type {(() => void) | null} */
  #stop = null;

  /** @param {App} app */
  constructor(app) {
    this.#app = app;
    this.effort.subscribe((nodes) => save('review-effort', nodes));
  }

  /** Reviews a game; a running review is abandoned.
   * @param {string} words what `position` takes @param {number} plies @param {Rules} rules
   * @param {{threads: number, hash: number}} settings of the engine
   * @param {(plies: ReviewPly[]) => void} onPlies hears what is new, ten times a second at most
   * @returns {Promise<Sides | null>} null if it was stopped before the end */
  async run(words, plies, rules, { threads, hash }, onPlies) {
    this.stop();
    let stopped = false;
    let stopSearch = () => {};
    const stop = () => {
      stopped = true;
      stopSearch();
    };
    this.#stop = stop;
    this.progress.set({ done: 0, of: plies });
    await this.#app.enginesKnown;
    if (stopped) return null;
    const session = this.#app.session(this.#app.engines.get()[0], { Threads: threads, Hash: hash, ...ruleOptions(rules) });
    /** @type {Map<number, ReviewPly>} */
    const heard = new Map();
    /** @type {ReviewPly[]} */
    let waiting = [];
    /** @type {Partial<Sides>} */
    const sides = {};
    const flush = () => {
      if (waiting.length === 0) return;
      onPlies(waiting);
      waiting = [];
      this.progress.set({ done: heard.size, of: plies });
    };
    const review = session.review(words, `nodes ${this.effort.get()}`, (line) => {
      if (line.kind === 'side') sides[line.color] = line.side;
      if (line.kind !== 'ply') return;
      heard.set(line.ply.ply, line.ply);
      waiting.push(line.ply);
    });
    stopSearch = review.stop;
    const timer = setInterval(() => stopped || flush(), REPORT_INTERVAL_MS);
    try {
      await review.done;
      if (!stopped) flush();
    } finally {
      clearInterval(timer);
      session.close();
      if (this.#stop === stop) {
        this.#stop = null;
        this.progress.set(null);
      }
    }
    return !stopped && sides.blue && sides.red ? { blue: sides.blue, red: sides.red } : null;
  }

  stop() {
    this.#stop?.();
    this.#stop = null;
    this.progress.set(null);
  }
}
