/** Names the piece on which a pointer or the focus rests, and says what it does.
 *
 * @import { Pieces } from './types.js' */
import { html } from 'htm/preact';
import { useEffect, useState } from 'preact/hooks';
import { cellOf } from './geometry.js';
import { cellUnder } from './grid.js';
import { kindDeed, kindName } from './names.js';

/** How long it has to rest, in milliseconds. */
const REST = 500;
const ID = 'board-tip';

/** @typedef {{square: string, touch: boolean}} Resting  where, and whether it was a finger */

/** Where a pointer or the focus rests.
 * @param {{current: HTMLElement | null}} root  the board
 * @returns {Resting | null} */
function useResting(root) {
  const [resting, setResting] = useState(/** @type {Resting | null} */ (null));
  useEffect(() => {
    const board = root.current;
    if (!board) return undefined;
    let timer = 0;
    let at = /** @type {string | null} */ (null);
    /** @param {string | null} square @param {boolean} touch */
    const rest = (square, touch) => {
      if (square === at) return;
      at = square;
      clearTimeout(timer);
      setResting(null);
      if (square !== null) timer = window.setTimeout(() => setResting({ square, touch }), REST);
    };
    const end = new AbortController();
    const { signal } = end;
    board.addEventListener('pointermove', (event) => event.pointerType !== 'touch' && rest(cellUnder(event, 'square'), false), { signal });
    board.addEventListener('pointerleave', (event) => event.pointerType !== 'touch' && rest(null, false), { signal });
    let down = 0;
    board.addEventListener('pointerdown', (event) => {
      down = event.timeStamp;
      if (event.pointerType === 'touch') rest(cellUnder(event, 'square'), true);
    }, { signal });
    // A short tap on a piece that can move chooses it and shows no tip.
    board.addEventListener('pointerup', (event) => {
      const chooses = event.target instanceof Element && event.target.closest('.is-movable') !== null;
      if (event.pointerType === 'touch' && chooses && event.timeStamp - down < REST) rest(null, true);
    }, { signal });
    // A click also sets the focus, which is then not shown.
    board.addEventListener('focusin', (event) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) rest(cellUnder(event, 'square'), false);
    }, { signal });
    board.addEventListener('focusout', () => rest(null, false), { signal });
    return () => {
      end.abort();
      clearTimeout(timer);
    };
  }, []);
  return resting;
}

/** @param {{root: {current: HTMLElement | null}, pieces: Pieces, flipped: boolean, selected: string | null, quiet: boolean}} props
 *   `quiet`: the board shows something else */
export function Tip({ root, pieces, flipped, selected, quiet }) {
  const resting = useResting(root);
  const piece = resting ? pieces.get(resting.square) : undefined;
  // To a mouse, a chosen piece shows where it may go; a finger that rests on a piece has chosen it, too.
  const shown = !quiet && piece !== undefined && resting !== null && (selected === null || resting.touch);
  useEffect(() => {
    if (!shown) return undefined;
    const cell = root.current?.querySelector(`[data-square="${resting.square}"]`);
    cell?.setAttribute('aria-describedby', ID);
    return () => cell?.removeAttribute('aria-describedby');
  }, [shown, resting]);
  if (!shown) return null;
  const { column, row } = cellOf(resting.square, flipped);
  const side = row < 4 ? 'is-below' : 'is-above';
  return html`<div class="board-tips">
    <p class=${`board-tip ${side}${resting.touch ? ' is-far' : ''}`} id=${ID} role="tooltip" style=${{ '--column': column + 0.5, '--row': row }}>
      <strong>${kindName(piece)}</strong> ${kindDeed(piece)}
    </p>
  </div>`;
}
