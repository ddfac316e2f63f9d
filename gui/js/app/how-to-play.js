// The rules in a few sentences and two pictures, the pieces, the notation of moves and the keys.

import { html } from 'htm/preact';
import { KINDS, kindDeed, kindName } from '../board/names.js';
import { PieceIcon } from '../board/pieces.js';
import { marked, t } from '../lang/texts.js';
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
  ['e4f5', t('learn-notation-step')],
  ['c5R', t('learn-notation-right')],
  ['c5L', t('learn-notation-left')],
  [html`<${Hit} piece="pn" />`, t('learn-notation-hit')],
];

/** Keys, and what they do. */
const KEYS = [
  [t('learn-key-tab'), t('learn-keys-tab')],
  [t('learn-key-arrows'), t('learn-keys-arrows')],
  [t('learn-key-enter'), t('learn-keys-enter')],
  ['R, L', t('learn-keys-turn')],
  [t('learn-key-escape'), t('learn-keys-cancel')],
  ['/', t('learn-keys-field')],
  ['?', t('learn-keys-analyse')],
];

/** @param {readonly (readonly any[])[]} rows each a term, drawn or in words, and what it means */
const terms = (rows) => html`<dl class="help-terms">
  ${rows.map(([term, meaning]) => html`<div key=${meaning}><dt>${term}</dt><dd>${meaning}</dd></div>`)}
</dl>`;

const BOLD = { b: (/** @type {string} */ text) => html`<strong>${text}</strong>` };

/** @param {{app: import('./app.js').App, onClose: () => void}} props */
export function HowToPlay({ app, onClose }) {
  useStore(app.preferences); // the names of the pieces
  return html`<${Dialog} title=${t('common-how-to-play')} onClose=${onClose}>
    <p class="help-lead">${t('learn-rules-aim')}</p>
    <div class="help-steps">
      <figure>
        <${Picture} label=${t('learn-rules-mirror-picture')}>
          <path class="help-beam" d="M40 90H150V0" />
          <${Shape} kind="L" color="blue" x=${0} y=${1} angle=${90} />
          <${Shape} kind="P" color="blue" x=${2} y=${1} angle=${270} />
        <//>
        <figcaption>${marked('learn-rules-move', BOLD)}</figcaption>
      </figure>
      <figure>
        <${Picture} label=${t('learn-rules-hit-picture')}>
          <path class="help-beam" d="M40 90H210" />
          <${Shape} kind="L" color="blue" x=${0} y=${1} angle=${90} />
          <${Shape} kind="K" color="red" x=${3} y=${1} />
          <path class="help-hit" d="M190 70l-6-6M230 70l6-6M190 110l-6 6M230 110l6 6" />
        <//>
        <figcaption>${marked('learn-rules-hit', BOLD)}</figcaption>
      </figure>
    </div>
    <p><a class="button primary" href=${routeText('learn')} onClick=${onClose}>${t('learn-rules-lessons')}</a></p>
    <h3>${t('learn-rules-pieces')}</h3>
    <ul class="help-pieces">
      ${KINDS.map((kind) => html`<li key=${kind}>
        <${PieceIcon} piece=${kind === 'K' ? kind : `${kind}n`} /><p><strong>${kindName(kind)}</strong> ${kindDeed(kind)}</p>
      </li>`)}
    </ul>
    <${NamesChoice} app=${app} />
    <ul class="help-more">
      <li>${t('learn-rules-click')}</li>
      <li>${t('learn-rules-tinted')}</li>
      <li>${t('learn-rules-must-move')}</li>
      <li>${marked('learn-rules-draws', BOLD)}</li>
    </ul>
    <h3>${t('learn-notation')}</h3>
    <p class="help-note">${t('learn-notation-squares')}</p>
    ${terms(MOVES)}
    <h3>${t('learn-keys')}</h3>
    ${terms(KEYS)}
  <//>`;
}
