// Has the engine review a game of either kind.

import { t } from '../lang/texts.js';
import { load, save, Store } from './store.js';

/** @import { App } from './app.js' */
/** @import { Settings } from '../protocol/session.js' */
/** @import { ReviewPly, ReviewSide } from '../protocol/review.js' */

/** @typedef {{done: number, of: number} | null} Progress in plies; null when no review runs */
/** The players by their words, `blue`.
 * @typedef {Readonly<Record<string, ReviewSide>>} Sides */

/** The effort for each position in Laser Chess: its name and nodes. */
export const EFFORTS = /** @type {const} */ ([
  [t('app-effort-quick'), 20_000], [t('app-effort-thorough'), 100_000], [t('app-effort-deep'), 500_000],
]);
/** The nodes for each turn of Labyrinth. */
export const LABYRINTH_NODES = 5_000;
const REPORT_INTERVAL_MS = 100;

export class Reviewer {
  progress = new Store(/** @type {Progress} */ (null));
  /** The nodes searched for each position. */
  effort = new Store(/** @type {number} */ (EFFORTS.find(([, nodes]) => nodes === load('review-effort'))?.[1] ?? EFFORTS[0][1]));
  #app;
  #variant;
  /** @type {(() => void) | null} */
  #stop = null;

  /** @param {App} app @param {string} [variant] the game, if it is not Laser Chess */
  constructor(app, variant) {
    this.#app = app;
    this.#variant = variant;
    this.effort.subscribe((nodes) => save('review-effort', nodes));
  }

  /** Reviews a game; a running review is abandoned.
   * @param {string} words what `position` takes @param {number} plies @param {number} nodes for each @param {Settings} settings of the engine
   * @param {(plies: ReviewPly[]) => void} onPlies hears what is new, ten times a second at most
   * @returns {Promise<Sides | null>} null if it was stopped before the end */
  async run(words, plies, nodes, settings, onPlies) {
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
    const session = this.#app.session(this.#app.engines.get()[0], settings, undefined, this.#variant);
    /** @type {Map<number, ReviewPly>} */
    const heard = new Map();
    /** @type {ReviewPly[]} */
    let waiting = [];
    /** @type {Record<string, ReviewSide>} */
    const sides = {};
    const flush = () => {
      if (waiting.length === 0) return;
      onPlies(waiting);
      waiting = [];
      this.progress.set({ done: heard.size, of: plies });
    };
    const review = session.review(words, `nodes ${nodes}`, (line) => {
      if (line.kind === 'side') sides[line.seat] = line.side;
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
    return stopped ? null : sides;
  }

  stop() {
    this.#stop?.();
    this.#stop = null;
    this.progress.set(null);
  }
}
