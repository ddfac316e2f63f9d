/** The animation of a turn: the line of tiles slides, pawns ride on it, then the mover's pawn walks. The browser runs it on the
 * elements themselves, so that no frame re-renders the board.
 *
 * @import { Animation, Phase } from './types.js' */
import { useRef } from 'preact/hooks';
import { useFilm } from '../../board/grid.js';
import { CELL } from '../../board/geometry.js';
import { lineOf, middle, pushes, step } from './geometry.js';

const SLIDE = 340;
const STEP = 130;
const MAX_WALK = 1000;

/** @param {number} x @param {number} y */
const shift = (x, y) => `translate(${x}px, ${y}px)`;

/** @param {Animation} animation how long each phase takes, in milliseconds
 * @param {boolean} pushed the slide is already on the board: it was shown before it was played */
function lengths({ path }, pushed) {
  return { slide: pushed ? 0 : SLIDE, walk: Math.min(MAX_WALK, STEP * (path.length - 1)) };
}

/** Has the browser move everything.
 * @param {Element} picture @param {Animation} animation @param {boolean} flipped @param {boolean} pushed
 * @returns {globalThis.Animation[]} */
function film(picture, animation, flipped, pushed) {
  const { move, seat, slide, path } = animation;
  const arrow = move.slice(0, 2);
  const { slide: first, walk } = lengths(animation, pushed);
  const by = step(pushes(arrow), flipped);
  const [x, y] = [-CELL * by.x, -CELL * by.y];
  const line = new Set(lineOf(arrow));
  /** @type {globalThis.Animation[]} */
  const running = [];
  const play = (/** @type {Element | null} */ element, /** @type {Keyframe[]} */ frames, /** @type {KeyframeAnimationOptions} */ options) => {
    // The element itself is placed by its attribute.
    const within = element?.firstElementChild;
    if (within) running.push(within.animate(frames, { fill: 'backwards', ...options }));
  };
  const easing = 'cubic-bezier(.3, .1, .3, 1)';
  const pushIn = [{ transform: shift(x, y) }, { transform: shift(0, 0) }];
  if (!pushed) {
    for (const square of line) play(picture.querySelector(`[data-tile="${square}"]`), pushIn, { duration: first, easing });
    play(picture.querySelector('[data-gone]'), [
      { transform: shift(0, 0), opacity: 1 },
      { transform: shift(-x, -y), opacity: 0 },
    ], { duration: first, easing, fill: 'both' });
    for (const [rider, square] of slide.pawns) {
      if (rider !== seat && line.has(square)) play(picture.querySelector(`[data-pawn="${rider}"]`), pushIn, { duration: first, easing });
    }
  }
  // Backwards from the end, where the pawn is drawn.
  const end = middle(path[path.length - 1] ?? move.slice(3), flipped);
  const total = first + walk;
  if (total === 0) return running;
  const ridden = !pushed && line.has(path[0] ?? '');
  const stops = path.map((square, index) => {
    const at = middle(square, flipped);
    return { transform: shift(at.x - end.x, at.y - end.y), offset: (first + (path.length > 1 ? (walk * index) / (path.length - 1) : walk)) / total };
  });
  const [begin] = stops;
  if (begin) {
    const at = middle(path[0], flipped);
    const from = { transform: shift(at.x - end.x + (ridden ? x : 0), at.y - end.y + (ridden ? y : 0)), offset: 0, easing };
    play(picture.querySelector(`[data-pawn="${seat}"]`), first > 0 ? [from, ...stops] : stops, { duration: total });
  }
  return running;
}

/** Plays the animation of a turn. Returns whether it runs, and a function that ends it at once.
 * @param {object} options
 * @param {Animation | undefined} options.animation
 * @param {boolean} options.flipped
 * @param {{current: Element | null}} options.picture
 * @param {{current: string | null}} options.shown  the slide that was on the board before, as a preview
 * @param {(() => void) | undefined} options.onEnd
 * @param {((phase: Phase) => void) | undefined} options.onPhase */
export function useAnimation({ animation, flipped, picture, shown, onEnd, onPhase }) {
  const latest = useRef(onPhase);
  latest.current = onPhase;
  return useFilm(animation, onEnd, (played, end) => {
    if (!picture.current) return undefined;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const pushed = shown.current === played.move.slice(0, 3);
    const moving = still ? [] : film(picture.current, played, flipped, pushed);
    const { slide, walk } = lengths(played, pushed);
    if (slide > 0) latest.current?.('slide');
    const timers = [setTimeout(() => latest.current?.('walk'), still ? 0 : slide), setTimeout(end, still ? 0 : slide + walk)];
    return () => {
      timers.forEach(clearTimeout);
      moving.forEach((one) => one.cancel());
    };
  });
}
