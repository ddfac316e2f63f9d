/**
 * The board by mouse, pen and touch: press, hover, drag.
 *
 * @typedef {import('./types.js').BoardProps} BoardProps
 * @typedef {import('./input.js').ChoiceState} ChoiceState
 * @typedef {{id: number, from: string, x: number, y: number, rect: DOMRect, moving: boolean, fresh: boolean, over: string | null}} Gesture
 */
import { useRef, useState } from 'preact/hooks';
import { FILES, RANKS, WIDTH, HEIGHT, squareOfCell } from './geometry.js';
import { moveTo, press } from './input.js';

/** A pointer that goes farther than this has begun to drag, in pixels. */
const SLACK = 6;

/** The square under a pointer. @param {PointerEvent} event @param {DOMRect} rect @param {boolean} flipped */
function squareUnder(event, rect, flipped) {
  const column = Math.floor(((event.clientX - rect.left) / rect.width) * FILES);
  const row = Math.floor(((event.clientY - rect.top) / rect.height) * RANKS);
  return squareOfCell(column, row, flipped);
}

/**
 * Handlers for the element that covers exactly the squares.
 * @param {object} options
 * @param {BoardProps} options.props
 * @param {ChoiceState} options.choice
 * @param {{current: SVGGElement | null}} options.ghost  what follows the pointer during a drag
 * @param {() => void} options.onBegin  called before anything else happens
 */
export function usePointer({ props, choice, ghost, onBegin }) {
  const { pieces, editing, flipped = false } = props;
  const gesture = useRef(/** @type {Gesture | null} */ (null));
  /** @type {[string | null, (square: string | null) => void]} */
  const [dragged, setDragged] = useState(/** @type {string | null} */ (null));
  /** @type {[string | null, (square: string | null) => void]} */
  const [hovered, setHovered] = useState(/** @type {string | null} */ (null));
  const [touch, setTouch] = useState(false);

  /** @param {PointerEvent} event @param {Gesture} held */
  const carry = (event, held) => {
    const x = ((event.clientX - held.rect.left) / held.rect.width) * WIDTH;
    const y = ((event.clientY - held.rect.top) / held.rect.height) * HEIGHT;
    // A finger would hide the piece that it carries.
    const lift = event.pointerType === 'touch' ? `translate(${x.toFixed(1)} ${(y - 40).toFixed(1)}) scale(1.4)` : `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
    ghost.current?.setAttribute('transform', lift);
  };

  const drop = () => {
    gesture.current = null;
    setDragged(null);
  };

  /** @param {PointerEvent} event */
  const onPointerDown = (event) => {
    if (!event.isPrimary || event.button > 0) return;
    onBegin();
    setTouch(event.pointerType === 'touch');
    const area = /** @type {HTMLElement} */ (event.currentTarget);
    const rect = area.getBoundingClientRect();
    const square = squareUnder(event, rect, flipped);
    if (square === null) return;
    const fresh = !editing && choice.origins.has(square) && choice.selected !== square && moveTo(choice, square) === null;
    if (fresh) choice.select(square);
    gesture.current = { id: event.pointerId, from: square, x: event.clientX, y: event.clientY, rect, moving: false, fresh, over: null };
  };

  /** @param {PointerEvent} event */
  const onPointerMove = (event) => {
    const held = gesture.current;
    if (!held) {
      if (event.pointerType !== 'touch') hover(event);
      return;
    }
    if (event.pointerId !== held.id) return;
    if (!held.moving) {
      const far = Math.hypot(event.clientX - held.x, event.clientY - held.y) > SLACK;
      const movable = editing ? pieces.has(held.from) && editing.onCarry !== undefined : choice.origins.get(held.from) !== undefined;
      if (!far || !movable) return;
      held.moving = true;
      const area = /** @type {HTMLElement} */ (event.currentTarget);
      area.setPointerCapture(event.pointerId);
      if (!editing) choice.select(held.from);
      setDragged(held.from);
    }
    carry(event, held);
    const over = squareUnder(event, held.rect, flipped);
    if (over === held.over) return;
    held.over = over;
    if (!editing && choice.selected === held.from) choice.arm(over === null ? null : moveTo(choice, over), false);
  };

  /** @param {PointerEvent} event */
  const hover = (event) => {
    const cell = event.target instanceof Element ? event.target.closest('[data-square]') : null;
    const square = cell?.getAttribute('data-square') ?? null;
    if (editing) setHovered(square);
    else if (choice.selected !== null) choice.show(square === null ? null : moveTo(choice, square));
  };

  /** @param {PointerEvent} event */
  const onPointerUp = (event) => {
    const held = gesture.current;
    if (!held || event.pointerId !== held.id) return;
    const square = squareUnder(event, held.rect, flipped);
    const { from, moving, fresh } = held;
    drop();
    if (editing) {
      if (moving) {
        if (square !== from) editing.onCarry?.(from, square);
      } else if (square === from) editing.onSquare(square, 'place');
      return;
    }
    if (!moving) {
      if (square === from) press(choice, square, event.pointerType === 'touch' ? 'touch' : 'mouse', fresh);
      return;
    }
    const move = square === null ? null : moveTo(choice, square);
    if (move !== null) choice.choose(move, 'drop');
    else choice.arm(null, false);
  };

  const onPointerCancel = () => {
    if (gesture.current?.moving) choice.arm(null, false);
    drop();
  };

  const onPointerLeave = () => {
    if (gesture.current) return;
    setHovered(null);
    choice.show(null);
  };

  /** @param {MouseEvent} event */
  const onContextMenu = (event) => {
    // A long touch asks for a menu too, and would end the drag.
    if (editing || dragged !== null || touch) event.preventDefault();
    if (!editing || touch) return;
    const cell = event.target instanceof Element ? event.target.closest('[data-square]') : null;
    const square = cell?.getAttribute('data-square');
    if (square) editing.onSquare(square, 'remove');
  };

  return {
    dragged,
    hovered,
    touch,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onPointerLeave, onContextMenu },
  };
}
