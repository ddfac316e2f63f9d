// The editor of Laser Chess: what its tools do to the pieces.

import { Editor } from '../../app/editor.js';
import { describePiece } from '../../board/aria.js';
import { fenOf, positionOf } from '../../board/fen.js';
import { kindOf } from '../../board/position.js';
import { t } from '../../lang/texts.js';
import { carried, placed, removed, turnedAt, turnedPiece } from './position.js';

/** @import { App } from '../../app/app.js' */
/** @import { BoardState } from '../../game/arbiter.js' */
/** @import { Position } from '../../board/fen.js' */

/** @typedef {{kind: 'piece', piece: string} | {kind: 'turn'} | {kind: 'remove'}} Tool what a click on a square does */

/** @typedef {import('../../app/editor.js').EditorState<Position, Tool, BoardState>} SetupState */

const ACE = 'ls3dskdspe2/2ps7/3Pw6/pn1Ps1snse1pe1Pw/pe1Pw1SeSn1pn1Ps/6pe3/7Pn2/2PwDnKDn3Ln b 1';

/** @extends {Editor<Position, Tool, BoardState>} */
export class SetupModel extends Editor {
  /** @param {App} app */
  constructor(app) {
    super(app, { name: 'setup', first: ACE, positionOf, fenOf, state: (words) => app.arbiter.state(words) });
    app.rules.subscribe(() => void this.judge());
    void this.judge();
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
    this.change(next);
    this.#speak(square);
  }

  /** Places a piece that was dragged from the palette.
   * @param {string} square @param {string} piece */
  drop(square, piece) {
    const { now } = this;
    // A dropped piece replaces the old one; a click on the same piece turns it.
    const there = now.pieces.get(square);
    const bare = there !== undefined && kindOf(there) !== 'L' ? removed(now, square) : now;
    this.change(there === piece ? now : placed(bare, square, piece));
    this.#speak(square);
  }

  /** @param {string} from @param {string | null} to */
  carry(from, to) {
    this.change(carried(this.now, from, to));
    this.#speak(to ?? from);
  }

  /** Announces the piece on a square to screen readers.
   * @param {string} square */
  #speak(square) {
    const piece = this.now.pieces.get(square);
    this.app.announce(piece === undefined ? t('setup-square-empty', { square }) : t('setup-square', { square, what: describePiece(piece) }));
  }
}
