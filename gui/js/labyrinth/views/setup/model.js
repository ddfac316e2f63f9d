// The editor's state: the position with undo and redo, the tool in hand, and what the engine says about the position.

import { changed, newHistory, redone, undone } from '../../../app/history.js';
import { load, save, Store } from '../../../app/store.js';
import { EngineError } from '../../../protocol/jobs.js';
import { messageOf } from '../../../protocol/lines.js';
import { tileText } from '../../board/aria.js';
import { LabyrinthArbiter } from '../../arbiter.js';
import { exchanged, fenOf, positionOf, shapedAt, treasureAt, turnedAt, withHand } from './position.js';

/** @typedef {import('../../../app/app.js').App} App */
/** @typedef {import('../../arbiter.js').MazeState} MazeState */
/** @typedef {import('../../arbiter.js').Options} Options */
/** @typedef {import('../../lines.js').Seat} Seat */
/** @typedef {import('./position.js').Position} Position */
/** @typedef {import('../../../app/history.js').History<Position>} PositionHistory */

/** What a press on a square does. `exchange` takes two presses: `from` is the first, null for the spare.
 * @typedef {{kind: 'turn'} | {kind: 'exchange', from?: string | null} | {kind: 'shape', shape: string}
 *   | {kind: 'treasure', treasure: string | null} | {kind: 'pawn', seat: Seat}} Tool */

/** @typedef {{kind: 'asked'} | {kind: 'right', state: MazeState} | {kind: 'wrong', error: string}} Verdict of the engine */

/** @typedef {{history: PositionHistory, draft: string | null, tool: Tool, verdict: Verdict, options: Options, flipped: boolean}} SetupState `draft` is
 *  the text of the FEN field as long as it does not have the form of a FEN */

const NAME = 'labyrinth-setup';
/** What a first visitor finds: the example of the rules. */
const EXAMPLE = 'ceintsAceRtsBcwcs/incwcwiecscsNceM/teCcsteDintsEcnPtwF/inieteUcwietsTce/teGteVtnHcwtwIintwJ/tnWcsincnQieteXcw/cnintnKintnLceOcw tS c5:ISG:KU/-/f6:AWP:N/- b g6 15';
const SEEDS = 1_000_000;

export class SetupModel {
  /** @type {Store<SetupState>} */
  state;
  #app;
  #book;
  /** Invalidates a pending answer. */
  #question = 0;

  /** @param {App} app */
  constructor(app) {
    this.#app = app;
    this.#book = new LabyrinthArbiter(app.session(app.engines.get()[0], { Hash: 1 }, undefined, 'labyrinth'));
    const kept = load(NAME);
    const position = typeof kept?.fen === 'string' ? positionOf(kept.fen) : null;
    this.state = new Store(/** @type {SetupState} */ ({
      history: newHistory(position ?? /** @type {Position} */ (positionOf(EXAMPLE))), draft: null, tool: { kind: 'turn' }, verdict: { kind: 'asked' },
      options: { FreeOrder: kept?.options?.FreeOrder === true, NoReturn: kept?.options?.NoReturn === true, OpenCards: false },
      flipped: kept?.flipped === true,
    }));
    this.#setOptions();
  }

  /** @param {Tool} tool */
  take(tool) {
    this.state.merge({ tool });
  }

  /** A square was pressed, or a key on it.
   * @param {string} square @param {'place' | 'turn' | 'remove'} action @param {'R' | 'L'} [turn] */
  work(square, action, turn = 'R') {
    const { now } = this.state.get().history;
    if (action === 'turn') this.change(turnedAt(now, square, turn));
    else if (action === 'remove') this.change(treasureAt(now, square, null));
    else this.#use(square, turn);
    this.#app.announce(`${square}: ${tileText(this.state.get().history.now.tiles.get(square) ?? '')}.`);
  }

  /** The spare was pressed. */
  workSpare() {
    this.#use(null, 'R');
  }

  /** @param {string | null} square null for the spare @param {'R' | 'L'} turn */
  #use(square, turn) {
    const { tool, history: { now } } = this.state.get();
    switch (tool.kind) {
      case 'turn': if (square !== null) this.change(turnedAt(now, square, turn)); break;
      case 'shape': this.change(shapedAt(now, square, tool.shape)); break;
      case 'treasure': this.change(treasureAt(now, square, tool.treasure)); break;
      case 'pawn': if (square !== null) this.change(withHand(now, tool.seat, { pawn: square })); break;
      default:
        if (tool.from === undefined) this.take({ kind: 'exchange', from: square });
        else {
          this.take({ kind: 'exchange' });
          this.change(exchanged(now, tool.from, square));
        }
    }
  }

  /** Closes the arrow that was pressed, or opens it again.
   * @param {string} arrow */
  close(arrow) {
    const { now } = this.state.get().history;
    this.change({ ...now, closed: now.closed === arrow ? null : arrow });
  }

  /** Starts over with another deal. @param {number} players */
  async deal(players) {
    try {
      const { fen } = await this.#book.state(`deal ${Math.floor(Math.random() * SEEDS)} ${players}`, null);
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
      this.change(position);
      return;
    }
    this.state.merge({ draft: text });
    void this.#judge();
  }

  /** @param {Partial<Options>} fields */
  setOptions(fields) {
    this.state.merge({ options: { ...this.state.get().options, ...fields } });
    this.#keep();
    this.#setOptions();
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

  /** @param {Position} next */
  change(next) {
    const { history } = this.state.get();
    this.#go(fenOf(next) === fenOf(history.now) ? history : changed(history, next));
  }

  /** @param {PositionHistory} history */
  #go(history) {
    const { draft, history: old } = this.state.get();
    if (draft === null && history.now === old.now) return;
    this.state.merge({ history, draft: null });
    this.#keep();
    void this.#judge();
  }

  #setOptions() {
    this.#book.rules(this.state.get().options).catch((error) => this.#app.report(error));
    void this.#judge();
  }

  /** Asks the engine about the position. */
  async #judge() {
    const question = ++this.#question;
    const { draft, history } = this.state.get();
    /** @type {Verdict} */
    let verdict;
    try {
      verdict = { kind: 'right', state: await this.#book.state(`fen ${draft ?? fenOf(history.now)}`, null) };
    } catch (error) {
      if (!(error instanceof EngineError)) this.#app.report(error);
      verdict = { kind: 'wrong', error: messageOf(error) };
    }
    if (question === this.#question) this.state.merge({ verdict });
  }

  #keep() {
    const { history, options, flipped } = this.state.get();
    save(NAME, { fen: fenOf(history.now), options, flipped });
  }
}
