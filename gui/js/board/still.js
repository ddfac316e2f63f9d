/**
 * A position as a static picture.
 *
 * @typedef {import('./types.js').Pieces} Pieces
 */
import { html } from 'htm/preact';
import { VIEW_BOX } from './geometry.js';
import { PieceLayer } from './pieces.js';
import { Squares } from './squares.js';

/** @param {{pieces: Pieces | undefined, flipped?: boolean}} props  without pieces the board is empty */
export function StillBoard({ pieces, flipped = false }) {
  return html`<svg class="board-picture" viewBox=${VIEW_BOX} aria-hidden="true" focusable="false">
    <${Squares} flipped=${flipped} />
    ${pieces && html`<${PieceLayer} pieces=${pieces} flipped=${flipped} />`}
  </svg>`;
}
