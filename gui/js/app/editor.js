// A position being edited, whatever the game: undo and redo, the tool in hand, what the engine says about it. It draws nothing.

import { EngineError } from '../protocol/jobs.js';
import { messageOf } from '../protocol/lines.js';
import { load, save, Store } from './store.js';

/** @import { App } from './app.js' */

/** The engine's verdict on a position.
 * @template State
 * @typedef {{kind: 'asked'} | {kind: 'right', state: State} | {kind: 'wrong', error: string}} Verdict */

/** @template Position, Tool, State
 * @typedef {{history: History<Position>, draft: string | null, tool: Tool, verdict: Verdict<State>, flipped: boolean}} EditorState
 *   `draft` is the text of the FEN field as long as it does not have the form of a FEN; `tool` is what a press on a square does */

/** What a game says about its positions.
 * @template Position, State
 * @typedef {{
 *   name: string,
 *   first: string,
 *   positionOf: (fen: string) => Position | null,
 *   fenOf: (position: Position) => string,
 *   state: (words: string) => Promise<State>,
 * }} Form `name` is the one by which the browser keeps the position, `first` the FEN that a first visitor finds; `state` is the engine's
 *   answer about a position, as `position` takes it */

/** @template Position, Tool
 * @template {{fen: string}} State */
export class Editor {
  /** @type {Store<EditorState<Position, Tool, State>>} */
  state;
  app;
  #form;
  /** Invalidates a pending answer. */
  #question = 0;

  /** @param {App} app @param {Form<Position, State>} form */
  constructor(app, form) {
    this.app = app;
    this.#form = form;
    const kept = load(form.name);
    const position = typeof kept?.fen === 'string' ? form.positionOf(kept.fen) : null;
    this.state = new Store(/** @type {EditorState<Position, any, State>} */ ({
      history: newHistory(position ?? /** @type {Position} */ (form.positionOf(form.first))),
      draft: null, tool: { kind: 'turn' }, verdict: { kind: 'asked' }, flipped: kept?.flipped === true,
    }));
  }

  /** The position on the board. */
  get now() {
    return this.state.get().history.now;
  }

  /** @param {Tool} tool */
  take(tool) {
    this.state.merge({ tool });
  }

  /** @param {Position} next */
  change(next) {
    const { history } = this.state.get();
    const { fenOf } = this.#form;
    this.#go(fenOf(next) === fenOf(history.now) ? history : changed(history, next));
  }

  /** Starts over with a position by its name.
   * @param {string} words what `position` takes */
  async begin(words) {
    try {
      this.type((await this.#form.state(words)).fen);
    } catch (error) {
      this.app.report(error);
    }
  }

  /** The text of the FEN field has changed.
   * @param {string} text */
  type(text) {
    const position = this.#form.positionOf(text);
    if (position) {
      this.change(position);
      return;
    }
    this.state.merge({ draft: text });
    void this.judge();
  }

  undo() {
    this.#go(undone(this.state.get().history));
  }

  redo() {
    this.#go(redone(this.state.get().history));
  }

  flip() {
    this.state.merge({ flipped: !this.state.get().flipped });
    this.keep();
  }

  /** Asks the engine about the position. */
  async judge() {
    const question = ++this.#question;
    const { draft, history } = this.state.get();
    /** @type {Verdict<State>} */
    let verdict;
    try {
      verdict = { kind: 'right', state: await this.#form.state(`fen ${draft ?? this.#form.fenOf(history.now)}`) };
    } catch (error) {
      if (!(error instanceof EngineError)) this.app.report(error);
      verdict = { kind: 'wrong', error: messageOf(error) };
    }
    if (question === this.#question) this.state.merge({ verdict });
  }

  /** What the browser keeps besides the position. A game may add to it. */
  kept() {
    return { flipped: this.state.get().flipped };
  }

  keep() {
    save(this.#form.name, { fen: this.#form.fenOf(this.now), ...this.kept() });
  }

  /** @param {EditorState<Position, Tool, State>['history']} history */
  #go(history) {
    const { draft, history: old } = this.state.get();
    if (draft === null && history.now === old.now) return;
    this.state.merge({ history, draft: null });
    this.keep();
    void this.judge();
  }
}

/** @template T
 * @typedef {{past: readonly T[], now: T, future: readonly T[]}} History */

const LONGEST = 200;

/** @template T
 * @param {T} now
 * @returns {History<T>} */
export function newHistory(now) {
  return { past: [], now, future: [] };
}

/** Sets a new value and drops what could be redone.
 * @template T
 * @param {History<T>} history @param {T} next
 * @returns {History<T>} */
export function changed(history, next) {
  if (next === history.now) return history;
  return { past: [...history.past, history.now].slice(-LONGEST), now: next, future: [] };
}

/** @template T
 * @param {History<T>} history
 * @returns {History<T>} the same one if there is nothing to undo */
export function undone({ past, now, future }) {
  const last = past.at(-1);
  if (last === undefined) return { past, now, future };
  return { past: past.slice(0, -1), now: last, future: [now, ...future] };
}

/** @template T
 * @param {History<T>} history
 * @returns {History<T>} the same one if there is nothing to redo */
export function redone({ past, now, future }) {
  if (future.length === 0) return { past, now, future };
  return { past: [...past, now], now: future[0], future: future.slice(1) };
}
