/** Beams: where they run, and how they are drawn.
 *
 * @import { Beam, Color, Pieces } from './types.js'
 * @import { Point } from './geometry.js'
 * @typedef {{points: Point[], corners: {point: Point, at: number}[], length: number, stop: Point}} Route
 *   the line of a beam: `points` are its ends and the mirrors between them, `corners` the mirrors with their distance along it */
import { html } from 'htm/preact';
import { CELL, middle, opposite, sideTowards, towards } from './geometry.js';
import { laserSide, laserSquare } from './position.js';

/** The distance from the middle of a square at which a beam leaves its laser or is stopped. */
const REACH = 21;

/** The line of a beam.
 * @param {Beam} beam @param {Color} color @param {Pieces} pieces @param {boolean} flipped @returns {Route} */
export function route(beam, color, pieces, flipped) {
  const laser = laserSquare(color);
  const { path, end } = beam;
  let heading = path.length > 0 ? sideTowards(laser, path[0]) : laserSide(color, pieces);
  const points = [towards(laser, heading, REACH, flipped)];
  for (let index = 0; index < path.length - 1; index++) {
    const next = sideTowards(path[index], path[index + 1]);
    if (next !== heading) points.push(middle(path[index], flipped));
    heading = next;
  }
  const last = path[path.length - 1] ?? laser;
  if (end.kind === 'out') {
    if (end.side !== heading) points.push(middle(last, flipped));
    // Up to the edge: the coordinates lie beyond it.
    points.push(towards(last, end.side, CELL / 2, flipped));
  } else {
    points.push(towards(last, opposite(heading), end.kind === 'hit' ? REACH - 5 : REACH + 2, flipped));
  }
  let length = 0;
  const corners = points.slice(1).map((point, index) => {
    length += Math.abs(point.x - points[index].x) + Math.abs(point.y - points[index].y);
    return { point, at: length };
  });
  return { points, corners: corners.slice(0, -1), length, stop: points[points.length - 1] };
}

/** The square of the piece that a beam hits, if it hits one. @param {Beam} beam */
export const hitSquare = ({ end }) => (end.kind === 'hit' ? end.square : undefined);

/** The point at a distance along a line. @param {Route} line @param {number} distance @returns {Point} */
export function pointAt({ points }, distance) {
  let rest = distance;
  for (let index = 1; index < points.length; index++) {
    const [from, to] = [points[index - 1], points[index]];
    const length = Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
    if (rest <= length && length > 0) {
      const part = rest / length;
      return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    }
    rest -= length;
  }
  return points[points.length - 1];
}

/** @param {Point[]} points */
export const pointList = (points) => points.map(({ x, y }) => `${x},${y}`).join(' ');

/** Slightly more than half the width of a beam: shifted by it in opposite directions, the beams of both players run side by side
 * where they share a stretch. @param {Color} color */
const offsetOf = (color) => (color === 'blue' ? 'translate(3 3)' : 'translate(-3 -3)');

/** A beam's stretches, each between two squares, whichever way it runs. @param {Beam} beam @param {Color} color */
function stretches({ path }, color) {
  return path.map((square, index) => [path[index - 1] ?? laserSquare(color), square].sort().join());
}

/** Whether two beams share a stretch. @param {Beam} blue @param {Beam} red */
export function runTogether(blue, red) {
  const others = new Set(stretches(red, 'red'));
  return stretches(blue, 'blue').some((stretch) => others.has(stretch));
}

/** The layers of a beam's light, from the widest glow to the bright core: classes of board.css. */
export const LAYERS = ['glow-4', 'glow-3', 'glow-2', 'glow-1', 'light', 'core'];

const STAR = 'M0-15L3.5-5.5L10-10L5.5-3.5L15 0L5.5 3.5L10 10L3.5 5.5L0 15L-3.5 5.5L-10 10L-5.5 3.5L-15 0L-5.5-3.5L-10-10L-3.5-5.5Z';

/** A beam with its glow, and a star where it hits.
 * @param {{beam: Beam, color: Color, pieces: Pieces, flipped: boolean, beside?: boolean, class: string}} props
 *   `beside`: leaves room for the other player's beam and its glow */
export function BeamLine({ beam, color, pieces, flipped, beside = false, class: extra }) {
  const line = route(beam, color, pieces, flipped);
  const points = pointList(line.points);
  return html`<g class=${`beam of-${color} ${extra}${beside ? ' is-beside' : ''}`} transform=${beside ? offsetOf(color) : undefined}>
    ${LAYERS.map((layer) => html`<polyline key=${layer} class=${`beam-${layer}`} points=${points} />`)}
    ${beam.end.kind === 'hit' && html`<path class="beam-star" d=${STAR} transform=${`translate(${line.stop.x} ${line.stop.y})`} />`}
  </g>`;
}

/** The beams of both players.
 * @param {{beams: {blue?: Beam, red?: Beam}, pieces: Pieces, flipped: boolean, class: string}} props */
export function Beams({ beams, pieces, flipped, class: extra }) {
  const { blue, red } = beams;
  const beside = blue !== undefined && red !== undefined && runTogether(blue, red);
  return /** @type {Color[]} */ (['blue', 'red']).map((color) => {
    const beam = beams[color];
    const props = { beam, color, pieces, flipped, beside };
    return beam && html`<${BeamLine} key=${color} ...${props} class=${extra} />`;
  });
}
