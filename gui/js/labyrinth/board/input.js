/** What a person does with the board, by pointers and keys: chooses an arrow and how the spare is turned, then the square where the
 * pawn ends.
 *
 * @import { Side, Slide } from '../lines.js'
 * @import { By } from '../../board/types.js'
 * @import { BoardProps } from './types.js'
 *
 * @typedef {object} Choice
 * @property {string | null} held  the arrow that has been pressed
 * @property {string | null} arrow  the one whose slide is shown: under the pointer or the focus, or else the one pressed
 * @property {Side} side  how the spare is turned
 * @property {Slide | null} slide  what is shown
 * @property {ReadonlySet<string>} reachable  the squares where the pawn could end after that slide
 * @property {string | null} stay  the one of them where the slide leaves the pawn
 * @property {string | null} aim  the one of them that the pointer, the focus or a first tap has named
 * @property {boolean} armed  whether it waits for a second tap or click
 * @property {(arrow: string | null) => void} point
 * @property {(arrow: string) => void} hold
 * @property {(steps: number) => void} turn  the spare, clockwise
 * @property {(square: string | null) => void} look  names a square
 * @property {(square: string, sure: boolean) => boolean} go  plays the turn or, if not sure, asks first; false if the square cannot be reached
 * @property {() => boolean} cancel  false if there was nothing to cancel
 *
 * @typedef {{held: string | null, pointed: string | null, aim: string | null, armed: boolean}} Chosen */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useKeys, wheelListener } from '../../app/hooks.js';
import { SIDES } from '../../board/geometry.js';
import { cellUnder, useStable } from '../../board/grid.js';
import { neighbour } from './geometry.js';

/** @type {Chosen} */
const NOTHING = { held: null, pointed: null, aim: null, armed: false };

/** @param {BoardProps} props
 * @returns {Choice} */
export function useChoice({ maze, moves, slides, toMove, preview = '', onMove }) {
  const [chosen, setChosen] = useState(NOTHING);
  const [turned, setTurned] = useState(/** @type {Side} */ ('n'));
  const set = (/** @type {Partial<Chosen>} */ fields) => setChosen((old) => ({ ...old, ...fields }));
  // What was chosen in one position means nothing in another.
  const position = useRef(moves);
  const stale = position.current !== moves;
  useEffect(() => {
    if (!stale) return;
    position.current = moves;
    setChosen(NOTHING);
  }, [moves]);
  const now = stale ? NOTHING : chosen;
  // The slide of a played turn stays until its position is there.
  const [played, setPlayed] = useState(/** @type {{slide: Slide, maze: BoardProps['maze']} | null} */ (null));
  useEffect(() => setPlayed(null), [maze]);
  const sides = useMemo(() => SIDES.filter((side) => [...slides.keys()].some((slide) => slide[2] === side)), [slides]);
  // A straight tile has only two orientations.
  const side = sides.length === 0 || sides.includes(turned) ? turned : sides[SIDES.indexOf(turned) % sides.length];
  const arrow = now.pointed ?? now.held;
  const open = arrow === null || moves.length === 0 ? null : slides.get(arrow + side) ?? null;
  const slide = open ?? (played?.maze === maze ? played.slide : slides.get(preview) ?? null);
  const reachable = useMemo(() => {
    const key = slide?.slide;
    return new Set(key === undefined ? [] : moves.filter((move) => move.startsWith(key)).map((move) => move.slice(3)));
  }, [slide, moves]);
  const aim = slide && now.aim !== null && reachable.has(now.aim) ? now.aim : null;
  return {
    held: now.held, arrow: slide && arrow, side, slide, reachable, stay: slide?.pawns.get(toMove) ?? null, aim, armed: now.armed && aim !== null,
    point: (pointed) => {
      if (pointed === now.pointed) return;
      if (moves.length > 0) setPlayed(null);
      set({ pointed });
    },
    hold: (held) => set({ held, pointed: null, armed: false, ...(held !== now.held && { aim: null }) }),
    turn: (steps) => {
      const ways = sides.length > 0 ? sides : SIDES;
      setTurned(ways[(ways.indexOf(side) + steps + ways.length) % ways.length]);
      set({ armed: false });
    },
    look: (square) => {
      if (!now.armed && square !== now.aim) set({ aim: square });
    },
    go: (square, sure) => {
      if (!slide || !reachable.has(square)) return false;
      if (sure || (now.armed && aim === square)) {
        setPlayed({ slide, maze });
        onMove(slide.slide + square);
      } else {
        set({ aim: square, armed: true });
      }
      return true;
    },
    cancel: () => {
      if (now.held === null && now.pointed === null) return false;
      setPlayed(null);
      set(now.armed ? { armed: false, aim: null } : NOTHING);
      return true;
    },
  };
}

const FIRST_PLACE = '>a2';
/** @type {Record<string, 'n' | 'e' | 's' | 'w'>} */
const ARROW_KEYS = { ArrowUp: 'n', ArrowDown: 's', ArrowLeft: 'w', ArrowRight: 'e' };

/** @param {string | null} place a square, or `>` and an arrow */
const arrowOf = (place) => (place?.[0] === '>' ? place.slice(1) : null);

/** @param {object} parts
 * @param {BoardProps} parts.props
 * @param {Choice} parts.choice
 * @param {{current: HTMLElement | null}} parts.root
 * @param {() => void} parts.onBegin  called before anything is chosen */
export function useInput({ props, choice, root, onBegin }) {
  const [focused, setFocused] = useState(FIRST_PLACE);
  const [by, setBy] = useState(/** @type {By | null} */ (null));
  const press = usePress(props, choice, (how) => {
    setBy(how);
    onBegin();
  });
  const keys = useBoardKeys({ props, choice, focused, press });
  useTurning(root, choice);
  const handlers = useStable({
    ...usePointers(props, choice, press),
    onKeyDown: (/** @type {KeyboardEvent} */ event) => {
      if (keys(event)) setBy('key');
    },
    onFocusIn: (/** @type {FocusEvent} */ event) => {
      const place = cellUnder(event, 'place');
      if (place) setFocused(place);
    },
  });
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
      const place = cellUnder(event, 'place');
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
      finger.current = { arrow: arrowOf(cellUnder(event, 'place')), turned: false };
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
      const place = cellUnder(event, 'place');
      const touch = event.pointerType === 'touch';
      // A finger's arrow has been pressed already.
      if (place !== null && !(touch && arrowOf(place) !== null && !editing)) press(place, touch ? 'touch' : 'mouse');
    },
    /** @param {MouseEvent} event */
    onContextMenu: (event) => {
      const place = cellUnder(event, 'place');
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
    const turn = wheelListener((steps) => latest.current.turn(steps));
    const onWheel = (/** @type {WheelEvent} */ event) => {
      if (latest.current.arrow === null) return;
      // Elsewhere it steps through the game.
      event.stopPropagation();
      turn(event);
    };
    board.addEventListener('wheel', onWheel, { passive: false });
    return () => board.removeEventListener('wheel', onWheel);
  }, []);
  useKeys((event) => {
    const key = event.key.toUpperCase();
    if (event.key === 'Escape' && choice.cancel()) event.preventDefault();
    if ((key === 'R' || key === 'L') && choice.arrow !== null) {
      event.preventDefault();
      choice.turn(key === 'R' ? 1 : -1);
    }
  });
}
