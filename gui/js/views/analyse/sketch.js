// Arrows and circles on the board of analysis: with the right button or, while a pen is chosen, with anything.

import { html } from 'htm/preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { useStore } from '../../app/hooks.js';
import { straight } from '../../board/arrows.js';
import { middle, VIEW_BOX } from '../../board/geometry.js';
import { cellUnder, useStable } from '../../board/grid.js';
import { squareUnder } from '../../board/input.js';
import { PENS, shapesText } from '../../game/shapes.js';
import { nodeAt } from '../../game/tree.js';
import { t } from '../../lang/texts.js';
import { IconButton } from '../../parts/icons.js';

/** @import { AnalyseModel, AnalyseState } from './model.js' */

/** A shape that is being drawn. @typedef {{color: string, from: string, to: string}} Stroke */

/** The colour of the right button, as lichess has it.
 * @param {MouseEvent} event */
function colorOf({ shiftKey, ctrlKey, altKey, metaKey }) {
  return 'GRBY'[(shiftKey || ctrlKey ? 1 : 0) + (altKey || metaKey ? 2 : 0)];
}

/** @param {Stroke} stroke */
const shapeOf = ({ color, from, to }) => color + from + (to === from ? '' : to);

/** What is drawn in a position, as a layer of the board, and the handlers of the element around it.
 * @param {AnalyseModel} model @param {AnalyseState} state */
export function useSketch(model, { tree, at, flipped }) {
  const pen = useStore(model.pen);
  const [stroke, setStroke] = useState(/** @type {Stroke | null} */ (null));
  const erases = useRef(false);
  const { shapes } = nodeAt(tree, at);
  const seen = stroke ? [...shapes.filter((shape) => shape !== shapeOf(stroke)), shapeOf(stroke)] : shapes;
  const layer = useMemo(() => (seen.length === 0 ? null : html`<${Shapes} shapes=${seen} flipped=${flipped} />`), [seen.join(' '), flipped]);
  const end = () => {
    setStroke(null);
    if (stroke) model.draw(shapeOf(stroke));
  };
  const handlers = useStable({
    /** @param {PointerEvent & {currentTarget: HTMLElement}} event */
    onPointerDownCapture: (event) => {
      const from = cellUnder(event, 'square');
      const right = event.button === 2;
      erases.current = event.button === 0 && pen === null && from !== null && /** @type {Element} */ (event.target).closest('.is-movable, .is-target') === null;
      if (from === null || !event.isPrimary || !(right || (pen !== null && event.button === 0))) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      setStroke({ color: right ? colorOf(event) : pen ?? '', from, to: from });
    },
    /** @param {PointerEvent & {currentTarget: HTMLElement}} event */
    onPointerMove: (event) => {
      const grid = event.currentTarget.querySelector('[role=grid]');
      const to = stroke && grid && event.currentTarget.hasPointerCapture(event.pointerId) ? squareUnder(event, grid.getBoundingClientRect(), flipped) : null;
      if (stroke && to !== null && to !== stroke.to) setStroke({ ...stroke, to });
    },
    onPointerUp: end,
    onPointerCancel: () => setStroke(null),
    /** @param {MouseEvent} event */
    onContextMenu: (event) => {
      // A long touch and the menu key open the browser's menu.
      if (pen !== null || (event.button === 2 && /** @type {PointerEvent} */ (event).pointerType !== 'touch')) event.preventDefault();
    },
    onClick: () => {
      if (erases.current) model.erase();
    },
    /** With a pen, Enter begins an arrow on the square with the focus and ends it on another.
     * @param {KeyboardEvent} event */
    onKeyDownCapture: (event) => {
      const square = cellUnder(event, 'square');
      const presses = event.key === 'Enter' || event.key === ' ';
      if (pen === null || square === null || !(presses || (event.key === 'Escape' && stroke))) return;
      event.preventDefault();
      event.stopPropagation();
      if (!presses) setStroke(null);
      else if (stroke) end();
      else setStroke({ color: pen, from: square, to: square });
    },
    /** @param {FocusEvent} event */
    onFocusIn: (event) => {
      const to = cellUnder(event, 'square');
      if (stroke && to !== null) setStroke({ ...stroke, to });
    },
  });
  return { layer, handlers, draws: pen !== null, text: shapesText(shapes) };
}

/** @param {{shapes: readonly string[], flipped: boolean}} props */
function Shapes({ shapes, flipped }) {
  return html`<svg class="board-sketch" viewBox=${VIEW_BOX} aria-hidden="true">
    ${shapes.map((shape) => {
      const [from, to] = [shape.slice(1, 3), shape.slice(3)];
      const { x, y } = middle(from, flipped);
      if (to === '') return html`<circle key=${shape} class=${`pen-${shape[0]}`} cx=${x} cy=${y} r="26" />`;
      const { d, transform } = straight({ x, y }, middle(to, flipped), 8, 8, 8);
      return html`<path key=${shape} class=${`pen-${shape[0]}`} d=${d} transform=${transform} />`;
    })}
  </svg>`;
}

/** The pens, while one is chosen.
 * @param {{model: AnalyseModel, pen: string, drawn: boolean}} props */
export function Pens({ model, pen, drawn }) {
  return html`<span class="pens" role="group" aria-label=${t('analyse-pens')}>
    ${PENS.map((letter) => html`<button key=${letter} type="button" class=${`pen pen-${letter}`} aria-pressed=${letter === pen} aria-label=${t('analyse-pen', { pen: letter })}
      title=${t('analyse-pen', { pen: letter })} onClick=${() => model.pen.set(letter)}></button>`)}
    <${IconButton} icon="close" label=${t('analyse-pens-clear')} quiet extra="plain" disabled=${!drawn} onClick=${() => model.erase()} />
  </span>`;
}
