// The pieces to place and the tools, for clicks and for dragging onto the board.

import { html } from 'htm/preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { describePiece } from '../../board/aria.js';
import { SLACK } from '../../board/input.js';
import { kindDeed } from '../../board/names.js';
import { PieceIcon } from '../../board/pieces.js';
import { t } from '../../lang/texts.js';
import { Icon } from '../../parts/icons.js';
import { paletteOf } from './position.js';

/** @import { Tool } from './model.js' */

/** @param {{tool: Tool, flipped: boolean, onTake: (tool: Tool) => void, onDrop: (square: string, piece: string) => void}} props */
export function Palette({ tool, flipped, onTake, onDrop }) {
  const drag = useDrag(onDrop);
  /** @param {'blue' | 'red'} color */
  const pieces = (color) => html`<div class="palette-color" role="group" aria-label=${t('setup-pieces', { color })}>
    ${paletteOf(color).map((piece) => html`<button key=${piece} type="button" class="palette-piece" title=${t('setup-piece', { piece: describePiece(piece), deed: kindDeed(piece) })}
      aria-label=${describePiece(piece)} aria-pressed=${tool.kind === 'piece' && tool.piece === piece}
      onClick=${() => onTake({ kind: 'piece', piece })} ...${drag.handlers(piece)}>
      <${PieceIcon} piece=${piece} />
    </button>`)}
  </div>`;
  /** @param {'turn' | 'remove'} kind @param {string} label */
  const utensil = (kind, label) => html`<button type="button" class="button" aria-pressed=${tool.kind === kind}
    onClick=${() => onTake({ kind })}><${Icon} name=${kind} /><span>${label}</span></button>`;
  return html`<section class=${`panel palette ${flipped ? 'is-flipped' : ''}`} aria-label=${t('setup-palette')}>
    <div class="palette-pieces">${pieces('blue')}${pieces('red')}</div>
    <div class="palette-tools" role="group" aria-label=${t('setup-tools')}>${utensil('turn', t('setup-turn'))}${utensil('remove', t('setup-remove'))}</div>
    ${drag.held && html`<div class="palette-ghost" ref=${drag.ghost}><${PieceIcon} piece=${drag.held} /></div>`}
  </section>`;
}

/** Dragging a piece from the palette to a square of the board.
 * @param {(square: string, piece: string) => void} onDrop */
function useDrag(onDrop) {
  const [held, setHeld] = useState(/** @type {string | null} */ (null));
  const begin = useRef(/** @type {{x: number, y: number} | null} */ (null));
  const at = useRef({ x: 0, y: 0 });
  const ghost = useRef(/** @type {HTMLElement | null} */ (null));
  const follow = () => {
    if (ghost.current) ghost.current.style.translate = `${at.current.x}px ${at.current.y}px`;
  };
  useEffect(follow, [held]);
  const end = () => {
    begin.current = null;
    setHeld(null);
  };
  /** @param {string} piece */
  const handlers = (piece) => ({
    onPointerDown: (/** @type {PointerEvent} */ event) => {
      if (!event.isPrimary || event.button !== 0) return;
      // A quick pointer leaves the button before its first move event.
      /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
      begin.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (/** @type {PointerEvent} */ event) => {
      if (!begin.current) return;
      at.current = { x: event.clientX, y: event.clientY };
      if (held) follow();
      else if (Math.hypot(event.clientX - begin.current.x, event.clientY - begin.current.y) > SLACK) setHeld(piece);
    },
    onPointerUp: (/** @type {PointerEvent} */ event) => {
      const square = held && document.elementsFromPoint(event.clientX, event.clientY)
        .map((element) => element.getAttribute('data-square')).find((name) => name !== null);
      end();
      if (square) onDrop(square, piece);
    },
    onPointerCancel: end,
  });
  return { held, ghost, handlers };
}
