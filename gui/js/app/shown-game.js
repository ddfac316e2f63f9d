// A game that a board shows: which of its positions, and the move that leads there. It draws nothing.

import { nodeAt, positionWords, stepFrom } from '../game/tree.js';
import { AnimationWait } from './animation-wait.js';

/** What a board shows of a game.
 * @template [Position=any]
 * @template [Film=any]
 * @typedef {{
 *   tree: import('../game/tree.js').Tree,
 *   at: number,
 *   coming: number | null,
 *   shown: Position | null,
 *   words: string,
 *   animation: Film | undefined,
 * }} Shown `at` is the node that the board shows, `shown` the position there as the rule book answers for it, null before the first answer,
 *   and `words` what `position` takes for it; `coming` is the node that the board will show as soon as its position is known */

/** @template {Shown} S */
export class ShownGame {
  app;
  state;
  animation = new AnimationWait();
  /** Whether the view is visible: without a board no move is animated. */
  attended = false;
  /** Incremented by each request; answers to earlier ones are dropped. */
  showing = 0;

  /** @param {import('./app.js').App} app @param {import('./store.js').Store<S>} state */
  constructor(app, state) {
    this.app = app;
    this.state = state;
  }

  /** The state of a position. Each game replaces this.
   * @param {string} _words what `position` takes @param {Partial<S>} [_fields] those of `display`
   * @returns {Promise<S['shown']>} */
  async stateOf(_words, _fields) {
    return null;
  }

  /** The move to a node as the board animates it. Each game replaces this.
   * @param {number} _id
   * @returns {Promise<S['animation'] | undefined>} */
  async animationTo(_id) {
    return undefined;
  }

  /** Shows another position of the game.
   * @param {number} id */
  async show(id) {
    const { tree, at } = this.state.get();
    if (!tree.nodes.has(id)) return;
    this.animation.end();
    await this.display(id, nodeAt(tree, id).parent === at).catch((error) => this.app.report(error));
  }

  /** Shows a position some plies further on (or back, if negative), or as far as the game goes. Steps in quick succession add up.
   * @param {number} plies */
  async step(plies) {
    const { tree, at, coming } = this.state.get();
    const from = coming ?? at;
    const to = stepFrom(tree, from, plies);
    if (to !== from) await this.show(to);
  }

  /** Shows a node as soon as its state is known.
   * @param {number} id @param {boolean} moving whether the move that leads to it is animated
   * @param {Partial<S>} [fields] of the state that change with it
   * @returns {Promise<void>} rejects with an EngineError if there is no such position */
  async display(id, moving, fields) {
    const ticket = ++this.showing;
    this.merge({ coming: id });
    // The previous move is shown to its end.
    if (moving) await this.animation.over;
    if (ticket !== this.showing) return;
    const words = positionWords(this.state.get().tree, id);
    try {
      const [shown, found] = await Promise.all([this.stateOf(words, fields), moving && this.attended ? this.animationTo(id) : undefined]);
      if (ticket !== this.showing) return;
      const animation = this.attended ? found : undefined;
      this.animation.end();
      if (animation) this.animation.begin();
      this.merge({ ...fields, at: id, coming: null, shown, words, animation });
      this.moved();
    } catch (error) {
      if (ticket !== this.showing) return;
      this.merge({ coming: null });
      throw error;
    }
  }

  /** Another position is shown. */
  moved() {}

  /** The board has shown the whole move. */
  animationEnded() {
    this.animation.end();
    // Otherwise a new board would show it again.
    this.merge({ animation: undefined });
  }

  /** Sets whether the view is visible.
   * @param {boolean} attended */
  attend(attended) {
    this.attended = attended;
    if (!attended) this.animationEnded();
  }

  /** @param {object} fields of the state */
  merge(fields) {
    this.state.merge(/** @type {Partial<S>} */ (fields));
  }
}
