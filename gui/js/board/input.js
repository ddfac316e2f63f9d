/** What a person does with the board: select, look at a shot before it is fired, play, by mouse, touch or keyboard.
 *
 * @import { BoardProps, By, Editing } from './types.js'
 * @typedef {object} Choice
 * @property {string | null} selected  the square of the chosen piece
 * @property {string | null} preview  the move that is shown as if it were played
 * @property {boolean} armed  the preview waits for a confirmation
 *
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
 * @property {(by: By) => void} setBy */
import { useMemo, useRef, useState } from 'preact/hooks';
import { FILES, HEIGHT, neighbour, RANKS, squareOfCell, WIDTH } from './geometry.js';
import { cellUnder } from './grid.js';
import { byOrigin } from './position.js';

/** @type {Choice} */
const NOTHING = { selected: null, preview: null, armed: false };

/** The choice of a move. All handlers take squares and moves.
 * @param {BoardProps} props */
export function useChoice({ moves, confirm = false, onMove, onMiss }) {
  const [state, setState] = useState({ choice: NOTHING, of: '' });
  const position = moves.join(' ');
  const origins = useMemo(() => byOrigin(moves), [position]);
  // A choice made among other moves is void at once, not only after the next render.
  const choice = state.of === position ? state.choice : NOTHING;
  /** @param {Choice} next */
  const set = (next) => {
    const same = next.selected === choice.selected && next.preview === choice.preview && next.armed === choice.armed;
    if (!same || state.of !== position) setState({ choice: next, of: position });
  };

  const entry = choice.selected === null ? undefined : origins.get(choice.selected);
  const targets = entry?.targets ?? [];
  const turns = entry?.turns ?? [];

  const cancel = () => set(NOTHING);
  /** @param {string} move */
  const play = (move) => {
    set(NOTHING);
    onMove(move);
  };

  return {
    ...choice,
    origins,
    targets,
    turns,
    cancel,
    /** @param {string} square */
    miss: (square) => {
      cancel();
      onMiss?.(square);
    },
    /** Goes back from the preview to the selection. */
    back: () => set({ ...choice, preview: null, armed: false }),
    /** @param {string} square */
    select: (square) => set({ selected: square, preview: null, armed: false }),
    /** Shows a move, unless another one waits for a confirmation. @param {string | null} move */
    show: (move) => {
      if (!choice.armed) set({ ...choice, preview: move });
    },
    /** Shows a move in place of whatever was shown. @param {string | null} move @param {boolean} armed */
    arm: (move, armed) => set({ selected: move === null ? choice.selected : move.slice(0, 2), preview: move, armed }),
    /** Plays a move, or shows it if it still needs a confirmation. @param {string} move @param {By} how */
    choose: (move, how) => {
      const confirmed = choice.armed && choice.preview === move;
      if (confirmed || !(confirm || how === 'touch')) play(move);
      else set({ selected: move.slice(0, 2), preview: move, armed: true });
    },
    confirm: () => {
      if (choice.preview !== null) play(choice.preview);
    },
  };
}

/** @typedef {ReturnType<typeof useChoice>} ChoiceState */

/** The move from the selected piece to a square, if there is one.
 * @param {ChoiceState} choice @param {string} square @returns {string | null} */
function moveTo(choice, square) {
  return choice.selected !== null && choice.targets.includes(square) ? choice.selected + square : null;
}

/** A click or a tap on a square, or Enter.
 * @param {ChoiceState} choice @param {string} square @param {By} how
 * @param {boolean} fresh  the same gesture has just selected this square */
function press(choice, square, how, fresh) {
  const move = moveTo(choice, square);
  if (move !== null) choice.choose(move, how);
  else if (square === choice.selected) {
    if (!fresh) choice.cancel();
  } else if (choice.origins.has(square)) choice.select(square);
  else choice.miss(square);
}

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** Handles a key. Returns whether it had a meaning here.
 * @param {object} context
 * @param {KeyboardEvent} context.event
 * @param {string} context.square  the one with the focus
 * @param {boolean} context.entered  the keyboard, not a pointer, brought the focus here: the arrows go from square to square
 * @param {boolean} context.flipped
 * @param {ChoiceState} context.choice
 * @param {Editing | undefined} context.editing
 * @param {(square: string) => void} context.focus */
export function handleKey({ event, square, entered, flipped, choice, editing, focus }) {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const arrow = ARROWS[event.key];
  // Elsewhere the page may step through the game.
  if (arrow && !entered && !editing) return false;
  if (arrow) {
    const sign = flipped ? -1 : 1;
    const next = neighbour(square, sign * arrow[0], sign * arrow[1]);
    if (next !== null) {
      focus(next);
      // The shot of a destination is shown while the focus is on it.
      if (!editing) choice.arm(moveTo(choice, next), false);
    }
    return true;
  }
  if (editing) return editKey(event, square, editing);
  // After a click these keys may mean something to the page.
  if (!entered && choice.selected === null && [' ', 'r', 'l'].includes(event.key.toLowerCase())) return false;
  return playKey(event, square, choice);
}

/** @param {KeyboardEvent} event @param {string} square @param {Editing} editing */
function editKey(event, square, editing) {
  const key = event.key.toUpperCase();
  if (event.key === 'Enter' || event.key === ' ') editing.onSquare(square, 'place');
  else if (key === 'R' || key === 'L') editing.onSquare(square, 'turn', key);
  else if (event.key === 'Delete' || event.key === 'Backspace') editing.onSquare(square, 'remove');
  else return false;
  return true;
}

/** @param {KeyboardEvent} event @param {string} square @param {ChoiceState} choice */
function playKey(event, square, choice) {
  const key = event.key.toUpperCase();
  if (event.key === 'Enter' || event.key === ' ') {
    // With a turn shown, Enter on the piece confirms it; on a destination it plays the move.
    if (choice.armed && choice.preview !== null && choice.selected === square) choice.confirm();
    else press(choice, square, 'key', false);
    return true;
  }
  if (event.key === 'Escape') {
    if (choice.selected === null) return false;
    choice.cancel();
    return true;
  }
  if (key === 'R' || key === 'L') {
    const from = choice.selected ?? square;
    const turns = choice.origins.get(from)?.turns ?? [];
    // Both keys turn a piece that has only one turn, such as a Switch.
    const turn = turns.find((one) => one === key) ?? (turns.length === 1 ? turns[0] : undefined);
    if (turn !== undefined) choice.arm(from + turn, true);
    return true;
  }
  return false;
}

/** A pointer that moves farther than this, in pixels, drags. */
export const SLACK = 6;

/** The square under a pointer. @param {PointerEvent} event @param {DOMRect} rect @param {boolean} flipped */
export function squareUnder(event, rect, flipped) {
  const column = Math.floor(((event.clientX - rect.left) / rect.width) * FILES);
  const row = Math.floor(((event.clientY - rect.top) / rect.height) * RANKS);
  return squareOfCell(column, row, flipped);
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
  const square = cellUnder(event, 'square');
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
  const square = cellUnder(event, 'square');
  if (props.editing && !touch && square !== null) props.editing.onSquare(square, 'remove');
}

/** Handlers for the element that covers exactly the squares, and their state.
 * @param {Pick<Context, 'props' | 'choice' | 'ghost' | 'onBegin'>} options */
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
