// The engines of a match, one session per side, and the adviser that gives hints.

import { wordsFor } from '../../game/arbiter.js';
import { positionWords } from '../../game/tree.js';
import { t } from '../../lang/texts.js';
import { strengthOptions } from './match.js';

/** @import { App } from '../../app/app.js' */
/** @import { Color, Info } from '../../protocol/lines.js' */
/** @import { Session, SessionStatus } from '../../protocol/session.js' */
/** @import { Tree } from '../../game/tree.js' */
/** @import { Match } from './match.js' */

const HINT_TIME = 800;

export class Thinkers {
  #app;
  #onStatus;
  /** @type {Map<Color, {engine: string, session: Session}>} */
  #sides = new Map();
  /** @type {Promise<void>} */
  #prepared = Promise.resolve();
  /** @type {Session | null} */
  #adviser = null;

  /** @param {App} app
   * @param {(color: Color, status: SessionStatus) => void} onStatus hears the status of each side's connection */
  constructor(app, onStatus) {
    this.#app = app;
    this.#onStatus = onStatus;
  }

  /** Prepares the engines of a new match and ends those that it does not need.
   * @param {Match} match */
  prepare(match) {
    this.#prepared = this.#app.enginesKnown.then(() => {
      for (const color of /** @type {const} */ (['blue', 'red'])) this.#prepareSide(color, match.players[color]);
    });
  }

  /** @param {Color} color @param {import('./match.js').Player} player */
  #prepareSide(color, player) {
    const old = this.#sides.get(color);
    if (old && (player.kind === 'person' || player.engine !== old.engine)) {
      old.session.close();
      this.#sides.delete(color);
    }
    if (player.kind === 'person' || !this.#app.engines.get().includes(player.engine)) return;
    const options = strengthOptions(player.strength);
    const kept = this.#sides.get(color)?.session;
    const session = kept ?? this.#app.session(player.engine, options, (status) => this.#onStatus(color, status));
    this.#sides.set(color, { engine: player.engine, session });
    const report = (/** @type {unknown} */ error) => {
      if (session.status.kind !== 'closed') this.#app.report(error);
    };
    if (kept) session.set(options).catch(report);
    session.ask(['ucinewgame']).catch(report);
  }

  /** The engine of a side searches a node of the game.
   * @param {Color} color @param {Tree} tree @param {number} id
   * @param {string | (() => string)} go @param {(infos: Info[]) => void} onInfo */
  async think(color, tree, id, go, onInfo) {
    await this.#prepared;
    const side = this.#sides.get(color);
    if (!side) throw new Error(t('play-no-engine'));
    await side.session.ready();
    return side.session.search(await wordsFor(side.session, this.#app.arbiter, tree, id), go, onInfo);
  }

  /** The built-in engine's best move at full strength, or null if there is none.
   * @param {Tree} tree @param {number} id */
  async hint(tree, id) {
    this.#adviser ??= this.#app.session(this.#app.engines.get()[0], {});
    const { best } = await this.#adviser.search(positionWords(tree, id), `movetime ${HINT_TIME}`).done;
    return best;
  }
}
