// A game being analysed, whatever its rules: its tree, the position shown, the engine that follows it. It draws nothing.

import { t } from '../lang/texts.js';
import { addMove, nodeAt, onMainLine, pathTo, positionWords, remove } from '../game/tree.js';
import { ShownGame } from './shown-game.js';
import { load, save, Store } from './store.js';

/** @import { App } from './app.js' */
/** @import { Tree } from '../game/tree.js' */

/** What a game says about its analyses: the name by which the browser keeps one, a new one, which has all fields that are kept, and what
 * only this game's state has besides, as long as the board shows nothing.
 * @template Analysis, Unseen
 * @typedef {{name: string, fresh: () => Analysis, unseen: Unseen, toJson: (analysis: Analysis) => unknown, fromJson: (json: any) => Analysis | null}} Form */

/** @typedef {{moves: readonly string[]}} Position */

const NOTHING_SHOWN = { coming: null, shown: null, words: '', animation: undefined };

/** Changes are saved together, this many milliseconds after the first. */
const SAVE_DELAY_MS = 1000;
/** @type {readonly string[]} */
export const NO_MOVES = [];

/** @template {{tree: Tree, at: number, flipped: boolean}} Analysis
 * @template {Analysis & import('./shown-game.js').Shown<Position>} S
 * @template {import('./thinker.js').Thinker<any>} T
 * @extends {ShownGame<S>} */
export class AnalysisModel extends ShownGame {
  /** The number of the engine's line that the person points at, from 1, or null. */
  pointed = new Store(/** @type {number | null} */ (null));
  /** The moves from the position shown up to the one that the person points at in a line of the engine. */
  peeked = new Store(NO_MOVES);
  thinker;
  #form;
  #fields;
  #kept;
  #keeping = false;

  /** @param {App} app @param {T} thinker @param {Form<Analysis, Omit<S, keyof Analysis | keyof import('./shown-game.js').Shown>>} form */
  constructor(app, thinker, form) {
    const kept = /** @type {S} */ (/** @type {unknown} */ ({ ...(form.fromJson(load(form.name)) ?? form.fresh()), ...NOTHING_SHOWN, ...form.unseen }));
    super(app, new Store(kept));
    this.thinker = thinker;
    this.#form = form;
    this.#fields = /** @type {(keyof Analysis)[]} */ (Object.keys(form.fresh()));
    this.#kept = kept;
    this.state.subscribe(() => this.#keepSoon());
    addEventListener('pagehide', () => this.#keep());
  }

  /** Plays a legal move in the position shown: follows a line that has it, or begins one.
   * @param {string} move */
  move(move) {
    if (this.state.get().shown?.moves.includes(move)) this.playLine([move]);
  }

  /** Plays moves from the position shown and shows the last.
   * @param {readonly string[]} moves legal ones */
  playLine(moves) {
    let { tree, at } = this.state.get();
    for (const move of moves) ({ tree, id: at } = addMove(tree, at, move));
    this.merge({ tree });
    void this.show(at);
  }

  /** Plays the engine's best move in the position shown, or says why it cannot. */
  playBest() {
    const { at, shown } = this.state.get();
    const thoughts = this.thinker.thoughts.get();
    const best = thoughts?.node === at ? thoughts.infos[0]?.pv[0] : undefined;
    if (best !== undefined && shown?.moves.includes(best)) this.playLine([best]);
    else this.app.toast(t(this.thinker.settings.get().on ? 'analyse-no-move-yet' : 'analyse-engine-off'));
  }

  /** Shows the position where the current variation leaves the game. */
  backToGame() {
    const { tree, at } = this.state.get();
    void this.show(onMainLine(tree, at));
  }

  /** Removes a move and all that follows it.
   * @param {number} id */
  async remove(id) {
    const { tree, at } = this.state.get();
    const { parent } = nodeAt(tree, id);
    if (parent === null) return;
    if (pathTo(tree, at).includes(id)) await this.display(parent, false);
    const now = this.state.get();
    if (now.tree.nodes.has(id) && !pathTo(now.tree, now.at).includes(id)) this.merge({ tree: remove(now.tree, id) });
  }

  flip() {
    this.merge({ flipped: !this.state.get().flipped });
  }

  /** Sets whether the view is visible; if not, the engine rests.
   * @param {boolean} attended */
  attend(attended) {
    super.attend(attended);
    this.follow();
  }

  /** Shows what the browser has kept or, if the engine does not accept that (any more), a new analysis. */
  async begin() {
    const showing = this.display(this.state.get().at, false);
    const ticket = this.showing;
    try {
      await showing;
      if (ticket === this.showing) await this.explore();
    } catch (error) {
      this.app.report(error);
      if (ticket === this.showing) await this.open(this.#form.fresh());
    }
  }

  /** Puts an analysis on the board.
   * @param {Analysis} analysis @param {any} [more] for `accepted`
   * @returns {Promise<void>} rejects if the engine does not accept the game, and then changes nothing */
  async open(analysis, more) {
    const ticket = ++this.showing;
    const fields = await this.accepted(analysis, more).catch((error) => {
      // Pending changes of the board are dropped in favour of this.
      if (ticket === this.showing) this.display(this.state.get().at, false).catch(() => {});
      throw error;
    });
    if (ticket !== this.showing) return;
    this.leave();
    // Its thoughts are about the nodes of another tree.
    this.thinker.follow(null);
    const words = positionWords(analysis.tree, analysis.at);
    this.state.set(/** @type {S} */ (/** @type {unknown} */ ({ ...NOTHING_SHOWN, ...this.#form.unseen, ...analysis, ...fields, words })));
    this.moved();
    this.explore().catch((error) => this.app.report(error));
  }

  moved() {
    this.pointed.set(null);
    this.peeked.set(NO_MOVES);
    this.follow();
  }

  /** Has the engine think about the position shown, or rest. */
  follow() {
    this.thinker.follow(this.attended ? this.target() : null);
  }

  /** What the engine thinks about, if anything. Each game replaces this, and what follows.
   * @returns {Parameters<T['follow']>[0]} */
  target() {
    return null;
  }

  /** The fields of the state when an analysis is put on the board.
   * @param {Analysis} _analysis @param {any} [_more] what else the game knows about it
   * @returns {Promise<Partial<S>>} rejects if the engine does not accept the game */
  async accepted(_analysis, _more) {
    return {};
  }

  /** The analysis on the board is about to be replaced. */
  leave() {}

  /** Learns about the positions of the main line. */
  async explore() {}

  #keepSoon() {
    if (this.#keeping || this.#isKept()) return;
    this.#keeping = true;
    setTimeout(() => {
      this.#keeping = false;
      this.#keep();
    }, SAVE_DELAY_MS);
  }

  /** Writes only what was changed here, since another tab may have written meanwhile. */
  #keep() {
    if (this.#isKept()) return;
    this.#kept = this.state.get();
    save(this.#form.name, this.#form.toJson(this.#kept));
  }

  #isKept() {
    const state = this.state.get();
    return this.#fields.every((field) => state[field] === this.#kept[field]);
  }
}
