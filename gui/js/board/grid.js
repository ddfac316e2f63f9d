/**
 * The squares as a grid for screen readers and the keyboard. It lies over the picture and receives the pointer's events.
 *
 * @typedef {{square: string, label: string, tabbable: boolean, selected: boolean, movable: boolean, target: boolean}} CellProps
 */
import { html } from 'htm/preact';
import { FILES, RANKS, squareOfCell } from './geometry.js';

const HELP = 'Arrow keys move from square to square, Enter selects and plays, R and L turn, Escape cancels.';

/** @param {CellProps} props */
function cell({ square, label, tabbable, selected, movable, target }) {
  return html`<div
    key=${square}
    role="gridcell"
    class=${`board-cell${movable ? ' is-movable' : ''}${target ? ' is-target' : ''}`}
    data-square=${square}
    aria-label=${label}
    aria-selected=${selected ? 'true' : 'false'}
    tabindex=${tabbable ? 0 : -1}
  ></div>`;
}

/**
 * @param {object} props
 * @param {string} props.label
 * @param {boolean} props.flipped
 * @param {(square: string) => Omit<CellProps, 'square'>} props.describe
 * @param {Record<string, (event: any) => void>} props.handlers
 */
export function Grid({ label, flipped, describe, handlers }) {
  const rows = Array.from({ length: RANKS }, (_, row) =>
    Array.from({ length: FILES }, (_, column) => squareOfCell(column, row, flipped) ?? ''),
  );
  return html`<div role="grid" class="board-grid" aria-label=${label} aria-description=${HELP} ...${handlers}>
    ${rows.map(
      (squares) => html`<div role="row" class="board-row" key=${squares[0][1]}>
        ${squares.map((square) => cell({ square, ...describe(square) }))}
      </div>`,
    )}
  </div>`;
}
