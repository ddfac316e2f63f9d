// The turns of a game, a row for each round.

import { html } from 'htm/preact';
import { lineThrough, nodeAt } from '../../../game/tree.js';
import { useRevealed } from '../../../parts/moves.js';
import { seatName } from '../../lines.js';

/** @import { Seat } from '../../lines.js' */

/** @param {{tree: import('../../../game/tree.js').Tree, at: number, seats: readonly Seat[], first: Seat | null, through?: number, onShow: (id: number) => void}} props
 *  `first` is who begins; the line is that through the node `through`, the main line without it */
export function TurnList({ tree, at, seats, first, through, onShow }) {
  const turns = lineThrough(tree, through).slice(1);
  const list = useRevealed(at, turns.length);
  if (turns.length === 0) return html`<p class="moves empty">Turns appear here.</p>`;
  const skipped = first ? Math.max(0, seats.indexOf(first)) : 0;
  const rows = Array.from({ length: Math.ceil((turns.length + skipped) / seats.length) }, (_, row) =>
    seats.map((seat, column) => ({ seat, id: turns[row * seats.length + column - skipped] })));
  return html`<ol class=${`moves turns of-${seats.length}`} ref=${list} aria-label="Turns" tabindex="0">
    ${rows.map((row, number) => html`<li key=${number}>
      <span class="move-number">${number + 1}</span>
      ${row.map(({ seat, id }) => html`<span class="move-cell" key=${seat}>${id !== undefined && html`<button type="button" class=${`ply of-${seat}`}
        aria-current=${id === at ? 'true' : undefined} aria-label=${`${seatName(seat)} ${nodeAt(tree, id).move}`} onClick=${() => onShow(id)}>${nodeAt(tree, id).move}</button>`}</span>`)}
    </li>`)}
  </ol>`;
}
