/**
 * Squares and arrows as a grid for screen readers and the keyboard. It lies over the picture and receives the pointer's
 * events. One tab stop; the arrow keys go from place to place.
 *
 * @typedef {{place: string, label: string, tabbable: boolean, selected: boolean, extra: string, disabled?: boolean}} CellProps
 *   `place` is a square, or `>` and the arrow that lies before it
 */
import { html } from 'htm/preact';
import { opposite, squareAt } from '../../board/geometry.js';
import { ARROWS, SIDE } from './geometry.js';

const HELP = 'Arrow keys move over squares and arrows. Enter on an arrow pushes the spare in, R and L turn it, Enter on a square goes there, '
  + 'S stays, Escape cancels.';

/** Rows of places from the upper left: the frame with its arrows, and the squares.
 * @type {readonly (readonly (string | null)[])[]} */
const PLACES = Array.from({ length: SIDE + 2 }, (_, row) => Array.from({ length: SIDE + 2 }, (_, column) => placeAt(column, row)));

/** @param {number} column @param {number} row with the frame */
function placeAt(column, row) {
  const [x, y] = [column - 1, SIDE - row];
  const inside = (/** @type {number} */ at) => at >= 0 && at < SIDE;
  if (inside(x) && inside(y)) return squareAt(x, y);
  if (inside(x) === inside(y)) return null;
  const [nearX, nearY] = [Math.min(SIDE - 1, Math.max(0, x)), Math.min(SIDE - 1, Math.max(0, y))];
  const square = squareAt(nearX, nearY);
  return ARROWS.has(square) ? `>${square}` : null;
}

/** The next place towards a side, or null outside the frame; along the frame it goes from arrow to arrow.
 * @param {string} place @param {import('../lines.js').Side} side as the board is seen @param {boolean} flipped
 * @returns {string | null} */
export function neighbour(place, side, flipped) {
  const towards = flipped ? opposite(side) : side;
  const [dx, dy] = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] }[towards];
  let row = PLACES.findIndex((places) => places.includes(place));
  let column = PLACES[row]?.indexOf(place) ?? -1;
  if (column < 0) return null;
  for (;;) {
    [column, row] = [column + dx, row + dy];
    if (PLACES[row]?.[column] === undefined) return null;
    const found = PLACES[row][column];
    if (found !== null) return found;
  }
}

/** @param {CellProps} props */
function cell({ place, label, tabbable, selected, extra, disabled }) {
  return html`<div key=${place} role="gridcell" class=${`maze-cell ${place[0] === '>' ? 'is-arrow' : ''} ${extra}`} data-place=${place}
    aria-label=${label} aria-selected=${selected ? 'true' : 'false'} aria-disabled=${disabled ? 'true' : undefined}
    tabindex=${tabbable ? 0 : -1}></div>`;
}

/**
 * @param {object} props
 * @param {string} props.label
 * @param {boolean} props.flipped
 * @param {(place: string) => Omit<CellProps, 'place'>} props.describe
 * @param {Record<string, (event: any) => void>} props.handlers
 */
export function Grid({ label, flipped, describe, handlers }) {
  const rows = flipped ? PLACES.map((places) => places.toReversed()).reverse() : PLACES;
  return html`<div role="grid" class="maze-grid" aria-label=${label} aria-description=${HELP} ...${handlers}>
    ${rows.map((places, row) => html`<div role="row" class="maze-row" key=${row}>
      ${places.map((place, column) => (place === null ? html`<span key=${column}></span>` : cell({ place, ...describe(place) })))}
    </div>`)}
  </div>`;
}
