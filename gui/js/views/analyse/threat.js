// The threat: what the other side would do if it were its move.

import { Store } from '../../app/store.js';
import { switched } from '../../game/arbiter.js';
import { EngineError } from '../../protocol/jobs.js';
import { opponent } from '../../protocol/lines.js';
import { errorText } from '../../lang/errors.js';
import { t } from '../../lang/texts.js';

/** @import { App } from '../../app/app.js' */
/** @import { Color, Info } from '../../protocol/lines.js' */

/** @typedef {{node: number, mover: Color, info: Info | null}} Threatened `mover` is the side that would move, `info` its best line, null before
 *   there is one */

/** How long the engine looks for it, in milliseconds. */
const TIME = 2000;

export class Threat {
  /** The threat in the position shown, null while it is not wanted. */
  found = new Store(/** @type {Threatened | null} */ (null));
  #app;
  /** Ends the search.
   * @type {() => void} */
  #end = () => {};

  /** @param {App} app */
  constructor(app) {
    this.#app = app;
  }

  /** @param {number} node @param {{fen: string, toMove: Color}} shown the position there @param {Record<string, boolean>} rules options of a session */
  async show(node, { fen, toMove }, rules) {
    this.clear();
    const mover = opponent(toMove);
    const session = this.#app.session(this.#app.engines.get()[0], { Hash: 16, ...rules });
    let wanted = true;
    const end = () => {
      wanted = false;
      session.close();
    };
    this.#end = end;
    this.found.set({ node, mover, info: null });
    const words = `fen ${switched(fen)}`;
    try {
      await session.ask([`position ${words}`]);
      const { error } = await session.search(words, `movetime ${TIME}`, ([info]) => {
        if (wanted && info?.pv.length > 0) this.found.set({ node, mover, info });
      }).done;
      if (error) throw new EngineError(error);
      const move = this.found.get()?.info?.pv[0];
      if (wanted && move) this.#app.announce(t('analyse-threat-is', { move }));
    } catch (error) {
      if (!wanted) return;
      this.clear();
      if (!(error instanceof EngineError)) throw error;
      this.#app.toast(t('analyse-threat-none', { error: errorText(error.message) }));
    } finally {
      session.close();
    }
  }

  clear() {
    this.#end();
    this.#end = () => {};
    this.found.set(null);
  }
}
