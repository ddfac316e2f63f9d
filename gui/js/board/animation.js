/** The animation of a move: the piece moves, then the shot runs mirror by mirror, then the hit piece bursts. It works on
 * the elements directly, so that no frame re-renders the board.
 *
 * @import { Animation, Color, Phase, Pieces } from './types.js'
 * @import { Route } from './beams.js'
 * @import { Point } from './geometry.js'
 * @typedef {{frame: (time: number) => void, phases: [number, Phase][], length: number}} Film
 *   `frame` draws it at a time in milliseconds; `phases` has each phase with the time when it begins; `length` is its duration */
import { useEffect, useRef } from 'preact/hooks';
import { CELL, middle } from './geometry.js';
import { useFilm } from './grid.js';
import { LAYERS, pointAt, pointList, route } from './beams.js';
import { beforeHit, colorOf, kindOf, parts } from './position.js';
import { placeOf } from './pieces.js';

const GLIDE = 190;
const SQUARE = 34;
const MAX_SHOT = 900;
const BURST = 460;
const FADE = 220;
/** How long a shot is shown if motion is reduced, without animation. */
const STILL = 700;
const SHARDS = 10;

const NS = 'http://www.w3.org/2000/svg';

/** @param {SVGElement} parent @param {string} name @param {Record<string, string | number>} attributes */
function add(parent, name, attributes) {
  const element = document.createElementNS(NS, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  parent.append(element);
  return element;
}

/** @param {number} value */
const unit = (value) => Math.min(1, Math.max(0, value));
/** @param {number} part */
const easeOut = (part) => 1 - (1 - part) ** 3;

/** Draws a piece part of the way through its move, from 0 to 1; nothing if the piece is not in the picture.
 * @param {SVGSVGElement} svg @param {Animation} animation
 * @param {Pieces} pieces @param {boolean} flipped @returns {(part: number) => void} */
function journey(svg, { move }, pieces, flipped) {
  const { from, to, turn } = parts(move);
  /** @param {string} square */
  const find = (square) => svg.querySelector(`[data-piece="${square}"]`);
  if (turn !== undefined) {
    const [piece, element] = [pieces.get(from), find(from)];
    if (piece === undefined || !element) return () => {};
    const place = placeOf(from, piece, flipped);
    const back = kindOf(piece) === 'K' ? 360 : 90;
    const angle = turn === 'R' ? -back : back;
    return (part) => element.setAttribute('transform', part < 1 ? `${place} rotate(${angle * (1 - part)})` : place);
  }
  const [start, end] = [middle(from, flipped), middle(to, flipped)];
  // If the square left is occupied, two pieces have swapped places.
  const travellers = [
    { square: to, x: start.x - end.x, y: start.y - end.y },
    { square: from, x: end.x - start.x, y: end.y - start.y },
  ].flatMap(({ square, x, y }) => {
    const [piece, element] = [pieces.get(square), find(square)];
    return piece !== undefined && element ? [{ element, x, y, place: placeOf(square, piece, flipped) }] : [];
  });
  return (part) => {
    for (const { element, x, y, place } of travellers) {
      const rest = 1 - part;
      element.setAttribute('transform', rest > 0 ? `translate(${x * rest} ${y * rest}) ${place}` : place);
    }
  };
}

/** Draws a shot that has run a given distance. @param {SVGGElement} layer @param {Animation} animation @param {Route} line */
function shot(layer, { beam, color }, line) {
  const group = add(layer, 'g', { class: `beam is-shot of-${color}`, visibility: 'hidden' });
  const strokes = LAYERS.map((name) => add(group, 'polyline', { class: `beam-${name}`, points: pointList(line.points) }));
  const stopped = beam.end.kind === 'shield' || beam.end.kind === 'laser';
  const flashes = stopped ? [...line.corners, { point: line.stop, at: line.length }] : line.corners;
  const sparks = flashes.map(({ point, at }) => ({
    at,
    element: add(group, 'circle', { class: 'beam-spark', cx: point.x, cy: point.y, r: 0 }),
  }));
  const head = add(group, 'circle', { class: 'beam-head', r: 6 });
  return {
    group,
    /** @param {number} distance  beyond the end of the line only the sparks continue */
    run(distance) {
      const arrived = distance >= line.length;
      group.setAttribute('visibility', 'visible');
      const dashes = arrived ? 'none' : `${distance} ${line.length + 1}`;
      for (const stroke of strokes) stroke.setAttribute('stroke-dasharray', dashes);
      const { x, y } = pointAt(line, distance);
      head.setAttribute('cx', String(x));
      head.setAttribute('cy', String(y));
      head.setAttribute('opacity', arrived ? '0' : '1');
      for (const { at, element } of sparks) {
        // A mirror flashes while the shot runs the next four squares.
        const age = (distance - at) / (4 * CELL);
        const lit = age >= 0 && age < 1;
        element.setAttribute('r', lit ? String(5 + 15 * easeOut(age)) : '0');
        element.setAttribute('opacity', lit ? String(0.9 * (1 - age)) : '0');
      }
    },
  };
}

/** Draws a bursting piece at a fraction of the burst. @param {SVGGElement} layer @param {Point} at @param {Color} color  that of the piece */
function burst(layer, at, color) {
  const group = add(layer, 'g', { class: `board-burst of-${color}`, transform: `translate(${at.x} ${at.y})`, visibility: 'hidden' });
  const flash = add(group, 'circle', { class: 'burst-flash', r: 0 });
  const ring = add(group, 'circle', { class: 'burst-ring', r: 0 });
  const shards = Array.from({ length: SHARDS }, (_, index) => ({
    angle: (360 / SHARDS) * index + (index % 3) * 9,
    reach: 30 + (index % 4) * 9,
    element: add(group, 'path', { class: 'burst-shard', d: 'M-4-3L5 0L-4 3Z' }),
  }));
  /** @param {number} part */
  return (part) => {
    const out = easeOut(part);
    group.setAttribute('visibility', part > 0 && part < 1 ? 'visible' : 'hidden');
    flash.setAttribute('r', String(14 + 22 * out));
    flash.setAttribute('opacity', String(unit(1 - 2 * part)));
    ring.setAttribute('r', String(12 + 38 * out));
    ring.setAttribute('opacity', String(1 - part));
    for (const { angle, reach, element } of shards) {
      element.setAttribute('transform', `rotate(${angle}) translate(${8 + reach * out} 0) scale(${2 - 1.4 * part})`);
      element.setAttribute('opacity', String(1 - part ** 2));
    }
  };
}

/** The whole film of an animation, on a layer of its own that the caller empties.
 * @param {SVGSVGElement} svg @param {SVGGElement} layer @param {Animation} animation
 * @param {Pieces} pieces  with the piece that the shot removes
 * @param {boolean} flipped @param {boolean} still  without motion
 * @returns {Film} */
function film(svg, layer, animation, pieces, flipped, still) {
  const { beam, color } = animation;
  const line = route(beam, color, pieces, flipped);
  const light = shot(layer, animation, line);
  const victim = beam.end.kind === 'hit' ? beam.end.square : null;
  const gone = victim === null ? null : svg.querySelector(`[data-piece="${victim}"]`);
  const piece = victim === null ? undefined : pieces.get(victim);
  const owner = piece === undefined ? color : colorOf(piece);
  const explode = victim === null ? null : burst(layer, middle(victim, flipped), owner);
  const glide = still ? 0 : GLIDE;
  const travel = still ? 0 : Math.min(MAX_SHOT, (SQUARE * line.length) / CELL);
  const arrival = glide + travel;
  const after = still ? STILL : victim === null ? FADE : BURST;
  const go = still ? () => {} : journey(svg, animation, pieces, flipped);
  return {
    length: arrival + after,
    phases: victim === null ? [[0, 'move'], [glide, 'shot']] : [[0, 'move'], [glide, 'shot'], [arrival, 'hit']],
    frame(time) {
      go(glide === 0 ? 1 : easeOut(unit(time / glide)));
      if (time < glide) return;
      light.run(travel === 0 ? Infinity : ((time - glide) / travel) * line.length);
      if (time < arrival) return;
      const part = unit((time - arrival) / after);
      if (gone) gone.setAttribute('opacity', String(still ? 0.35 : unit(1 - 2 * part)));
      if (still) return;
      explode?.(part);
      light.group.setAttribute('opacity', String(unit(2 * (1 - part))));
    },
  };
}

/** Plays an animation with its shot. Returns whether it runs, and a function that ends it at once.
 * @param {object} options
 * @param {Animation | undefined} options.animation
 * @param {Pieces} options.pieces  after the move
 * @param {boolean} options.flipped
 * @param {{current: SVGSVGElement | null}} options.svg
 * @param {{current: SVGGElement | null}} options.layer
 * @param {(() => void) | undefined} options.onEnd
 * @param {((phase: Phase) => void) | undefined} options.onPhase */
export function useAnimation({ animation, pieces, flipped, svg, layer, onEnd, onPhase }) {
  const latest = useRef({ onPhase, pieces, flipped });
  latest.current = { onPhase, pieces, flipped };
  const { running, finish } = useFilm(animation, onEnd, (played, end) => {
    if (!svg.current || !layer.current) return undefined;
    const [picture, stage] = [svg.current, layer.current];
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const { frame, phases, length } = film(picture, stage, played, beforeHit(pieces, played), flipped, still);
    const begin = performance.now();
    let request = 0;
    let over = false;
    const step = () => {
      const time = performance.now() - begin;
      while (phases.length > 0 && phases[0][0] <= time) {
        const [, phase] = /** @type {[number, Phase]} */ (phases.shift());
        latest.current.onPhase?.(phase);
      }
      if (over) return;
      if (time >= length) end();
      else {
        frame(time);
        request = requestAnimationFrame(step);
      }
    };
    // A background page gets no frames; there the timer ends the film.
    const timer = setTimeout(end, length + 200);
    step();
    return () => {
      over = true;
      cancelAnimationFrame(request);
      clearTimeout(timer);
      stage.replaceChildren();
      restore(picture, latest.current.pieces, latest.current.flipped);
    };
  });

  // Flipping the board moves every piece, so the film would run on the wrong squares.
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) finish();
    first.current = false;
  }, [flipped]);

  return { running, finish };
}

/** Puts the pieces where they belong: an aborted film leaves them halfway, where others may stand by now.
 * @param {SVGSVGElement} picture @param {Pieces} pieces @param {boolean} flipped */
function restore(picture, pieces, flipped) {
  for (const element of picture.querySelectorAll('[data-piece]')) {
    const square = element.getAttribute('data-piece') ?? '';
    const piece = pieces.get(square);
    if (piece !== undefined) element.setAttribute('transform', placeOf(square, piece, flipped));
    element.removeAttribute('opacity');
  }
}
