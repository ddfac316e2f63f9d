/** The board itself: frame, squares, closed squares, coordinates; and a position as a static picture.
 *
 * @import { Color, Mark, Pieces } from './types.js' */
import { html } from 'htm/preact';
import { CELL, cellOf, FILES, GROUND, HEIGHT, MARGIN, RANKS, squareAt, VIEW_BOX, WIDTH } from './geometry.js';
import { PieceLayer } from './pieces.js';

/** The sign on squares reserved for a player: an ankh for Red, an eye for Blue, as on the real board. */
const SIGNS = {
  blue: 'M-14 0Q0-13 14 0Q0 11-14 0ZM-4.5-1.5A4.5 4.5 0 1 0 4.5-1.5A4.5 4.5 0 1 0-4.5-1.5M-5 5V13M3 5Q5 11 12 10.5',
  red: 'M0 2C-9-4-7-14 0-14S9-4 0 2V16M-9 4H9',
};

/** @param {string} square @param {boolean} flipped */
const corner = (square, flipped) => {
  const { column, row } = cellOf(square, flipped);
  return { x: column * CELL, y: row * CELL };
};

/** @param {{color: Color, flipped: boolean}} props */
function Ground({ color, flipped }) {
  const inset = 1.5;
  const side = CELL - 2 * inset;
  const corners = GROUND[color].map((square) => corner(square, flipped));
  return html`<g class=${`board-ground of-${color}`}>
    ${corners.map(
      ({ x, y }) => html`<rect x=${x + inset} y=${y + inset} width=${side} height=${side} rx="3" />
        <path d=${SIGNS[color]} transform=${`translate(${x + CELL / 2} ${y + CELL / 2}) scale(.85)`} />`,
    )}
  </g>`;
}

/** @param {{flipped: boolean}} props */
function Coordinates({ flipped }) {
  const files = Array.from({ length: FILES }, (_, file) => squareAt(file, 0));
  const ranks = Array.from({ length: RANKS }, (_, rank) => squareAt(0, rank));
  return html`<g class="board-coordinates">
    ${files.map(
      (square) => html`<text x=${corner(square, flipped).x + CELL / 2} y=${HEIGHT + MARGIN / 2 + 1.5}>${square[0]}</text>`,
    )}
    ${ranks.map(
      (square) => html`<text x=${-MARGIN / 2 - 1} y=${corner(square, flipped).y + CELL / 2}>${square[1]}</text>`,
    )}
  </g>`;
}

/** Everything that moves do not change. @param {{flipped: boolean}} props */
export function Squares({ flipped }) {
  // The pattern is the same from both sides: opposite squares have the same shade.
  let dark = '';
  for (let row = 0; row < RANKS; row++) {
    for (let column = (row + 1) % 2; column < FILES; column += 2) {
      dark += `M${column * CELL} ${row * CELL}h${CELL}v${CELL}h-${CELL}z`;
    }
  }
  return html`<g class="board-squares">
    <rect class="board-frame" x=${-MARGIN} y=${-MARGIN} width=${WIDTH + 2 * MARGIN} height=${HEIGHT + 2 * MARGIN} rx="10" />
    <rect class="board-light" width=${WIDTH} height=${HEIGHT} />
    <path class="board-dark" d=${dark} />
    <${Ground} color="blue" flipped=${flipped} />
    <${Ground} color="red" flipped=${flipped} />
    <${Coordinates} flipped=${flipped} />
  </g>`;
}

/** A bar in the frame on the side of the player to move. @param {{color: Color, flipped: boolean}} props */
export function TurnBar({ color, flipped }) {
  const below = (color === 'blue') !== flipped;
  const y = below ? HEIGHT + 2.5 : -2.5;
  return html`<path class=${`board-turn-bar of-${color}`} d=${`M2 ${y}H${WIDTH - 2}`} />`;
}

/** Tinted squares. @param {{marks: Mark[], flipped: boolean}} props */
export function Marks({ marks, flipped }) {
  return html`<g class="board-marks">
    ${marks.map(({ square, kind }) => {
      const { x, y } = corner(square, flipped);
      return html`<rect key=${square + kind} class=${`mark-${kind}`} x=${x} y=${y} width=${CELL} height=${CELL} />`;
    })}
  </g>`;
}

/** @param {{pieces: Pieces | undefined, flipped?: boolean}} props  without pieces the board is empty */
export function StillBoard({ pieces, flipped = false }) {
  return html`<svg class="board-picture" viewBox=${VIEW_BOX} aria-hidden="true" focusable="false">
    <${Squares} flipped=${flipped} />
    ${pieces && html`<${PieceLayer} pieces=${pieces} flipped=${flipped} />`}
  </svg>`;
}
