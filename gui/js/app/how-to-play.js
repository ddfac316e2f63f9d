// The rules in a few sentences and two pictures, the pieces, the notation of moves and the keys.

import { html } from 'htm/preact';
import { KINDS, kindDeed, kindName, renamed } from '../board/names.js';
import { PieceIcon } from '../board/pieces.js';
import { Dialog } from '../parts/dialog.js';
import { Hit } from '../parts/moves.js';
import { useStore } from './hooks.js';
import { routeText } from './route.js';
import { NamesChoice } from './settings.js';

/** One of the board's pieces in the middle of a square; `angle` in degrees, clockwise.
 * @param {{kind: string, color: string, x: number, y: number, angle?: number}} props */
function Shape({ kind, color, x, y, angle = 0 }) {
  return html`<use class=${`board-piece of-${color}`} href=${`#akhet-${kind}`}
    transform=${`translate(${x * 60 + 30} ${y * 60 + 30}) rotate(${angle})`} />`;
}

/** Squares, four wide and two high.
 * @param {{label: string, children?: any}} props */
function Picture({ label, children }) {
  return html`<svg class="help-picture" viewBox="0 0 240 120" role="img" aria-label=${label}>
    <rect class="help-square" width="240" height="120" rx="6" />
    <path class="help-lines" d="M60 0v120M120 0v120M180 0v120M0 60h240" />
    ${children}
  </svg>`;
}

/** Moves as they are written, and what they mean. */
const MOVES = [
  ['e4f5', 'the piece on e4 goes to f5, or swaps places with the one there'],
  ['c5R', 'the piece on c5 turns right, clockwise'],
  ['c5L', 'it turns left, counter-clockwise'],
  [html`<${Hit} piece="pn" />`, 'the shot hits this piece'],
];

/** Keys, and what they do. */
const KEYS = [
  ['Tab', 'to the board, and on to the buttons'],
  ['Arrows', 'on the board: from square to square. Elsewhere, left and right go back and forth in the game'],
  ['Enter', 'choose a piece, play the move'],
  ['R, L', 'turn the chosen piece right or left, then Enter'],
  ['Esc', 'cancel'],
  ['/', 'to a field in which moves and questions are typed; "help" there lists them'],
  ['?', 'in Analyse: all its keys'],
];

/** @param {readonly (readonly any[])[]} rows each a term, drawn or in words, and what it means */
const terms = (rows) => html`<dl class="help-terms">
  ${rows.map(([term, meaning]) => html`<div key=${meaning}><dt>${term}</dt><dd>${renamed(meaning)}</dd></div>`)}
</dl>`;

/** @param {{app: import('./app.js').App, onClose: () => void}} props */
export function HowToPlay({ app, onClose }) {
  useStore(app.preferences); // the names of the pieces
  return html`<${Dialog} title="How to play" onClose=${onClose}>
    <p class="help-lead">${renamed('Steer your laser with mirrors until it hits the enemy King.')}</p>
    <div class="help-steps">
      <figure>
        <${Picture} label=${renamed("Blue's beam runs right, meets the mirror of a Deflector and leaves upwards")}>
          <path class="help-beam" d="M40 90H150V0" />
          <${Shape} kind="L" color="blue" x=${0} y=${1} angle=${90} />
          <${Shape} kind="P" color="blue" x=${2} y=${1} angle=${270} />
        <//>
        <figcaption><strong>Move or turn one piece.</strong> One step in any direction, or a quarter turn. Then your laser
          fires by itself, and every mirror in its way bends the beam.</figcaption>
      </figure>
      <figure>
        <${Picture} label=${renamed("Blue's beam runs right and hits Red's King")}>
          <path class="help-beam" d="M40 90H210" />
          <${Shape} kind="L" color="blue" x=${0} y=${1} angle=${90} />
          <${Shape} kind="K" color="red" x=${3} y=${1} />
          <path class="help-hit" d="M190 70l-6-6M230 70l6-6M190 110l-6 6M230 110l6 6" />
        <//>
        <figcaption><strong>What it hits is gone,</strong> even your own. ${renamed('Hit the King and you win.')}</figcaption>
      </figure>
    </div>
    <p><a class="button primary" href=${routeText('learn')} onClick=${onClose}>Learn it in short lessons</a></p>
    <h3>The pieces</h3>
    <ul class="help-pieces">
      ${KINDS.map((kind) => html`<li key=${kind}>
        <${PieceIcon} piece=${kind === 'K' ? kind : `${kind}n`} /><p><strong>${kindName(kind)}</strong> ${kindDeed(kind)}</p>
      </li>`)}
    </ul>
    <${NamesChoice} app=${app} />
    <ul class="help-more">
      <li>Click a piece: dots show where it may go, two handles turn it. Point at one to see the shot before you play it.</li>
      <li>Tinted squares belong to the player of that colour; the other may not enter.</li>
      <li>You have to move. There is no stalemate and no pass.</li>
      <li><strong>Draws.</strong> When the same arrangement of pieces stands on the board for the third time, the player to move may claim a draw.
        Friends at two devices may also agree on one.</li>
    </ul>
    <h3>How moves are written</h3>
    <p class="help-note">Columns are a to j from the left, rows 1 to 8 from the bottom.</p>
    ${terms(MOVES)}
    <h3>Keys</h3>
    ${terms(KEYS)}
  <//>`;
}
