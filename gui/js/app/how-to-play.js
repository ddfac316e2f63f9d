// The rules in a few sentences and two pictures.

import { html } from 'htm/preact';
import { Dialog } from '../parts/dialog.js';

/** A piece of the board's shapes in the middle of a square; `angle` in degrees, clockwise.
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

/** @param {{onClose: () => void}} props */
export function HowToPlay({ onClose }) {
  return html`<${Dialog} title="How to play" onClose=${onClose}>
    <p class="help-lead">Steer your laser with mirrors until it hits the enemy King.</p>
    <div class="help-steps">
      <figure>
        <${Picture} label="Blue's beam runs right, meets the mirror of a Deflector and leaves upwards">
          <path class="help-beam" d="M40 90H150V0" />
          <${Shape} kind="L" color="blue" x=${0} y=${1} angle=${90} />
          <${Shape} kind="P" color="blue" x=${2} y=${1} angle=${270} />
        <//>
        <figcaption><strong>Move or turn one piece.</strong> One step to any side, or a quarter turn. Then your laser
          fires by itself, and every mirror in its way bends the beam.</figcaption>
      </figure>
      <figure>
        <${Picture} label="Blue's beam runs right and hits Red's King">
          <path class="help-beam" d="M40 90H210" />
          <${Shape} kind="L" color="blue" x=${0} y=${1} angle=${90} />
          <${Shape} kind="K" color="red" x=${3} y=${1} />
          <path class="help-hit" d="M190 70l-6-6M230 70l6-6M190 110l-6 6M230 110l6 6" />
        <//>
        <figcaption><strong>What it hits is gone,</strong> even your own. A Deflector is hit from behind, a Defender
          anywhere but on its shield. Hit the King and you win.</figcaption>
      </figure>
    </div>
    <ul class="help-more">
      <li>Click a piece: dots show where it may go, two handles turn it. Point at one and the shot is drawn before you play it.</li>
      <li>A <strong>Switch</strong> is a mirror on both sides. It is never hit, and may swap with a Deflector or Defender beside it.</li>
      <li>The <strong>Laser</strong> stays in its corner and turns between two directions.</li>
      <li>Tinted squares belong to the player of that colour; the other may not enter.</li>
    </ul>
  <//>`;
}
