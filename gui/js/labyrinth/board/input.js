/**
 * The board by pointers and keys.
 *
 * @typedef {import('./types.js').BoardProps} BoardProps
 * @typedef {import('./choice.js').Choice} Choice
 * @typedef {import('./types.js').By} By
 */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { takesKeys } from '../../app/hooks.js';
import { neighbour } from './grid.js';

/** How far the wheel turns per quarter turn, in pixels: a click of a mouse wheel is about 100, a touchpad sends many small turns. */
const WHEEL_STEP = 60;
const FIRST_PLACE = '>a2';
/** @type {Record<string, 'n' | 'e' | 's' | 'w'>} */
const ARROW_KEYS = { ArrowUp: 'n', ArrowDown: 's', ArrowLeft: 'w', ArrowRight: 'e' };

/** The place under an event: a square, or `>` and an arrow. @param {Event} event */
const placeOf = ({ target }) => (target instanceof Element ? target.closest('[data-place]')?.getAttribute('data-place') ?? null : null);
/** @param {string | null} place */
const arrowOf = (place) => (place?.[0] === '>' ? place.slice(1) : null);

/**
 * @param {object} parts
 * @param {BoardProps} parts.props
 * @param {Choice} parts.choice
 * @param {{current: HTMLElement | null}} parts.root
 * @param {() => void} parts.onBegin  called before anything is chosen
 */
export function useInput({ props, choice, root, onBegin }) {
  const [focused, setFocused] = useState(FIRST_PLACE);
  const [by, setBy] = useState(/** @type {By | null} */ (null));
  const press = usePress(props, choice, (how) => {
    setBy(how);
    onBegin();
  });
  const keys = useBoardKeys({ props, choice, focused, press });
  const latest = useRef(/** @type {Record<string, (event: any) => void>} */ ({}));
  latest.current = { ...usePointers(props, choice, press), onKeyDown: (/** @type {KeyboardEvent} */ event) => {
    if (keys(event)) setBy('key');
  }, onFocusIn: (/** @type {FocusEvent} */ event) => {
    const place = placeOf(event);
    if (place) setFocused(place);
  } };
  useTurning(root, choice);
  const handlers = useMemo(() => Object.fromEntries(
    Object.keys(latest.current).map((name) => [name, (/** @type {any} */ event) => latest.current[name](event)]),
  ), []);
  return { focused, handlers, by };
}

/** What pressing a place does, by whatever means.
 * @param {BoardProps} props @param {Choice} choice @param {(by: By) => void} onBegin */
function usePress({ editing, confirm, moves, closed, onRefused }, choice, onBegin) {
  /** @param {string} place @param {By} by */
  return (place, by) => {
    onBegin(by);
    const arrow = arrowOf(place);
    if (editing) {
      if (arrow === null) editing.onSquare(place, 'place');
      else editing.onArrow?.(arrow);
    } else if (arrow !== null) {
      // Pressed again, it turns the tile.
      if (choice.held === arrow && by !== 'key') choice.turn(1);
      else if (arrow === closed && moves.length > 0) onRefused?.(arrow + choice.side);
      else if (moves.length > 0) choice.hold(arrow);
    } else if (!choice.go(place, by !== 'touch' && !confirm) && choice.slide) {
      onRefused?.(choice.slide.slide + place);
    }
  };
}

/** @param {BoardProps} props @param {Choice} choice @param {(place: string, by: By) => void} press */
function usePointers({ editing }, choice, press) {
  // The finger that rests on an arrow, and whether another one has turned the tile meanwhile.
  const finger = useRef({ arrow: /** @type {string | null} */ (null), turned: false });
  return {
    /** @param {PointerEvent} event */
    onPointerMove: (event) => {
      if (event.pointerType === 'touch' || editing) return;
      const place = placeOf(event);
      choice.point(arrowOf(place));
      if (place !== null && arrowOf(place) === null) choice.look(place);
    },
    /** @param {PointerEvent} event */
    onPointerLeave: (event) => {
      if (event.pointerType === 'touch') return;
      choice.point(null);
      choice.look(null);
    },
    /** @param {PointerEvent} event */
    onPointerDown: (event) => {
      if (event.pointerType !== 'touch' || editing) return;
      if (!event.isPrimary) {
        if (choice.arrow === null) return;
        choice.turn(1);
        finger.current.turned = true;
        return;
      }
      finger.current = { arrow: arrowOf(placeOf(event)), turned: false };
      choice.point(finger.current.arrow);
    },
    /** @param {PointerEvent} event */
    onPointerUp: (event) => {
      if (event.pointerType !== 'touch' || !event.isPrimary || editing) return;
      const { arrow, turned } = finger.current;
      finger.current = { arrow: null, turned };
      if (arrow === null) return;
      if (turned) choice.hold(arrow);
      else press(`>${arrow}`, 'touch');
    },
    onPointerCancel: () => choice.point(null),
    /** @param {PointerEvent} event */
    onClick: (event) => {
      const place = placeOf(event);
      const touch = event.pointerType === 'touch';
      // A finger's arrow has been pressed already.
      if (place !== null && !(touch && arrowOf(place) !== null && !editing)) press(place, touch ? 'touch' : 'mouse');
    },
    /** @param {MouseEvent} event */
    onContextMenu: (event) => {
      const place = placeOf(event);
      if (!editing || place === null || arrowOf(place) !== null) return;
      event.preventDefault();
      editing.onSquare(place, 'remove');
    },
  };
}

/** @param {{props: BoardProps, choice: Choice, focused: string, press: (place: string, by: By) => void}} parts */
function useBoardKeys({ props: { editing, confirm, flipped = false }, choice, focused, press }) {
  /** @param {KeyboardEvent} event */
  const meaning = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return null;
    const grid = /** @type {HTMLElement} */ (event.currentTarget);
    const side = ARROW_KEYS[event.key];
    if (side !== undefined) {
      return () => {
        const next = neighbour(focused, side, flipped);
        if (next === null) return;
        /** @type {HTMLElement | null} */ (grid.querySelector(`[data-place="${next}"]`))?.focus();
        if (editing) return;
        // While nothing is chosen, an arrow shows its slide as soon as it has the focus.
        choice.point(arrowOf(next));
        choice.look(arrowOf(next) === null ? next : null);
      };
    }
    const key = event.key.toUpperCase();
    if (event.key === 'Enter' || event.key === ' ') return () => press(focused, 'key');
    if (editing && arrowOf(focused) === null) {
      if (key === 'R' || key === 'L') return () => editing.onSquare(focused, 'turn', key);
      if (event.key === 'Delete' || event.key === 'Backspace') return () => editing.onSquare(focused, 'remove');
    }
    if (key === 'S' && choice.stay !== null) return () => choice.go(/** @type {string} */ (choice.stay), !confirm);
    return null;
  };
  /** @param {KeyboardEvent} event */
  return (event) => {
    const act = meaning(event);
    if (!act) return false;
    event.preventDefault();
    act();
    return true;
  };
}

/** Turns the spare with the wheel over the board and with R and L, and cancels with Escape, wherever the focus is.
 * @param {{current: HTMLElement | null}} root @param {Choice} choice */
function useTurning(root, choice) {
  const latest = useRef(choice);
  latest.current = choice;
  useEffect(() => {
    const board = root.current;
    if (!board) return undefined;
    const end = new AbortController();
    let turned = 0;
    board.addEventListener('wheel', (event) => {
      if (event.ctrlKey || event.deltaY === 0 || latest.current.arrow === null) return;
      event.preventDefault();
      // Elsewhere it steps through the game.
      event.stopPropagation();
      const distance = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : Math.sign(event.deltaY) * WHEEL_STEP;
      turned = Math.sign(turned) === Math.sign(distance) ? turned + distance : distance;
      if (Math.abs(turned) < WHEEL_STEP) return;
      turned = 0;
      latest.current.turn(Math.sign(distance));
    }, { passive: false, signal: end.signal });
    document.addEventListener('keydown', (event) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (takesKeys(event.target)) return;
      const key = event.key.toUpperCase();
      if (event.key === 'Escape' && latest.current.cancel()) event.preventDefault();
      if ((key === 'R' || key === 'L') && latest.current.arrow !== null) {
        event.preventDefault();
        latest.current.turn(key === 'R' ? 1 : -1);
      }
    }, { signal: end.signal });
    return () => end.abort();
  }, []);
}
