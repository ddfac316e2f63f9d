/**
 * The board by mouse, pen and touch: press, hover, drag.
 *
 * @typedef {import('./types.js').BoardProps} BoardProps
 * @typedef {import('./input.js').ChoiceState} ChoiceState
 * @typedef {import('./types.js').By} By
 * @typedef {object} Gesture  a pointer that is held down
 * @property {number} id
 * @property {string} from  the square where it went down
 * @property {number} x
 * @property {number} y
 * @property {DOMRect} rect  the squares on the screen
 * @property {boolean} moving  it drags a piece
 * @property {boolean} fresh  it has just selected the piece
 * @property {string | null} over  the square where it is now
 *
 * @typedef {object} Context  what the handlers of one render work with
 * @property {BoardProps} props
 * @property {ChoiceState} choice
 * @property {{current: SVGGElement | null}} ghost  what follows the pointer during a drag
 * @property {() => void} onBegin  called before anything else happens
 * @property {{current: Gesture | null}} gesture
 * @property {string | null} dragged  the square whose piece is dragged
 * @property {(square: string | null) => void} setDragged
 * @property {(square: string | null) => void} setHovered
 * @property {boolean} touch  the board was last used by a finger
 * @property {(by: By) => void} setBy
 */
import { useRef, useState } from 'preact/hooks';
import { FILES, RANKS, WIDTH, HEIGHT, squareOfCell } from './geometry.js';
import { moveTo, press } from './input.js';

/** A pointer that moves farther than this, in pixels, drags. */
const SLACK = 6;

/** The square under a pointer. @param {PointerEvent} event @param {DOMRect} rect @param {boolean} flipped */
function squareUnder(event, rect, flipped) {
  const column = Math.floor(((event.clientX - rect.left) / rect.width) * FILES);
  const row = Math.floor(((event.clientY - rect.top) / rect.height) * RANKS);
  return squareOfCell(column, row, flipped);
}

/** The square of the element under a pointer. @param {MouseEvent} event */
function hoveredSquare(event) {
  const cell = event.target instanceof Element ? event.target.closest('[data-square]') : null;
  return cell?.getAttribute('data-square') ?? null;
}

/** A pen is as exact as a mouse. @param {PointerEvent} event @returns {By} */
const byOf = (event) => (event.pointerType === 'touch' ? 'touch' : 'mouse');

/** @param {Context} context @param {PointerEvent} event */
function down({ props, choice, gesture, onBegin, setBy }, event) {
  if (!event.isPrimary || event.button > 0) return;
  onBegin();
  setBy(byOf(event));
  const area = /** @type {HTMLElement} */ (event.currentTarget);
  const rect = area.getBoundingClientRect();
  const from = squareUnder(event, rect, props.flipped ?? false);
  if (from === null) return;
  const fresh = !props.editing && choice.origins.has(from) && choice.selected !== from && moveTo(choice, from) === null;
  if (fresh) choice.select(from);
  gesture.current = { id: event.pointerId, from, x: event.clientX, y: event.clientY, rect, moving: false, fresh, over: null };
}

/** @param {Context} context @param {PointerEvent} event */
function move(context, event) {
  const { props, choice, gesture } = context;
  const held = gesture.current;
  if (!held) {
    if (event.pointerType !== 'touch') hover(context, event);
    return;
  }
  if (event.pointerId !== held.id || !(held.moving || lift(context, held, event))) return;
  carry(context, held, event);
  const over = squareUnder(event, held.rect, props.flipped ?? false);
  if (over === held.over) return;
  held.over = over;
  if (!props.editing && choice.selected === held.from) choice.arm(over === null ? null : moveTo(choice, over), false);
}

/** @param {Context} context @param {PointerEvent} event */
function hover({ props, choice, setHovered }, event) {
  const square = hoveredSquare(event);
  if (props.editing) setHovered(square);
  else if (choice.selected !== null) choice.show(square === null ? null : moveTo(choice, square));
}

/** Begins a drag when the pointer has gone far enough; returns whether it has.
 * @param {Context} context @param {Gesture} held @param {PointerEvent} event */
function lift({ props, choice, setDragged }, held, event) {
  const { editing, pieces } = props;
  const far = Math.hypot(event.clientX - held.x, event.clientY - held.y) > SLACK;
  const movable = editing ? editing.onCarry !== undefined && pieces.has(held.from) : choice.origins.has(held.from);
  if (!far || !movable) return false;
  held.moving = true;
  /** @type {HTMLElement} */ (event.currentTarget).setPointerCapture(event.pointerId);
  if (!editing) choice.select(held.from);
  setDragged(held.from);
  return true;
}

/** Has the dragged piece follow the pointer. @param {Context} context @param {Gesture} held @param {PointerEvent} event */
function carry({ ghost }, { rect }, event) {
  const x = ((event.clientX - rect.left) / rect.width) * WIDTH;
  const y = ((event.clientY - rect.top) / rect.height) * HEIGHT;
  // A finger would hide the piece that it carries.
  const [above, scale] = event.pointerType === 'touch' ? [40, 1.4] : [0, 1];
  ghost.current?.setAttribute('transform', `translate(${x.toFixed(1)} ${(y - above).toFixed(1)}) scale(${scale})`);
}

/** @param {Context} context @param {PointerEvent} event */
function up({ props, choice, gesture, setDragged }, event) {
  const held = gesture.current;
  if (!held || event.pointerId !== held.id) return;
  gesture.current = null;
  setDragged(null);
  const { from, moving, fresh } = held;
  const square = squareUnder(event, held.rect, props.flipped ?? false);
  if (props.editing) {
    if (moving && square !== from) props.editing.onCarry?.(from, square);
    else if (!moving && square === from) props.editing.onSquare(square, 'place');
  } else if (moving) {
    const chosen = square === null ? null : moveTo(choice, square);
    if (chosen !== null) choice.choose(chosen, byOf(event));
    else choice.arm(null, false);
  } else if (square === from) {
    press(choice, square, byOf(event), fresh);
  }
}

/** @param {Context} context */
function cancel({ choice, gesture, setDragged }) {
  if (gesture.current?.moving) choice.arm(null, false);
  gesture.current = null;
  setDragged(null);
}

/** @param {Context} context */
function leave({ choice, gesture, setHovered }) {
  if (gesture.current) return;
  setHovered(null);
  choice.show(null);
}

/** @param {Context} context @param {MouseEvent} event */
function menu({ props, dragged, touch }, event) {
  // A long touch also opens a menu, which would end the drag.
  if (props.editing || dragged !== null || touch) event.preventDefault();
  const square = hoveredSquare(event);
  if (props.editing && !touch && square !== null) props.editing.onSquare(square, 'remove');
}

/**
 * Handlers for the element that covers exactly the squares, and their state.
 * @param {Pick<Context, 'props' | 'choice' | 'ghost' | 'onBegin'>} options
 */
export function usePointer(options) {
  const gesture = useRef(/** @type {Gesture | null} */ (null));
  const [dragged, setDragged] = useState(/** @type {string | null} */ (null));
  const [hovered, setHovered] = useState(/** @type {string | null} */ (null));
  const [by, setBy] = useState(/** @type {By | null} */ (null));
  const touch = by === 'touch';
  /** @type {Context} */
  const context = { ...options, gesture, dragged, setDragged, setHovered, touch, setBy };
  const handlers = {
    onPointerDown: (/** @type {PointerEvent} */ event) => down(context, event),
    onPointerMove: (/** @type {PointerEvent} */ event) => move(context, event),
    onPointerUp: (/** @type {PointerEvent} */ event) => up(context, event),
    onPointerCancel: () => cancel(context),
    onPointerLeave: () => leave(context),
    onContextMenu: (/** @type {MouseEvent} */ event) => menu(context, event),
  };
  return { dragged, hovered, touch, by, setBy, handlers };
}
