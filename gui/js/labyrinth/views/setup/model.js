// The editor of Labyrinth: what its tools do to the tiles, the pawns and the cards.

import { Editor } from '../../../app/editor.js';
import { load, Store } from '../../../app/store.js';
import { tileText } from '../../board/aria.js';
import { LabyrinthArbiter, optionsThat } from '../../arbiter.js';
import { t } from '../../../lang/texts.js';
import { exchanged, fenOf, positionOf, shapedAt, treasureAt, turnedAt, withHand } from './position.js';

/** @import { App } from '../../../app/app.js' */
/** @import { MazeState } from '../../arbiter.js' */
/** @import { Seat } from '../../lines.js' */
/** @import { Position } from './position.js' */

/** What a press on a square does. `exchange` takes two presses: `from` is the first, null for the spare.
 * @typedef {{kind: 'turn'} | {kind: 'exchange', from?: string | null} | {kind: 'shape', shape: string}
 *   | {kind: 'treasure', treasure: string | null} | {kind: 'pawn', seat: Seat}} Tool */

/** @typedef {import('../../../app/editor.js').EditorState<Position, Tool, MazeState>} SetupState */

const NAME = 'labyrinth-setup';
/** What a first visitor finds: the example of the rules. */
const EXAMPLE = 'ceintsAceRtsBcwcs/incwcwiecscsNceM/teCcsteDintsEcnPtwF/inieteUcwietsTce/teGteVtnHcwtwIintwJ/tnWcsincnQieteXcw/cnintnKintnLceOcw tS c5:ISG:KU/-/f6:AWP:N/- b g6 15';

/** @extends {Editor<Position, Tool, MazeState>} */
export class SetupModel extends Editor {
  /** The rules of the position. */
  options;
  #arbiter;

  /** @param {App} app */
  constructor(app) {
    const arbiter = new LabyrinthArbiter(app.session(app.engines.get()[0], { Hash: 1 }, undefined, 'labyrinth'));
    super(app, { name: NAME, first: EXAMPLE, positionOf, fenOf, state: (words) => arbiter.state(words, null) });
    this.#arbiter = arbiter;
    const kept = load(NAME)?.options;
    this.options = new Store(optionsThat((name) => name !== 'OpenCards' && kept?.[name] === true));
    this.#ask();
    this.options.subscribe(() => {
      this.keep();
      this.#ask();
    });
  }

  kept() {
    return { options: this.options.get(), ...super.kept() };
  }

  /** Asks about the position under the chosen rules. */
  #ask() {
    this.#arbiter.rules(this.options.get()).catch((error) => this.app.report(error));
    void this.judge();
  }

  /** A square was pressed, or a key on it.
   * @param {string} square @param {'place' | 'turn' | 'remove'} action @param {'R' | 'L'} [turn] */
  work(square, action, turn = 'R') {
    const { now } = this;
    if (action === 'turn') this.change(turnedAt(now, square, turn));
    else if (action === 'remove') this.change(treasureAt(now, square, null));
    else this.#use(square, turn);
    this.app.announce(t('setup-square', { square, what: tileText(this.now.tiles.get(square) ?? '') }));
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
    const { now } = this;
    this.change({ ...now, closed: now.closed === arrow ? null : arrow });
  }
}
