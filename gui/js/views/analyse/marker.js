// Judges moves one by one while the person explores, as a review does.

import { EngineError } from '../../protocol/jobs.js';

/** @import { App } from '../../app/app.js' */
/** @import { ReviewPly } from '../../protocol/review.js' */
/** @import { Session, Settings } from '../../protocol/session.js' */

export class Marker {
  #app;
  /** @type {{session: Session, rules: string} | null} */
  #held = null;

  /** @param {App} app */
  constructor(app) {
    this.#app = app;
  }

  /** What a review says of a move.
   * @param {string} fen of the position before it @param {string} move @param {number} nodes for each position @param {Settings} rules options of a session
   * @returns {Promise<ReviewPly | null>} null if it is not wanted any more */
  async judge(fen, move, nodes, rules) {
    /** @type {ReviewPly | null} */
    let found = null;
    try {
      await this.#session(rules).review(`fen ${fen} moves ${move}`, `nodes ${nodes}`, (line) => {
        if (line.kind === 'ply') found = line.ply;
      }).done;
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      return null;
    }
    return found;
  }

  /** Ends the session and drops what it works on. */
  close() {
    this.#held?.session.close();
    this.#held = null;
  }

  /** @param {Settings} rules */
  #session(rules) {
    const wanted = JSON.stringify(rules);
    if (this.#held?.rules !== wanted) {
      this.close();
      this.#held = { session: this.#app.session(this.#app.engines.get()[0], { Hash: 16, ...rules }), rules: wanted };
    }
    return this.#held.session;
  }
}
