/** Arrows for the moves of an engine's lines: straight for moves, curved around the piece for turns.
 *
 * @import { Arrow, Pieces } from './types.js'
 * @import { Point } from './geometry.js' */
import { html } from 'htm/preact';
import { middle } from './geometry.js';
import { parts } from './position.js';

/** Ranks beyond this are drawn alike. */
const RANKS = 5;
/** The distance from the middle of the destination at which an arrow ends: a piece there stays legible. */
const SHORT = { empty: 6, occupied: 17 };
/** Where an arrow begins: at the rim of the piece. */
const START = 21;
/** The radius of a turn's arc, just outside most of the piece. */
const RADIUS = 31;

/** @param {number} rank */
const width = (rank) => 11 - 1.6 * (Math.min(rank, RANKS) - 1);

/** A straight arrow as the outline of one shape, so that its opacity is even.
 * @param {Point} from @param {Point} to @param {number} short how far before `to` it ends @param {number} thick
 * @param {number} [begin] how far after `from` it begins */
export function straight(from, to, short, thick, begin = START) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [half, head] = [thick / 2, thick * 0.95 + 3];
  const tip = length - short;
  const tail = tip - thick * 1.4 - 4;
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return {
    d: `M${begin} ${-half}H${tail}V${-head}L${tip} 0L${tail} ${head}V${half}H${begin}Z`,
    transform: `translate(${from.x} ${from.y}) rotate(${angle})`,
    head: { x: from.x + ((to.x - from.x) * tip) / length, y: from.y + ((to.y - from.y) * tip) / length },
  };
}

/** An arc over the upper right corner for a clockwise turn, over the upper left one otherwise.
 * @param {Point} at @param {boolean} clockwise @param {number} thick */
function curved(at, clockwise, thick) {
  const [inner, outer] = [RADIUS - thick / 2, RADIUS + thick / 2];
  const head = thick * 0.7 + 3;
  /** @param {number} radius @param {number} degrees */
  const polar = (radius, degrees) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  };
  const [begin, end, tip] = [4, 58, 58 + 26 + thick];
  const d =
    `M${polar(inner, begin)}A${inner} ${inner} 0 0 1 ${polar(inner, end)}` +
    `L${polar(RADIUS - head, end)}L${polar(RADIUS, tip)}L${polar(RADIUS + head, end)}` +
    `L${polar(outer, end)}A${outer} ${outer} 0 0 0 ${polar(outer, begin)}Z`;
  const mirrored = clockwise ? '' : ' scale(-1 1)';
  return { d, transform: `translate(${at.x} ${at.y})${mirrored}`, head: { x: at.x + (clockwise ? RADIUS : -RADIUS), y: at.y } };
}

/** The outline of an arrow, and the point of its head.
 * @param {Arrow} arrow @param {Pieces} pieces @param {boolean} flipped */
function shapeOf(arrow, pieces, flipped) {
  const { from, to, turn } = parts(arrow.move);
  const thick = width(arrow.rank);
  const start = middle(from, flipped);
  return turn === undefined
    ? straight(start, middle(to, flipped), pieces.has(to) ? SHORT.occupied : SHORT.empty, thick)
    : curved(start, turn === 'R', thick * 0.8);
}

/** @param {{arrow: Arrow, pieces: Pieces, flipped: boolean}} props */
function ArrowShape({ arrow, pieces, flipped }) {
  const shape = shapeOf(arrow, pieces, flipped);
  return html`<path
    class=${`board-arrow rank-${Math.min(arrow.rank, RANKS)} ${arrow.kind ?? ''}`}
    data-arrow=${arrow.move}
    d=${shape.d}
    transform=${shape.transform}
  />`;
}

/** @param {{arrow: Arrow, pieces: Pieces, flipped: boolean}} props */
function ArrowLabel({ arrow, pieces, flipped }) {
  const { x, y } = shapeOf(arrow, pieces, flipped).head;
  return html`<text class="board-arrow-label" x=${x} y=${y}>${arrow.label}</text>`;
}

/** All arrows, the strongest on top.
 * @param {{arrows: Arrow[], pieces: Pieces, flipped: boolean}} props */
export function ArrowLayer({ arrows, pieces, flipped }) {
  const shown = arrows.toSorted((a, b) => b.rank - a.rank);
  return html`<g class="board-arrows">
    ${shown.map((arrow) => html`<${ArrowShape} key=${arrow.move} arrow=${arrow} pieces=${pieces} flipped=${flipped} />`)}
    ${shown.filter(({ label }) => label).map((arrow) => html`<${ArrowLabel} key=${`${arrow.move} label`} arrow=${arrow} pieces=${pieces} flipped=${flipped} />`)}
  </g>`;
}
