// The board before the engine has said anything: the position that the browser has kept, or the usual start.

import { html } from 'htm/preact';
import { load } from '../../app/store.js';
import { StillBoard } from '../../board/squares.js';
import { parseBoard } from '../../protocol/lines.js';

/** The reply to `board` in the setup of the first game. A test compares it with the engine's. */
const FIRST = 'board a8 ls e8 ds f8 k g8 ds h8 pe c7 ps d6 Pw a5 pn c5 Ps e5 sn f5 se h5 pe j5 Pw a4 pe c4 Pw e4 Se f4 Sn h4 pn j4 Ps '
  + 'g3 pe h2 Pn c1 Pw d1 Dn e1 K f1 Dn j1 Ln';

export function Glimpse() {
  // What Play has kept, for this tab or the last one.
  const game = load('play', true) ?? load('play');
  const asked = new URLSearchParams(location.search).has('setup');
  const line = game ? `board ${game.board ?? ''}` : asked ? '' : FIRST;
  return html`<${StillBoard} pieces=${parseBoard(line) ?? undefined} flipped=${game?.flipped === true} />`;
}
