// Looks through games for mistakes: the engine reviews each, and judges what it marked again, with more work.

import { load, save, Store } from '../../app/store.js';
import { colorOfPly, firstOf, numberOfPly } from '../../game/plies.js';
import { EngineError } from '../../protocol/jobs.js';
import { boxFromJson, cardOf, withCards, withSeen } from './cards.js';

/** @import { App } from '../../app/app.js' */
/** @import { ReviewPly } from '../../protocol/review.js' */
/** @import { Session } from '../../protocol/session.js' */
/** @import { Box, Card, Source } from './cards.js' */

/** @typedef {{game: number, of: number, done: number, plies: number} | null} Progress the game from 1, and how much of it has been reviewed; null
 *  while nothing is looked through */

const NODES = 20_000;
/** The name under which the browser keeps the box. */
export const MISTAKES = 'mistakes';

/** Changes the box that the browser keeps, which another tab may have changed meanwhile.
 * @param {Store<Box>} store @param {(box: Box) => Box} change */
export function changeBox(store, change) {
  const box = change(boxFromJson(load(MISTAKES)));
  // Kept before anybody hears of it.
  save(MISTAKES, box);
  store.set(box);
}

export class Gatherer {
  progress = new Store(/** @type {Progress} */ (null));
  #app;
  #box;
  /** Incremented to end what is running. */
  #course = 0;
  #stop = () => {};

  /** @param {App} app @param {Store<Box>} box gets what is found */
  constructor(app, box) {
    this.#app = app;
    this.#box = box;
  }

  /** Looks through games one after another; what is running is ended first.
   * @param {readonly Source[]} games
   * @returns {Promise<Card[]>} the mistakes found, those that were known too; rejects with an EngineError */
  async run(games) {
    this.stop();
    const course = this.#course;
    const current = () => course === this.#course;
    /** @type {Card[]} */
    const found = [];
    if (games.length === 0) return found;
    this.progress.set({ game: 1, of: games.length, done: 0, plies: 1 });
    await this.#app.enginesKnown;
    const session = this.#app.session(this.#app.engines.get()[0], {});
    try {
      for (const [index, game] of games.entries()) {
        const progress = (/** @type {number} */ done) => current() && this.progress.set({ game: index + 1, of: games.length, done, plies: game.moves.length });
        const cards = await this.#mistakes(session, game, progress, current).catch((error) => {
          // It was played by other rules; the next may not have been.
          if (!(error instanceof EngineError) || games.length === 1) throw error;
          return null;
        });
        if (!current()) break;
        if (!cards) continue;
        found.push(...cards);
        this.#keep(game, cards);
      }
    } finally {
      session.close();
      if (current()) this.stop();
    }
    return found;
  }

  /** Games found so far stay. */
  stop() {
    this.#course += 1;
    this.#stop();
    this.#stop = () => {};
    this.progress.set(null);
  }

  /** @param {Session} session @param {Source} game @param {(done: number) => void} progress @param {() => boolean} current
   * @returns {Promise<Card[]>} */
  async #mistakes(session, game, progress, current) {
    const { start, moves, color } = game;
    const first = firstOf(await this.#app.arbiter.state(start));
    /** @type {Map<number, ReviewPly>} */
    const plies = new Map();
    progress(0);
    const review = session.review(wordsOf(game, moves.length), `nodes ${NODES}`, (line) => {
      if (line.kind !== 'ply') return;
      plies.set(line.ply.ply, line.ply);
      progress(plies.size);
    });
    this.#stop = review.stop;
    await review.done;
    const faults = [...plies.values()].filter(({ ply, mark }) => (mark === 'mistake' || mark === 'blunder') && (color ?? colorOfPly(first, ply)) === colorOfPly(first, ply));
    const cards = [];
    for (const { ply, move } of faults.reverse()) {
      if (!current()) break;
      const words = wordsOf(game, ply - 1);
      const work = session.judge(words, move);
      this.#stop = work.stop;
      const [judged, { fen }] = await Promise.all([work.done, this.#app.arbiter.state(words)]);
      const card = judged && cardOf(game, fen, judged, numberOfPly(first, ply), Date.now());
      if (card) cards.push(card);
    }
    return cards;
  }

  /** @param {Source} game @param {readonly Card[]} cards */
  #keep({ id }, cards) {
    changeBox(this.#box, (box) => (id === null ? withCards(box, cards) : withSeen(withCards(box, cards), id)));
  }
}

/** What `position` takes for the game after some of its moves.
 * @param {Source} game @param {number} plies */
function wordsOf({ start, moves }, plies) {
  return plies === 0 ? start : `${start} moves ${moves.slice(0, plies).join(' ')}`;
}
