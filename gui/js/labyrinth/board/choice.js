/**
 * The choice of a turn: an arrow and how the spare is turned, then the square where the pawn ends.
 *
 * @typedef {import('../lines.js').Side} Side
 * @typedef {import('../lines.js').Slide} Slide
 * @typedef {import('./types.js').BoardProps} BoardProps
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
 */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { SIDES } from '../../board/geometry.js';

/** @typedef {{held: string | null, pointed: string | null, aim: string | null, armed: boolean}} Chosen */

/** @type {Chosen} */
const NOTHING = { held: null, pointed: null, aim: null, armed: false };

/** @param {BoardProps} props
 * @returns {Choice} */
export function useChoice({ maze, moves, slides, toMove, onMove }) {
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
  const slide = open ?? (played?.maze === maze ? played.slide : null);
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
