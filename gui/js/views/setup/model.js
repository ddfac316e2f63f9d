// The editor's state: the position with undo and redo, the tool in hand, and what the engine says about the position.

import { load, save, Store } from '../../app/store.js';
import { EngineError } from '../../protocol/jobs.js';
import { describePiece } from '../../board/aria.js';
import { kindOf } from '../../board/position.js';
import { messageOf } from '../../protocol/lines.js';
import { changed, newHistory, redone, undone } from '../../app/history.js';
import {
  carried, emptied, fenOf, placed, positionOf, removed, samePosition, swapped, turnedAt, turnedPiece,
} from './position.js';

/** @typedef {import('../../app/app.js').App} App */
/** @typedef {import('../../app/app.js').Rules} Rules */
/** @typedef {import('../../game/arbiter.js').BoardState} BoardState */
/** @typedef {import('./position.js').Position} Position */
/** @typedef {import('../../app/history.js').History<Position>} PositionHistory */

/** @typedef {{kind: 'piece', piece: string} | {kind: 'turn'} | {kind: 'remove'}} Tool what a click on a square does */

/** @typedef {{kind: 'asked'} | {kind: 'right', state: BoardState} | {kind: 'wrong', error: string}} Verdict of the engine */

/** @typedef {{
 *   history: PositionHistory,
 *   draft: string | null,
 *   tool: Tool,
 *   verdict: Verdict,
 *   flipped: boolean,
 * }} SetupState `draft` is the text of the FEN field as long as it does not have the form of a FEN */

const ACE = 'ls3dskdspe2/2ps7/3Pw6/pn1Ps1snse1pe1Pw/pe1Pw1SeSn1pn1Ps/6pe3/7Pn2/2PwDnKDn3Ln b 1';

export class SetupModel {
  /** @type {Store<SetupState>} */
  state;
  #app;
  /** Invalidates a pending answer. */
  #question = 0;

  /** @param {App} app */
  constructor(app) {
    this.#app = app;
    const kept = load('setup');
    const position = typeof kept?.fen === 'string' ? positionOf(kept.fen) : null;
    this.state = new Store(/** @type {SetupState} */ ({
      history: newHistory(position ?? /** @type {Position} */ (positionOf(ACE))),
      draft: null,
      tool: { kind: 'turn' },
      verdict: { kind: 'asked' },
      flipped: Boolean(kept?.flipped),
    }));
    app.rules.subscribe(() => void this.#judge());
    void this.#judge();
  }

  /** The words that `position` takes for what is in the editor. */
  words() {
    const { draft, history } = this.state.get();
    return `fen ${draft ?? fenOf(history.now)}`;
  }

  /** @param {Tool} tool */
  take(tool) {
    this.state.merge({ tool });
  }

  /** A square was clicked, or a key pressed on it.
   * @param {string} square @param {'place' | 'turn' | 'remove'} action @param {'R' | 'L'} [turn] */
  work(square, action, turn = 'R') {
    const { tool, history: { now } } = this.state.get();
    if (action === 'turn' && !now.pieces.has(square) && tool.kind === 'piece') {
      this.take({ kind: 'piece', piece: turnedPiece(tool.piece, turn) });
      return;
    }
    const what = action === 'place' ? tool.kind : action;
    const next = what === 'piece' && tool.kind === 'piece'
      ? placed(now, square, tool.piece)
      : what === 'remove' ? removed(now, square) : turnedAt(now, square, turn);
    this.#change(next);
    this.#speak(square);
  }

  /** Places a piece that was dragged from the palette.
   * @param {string} square @param {string} piece */
  drop(square, piece) {
    const { now } = this.state.get().history;
    // A dropped piece replaces the old one; a click on the same piece turns it.
    const there = now.pieces.get(square);
    const bare = there !== undefined && kindOf(there) !== 'L' ? removed(now, square) : now;
    this.#change(there === piece ? now : placed(bare, square, piece));
    this.#speak(square);
  }

  /** @param {string} from @param {string | null} to */
  carry(from, to) {
    this.#change(carried(this.state.get().history.now, from, to));
    this.#speak(to ?? from);
  }

  /** @param {Position['toMove']} toMove */
  toMove(toMove) {
    this.#change({ ...this.state.get().history.now, toMove });
  }

  empty() {
    this.#change(emptied(this.state.get().history.now));
  }

  swapColors() {
    this.#change(swapped(this.state.get().history.now));
  }

  /** Starts over with one of the setups.
   * @param {string} name */
  async begin(name) {
    try {
      const { fen } = await this.#app.arbiter.state(`setup ${name}`);
      this.type(fen);
    } catch (error) {
      this.#app.report(error);
    }
  }

  /** The text of the FEN field has changed.
   * @param {string} text */
  type(text) {
    const position = positionOf(text);
    if (position) {
      this.#change(position);
      return;
    }
    this.state.merge({ draft: text });
    void this.#judge();
  }

  undo() {
    this.#go(undone(this.state.get().history));
  }

  redo() {
    this.#go(redone(this.state.get().history));
  }

  flip() {
    this.state.merge({ flipped: !this.state.get().flipped });
    this.#keep();
  }

  /** @param {Partial<Rules>} fields */
  async rules(fields) {
    try {
      await this.#app.setRules({ ...this.#app.rules.get(), ...fields });
    } catch (error) {
      this.#app.report(error);
    }
  }

  /** @param {Position} next */
  #change(next) {
    const { history } = this.state.get();
    this.#go(samePosition(next, history.now) ? history : changed(history, next));
  }

  /** @param {PositionHistory} history */
  #go(history) {
    const { draft, history: old } = this.state.get();
    if (draft === null && history.now === old.now) return;
    this.state.merge({ history, draft: null });
    this.#keep();
    void this.#judge();
  }

  /** Asks the engine about the position. */
  async #judge() {
    const question = ++this.#question;
    const words = this.words();
    /** @type {Verdict} */
    let verdict;
    try {
      verdict = { kind: 'right', state: await this.#app.arbiter.state(words) };
    } catch (error) {
      if (!(error instanceof EngineError)) this.#app.report(error);
      verdict = { kind: 'wrong', error: messageOf(error) };
    }
    if (question === this.#question) this.state.merge({ verdict });
  }

  /** Announces the piece on a square to screen readers.
   * @param {string} square */
  #speak(square) {
    const piece = this.state.get().history.now.pieces.get(square);
    this.#app.announce(`${square}: ${piece === undefined ? 'empty' : describePiece(piece)}.`);
  }

  #keep() {
    const { history, flipped } = this.state.get();
    save('setup', { fen: fenOf(history.now), flipped });
  }
}
