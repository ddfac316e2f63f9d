/** What is drawn over the tiles: marks, reachable squares, ways, and the turns of an engine's lines. */
import { html } from 'htm/preact';
import { CELL } from '../../board/geometry.js';
import { beyond, middle, pushes, angleOf, step } from './geometry.js';
import { moveParts } from '../lines.js';
import { LooseTile, turnedTile } from './pictures.js';

/** @typedef {import('./types.js').Arrow} Arrow */
/** @typedef {import('./types.js').Mark} Mark */

/** @param {{marks: readonly Mark[], flipped: boolean}} props */
export function Marks({ marks, flipped }) {
  return html`<g class="board-marks">${marks.map(({ square, kind }) => {
    const { x, y } = middle(square, flipped);
    return html`<rect key=${square + kind} class=${`mark-${kind}`} x=${x - CELL / 2} y=${y - CELL / 2} width=${CELL} height=${CELL} rx="4" />`;
  })}</g>`;
}

/** The reachable squares. All others are shaded.
 * @param {{reachable: ReadonlySet<string>, squares: readonly string[], aim: string | null, flipped: boolean}} props */
export function Reachable({ reachable, squares, aim, flipped }) {
  const inset = 3;
  return html`<g class="maze-reachable">${squares.map((square) => {
    const { x, y } = middle(square, flipped);
    if (!reachable.has(square)) {
      return html`<rect key=${square} class="maze-shade" x=${x - CELL / 2} y=${y - CELL / 2} width=${CELL} height=${CELL} />`;
    }
    return html`<rect key=${square} class=${`maze-lit${square === aim ? ' is-aim' : ''}`} data-lit=${square} x=${x - CELL / 2 + inset} y=${y - CELL / 2 + inset}
      width=${CELL - 2 * inset} height=${CELL - 2 * inset} rx="6" />`;
  })}</g>`;
}

/** The way of a pawn.
 * @param {{squares: readonly string[], flipped: boolean, class: string}} props */
export function Way({ squares, flipped, class: name }) {
  const points = squares.map((square) => middle(square, flipped));
  const end = points.at(-1);
  return html`<g class=${`maze-way ${name}`}>
    <polyline points=${points.map(({ x, y }) => `${x},${y}`).join(' ')} />
    ${end && html`<circle cx=${end.x} cy=${end.y} r="8" />`}
  </g>`;
}

/** A turn of an engine's line: the spare as it goes in, a broad arrow into the board, and the way of the pawn.
 * @param {{arrow: Arrow, spare: string, flipped: boolean}} props */
export function TurnArrow({ arrow: { move, path, rank }, spare, flipped }) {
  const { arrow, side: turned, to } = moveParts(move);
  const side = pushes(arrow);
  const by = step(side, flipped);
  const { x, y } = beyond(arrow, side, -CELL / 2 - 16, flipped);
  return html`<g class=${`maze-turn rank-${rank}`} data-turn=${move}>
    <g transform=${`translate(${x - 7 * by.x} ${y - 7 * by.y}) scale(.62)`}>
      <${LooseTile} tile=${turnedTile(spare, turned)} x=${0} y=${0} flipped=${flipped} />
      <rect x="-31" y="-31" width="62" height="62" rx="5" />
    </g>
    <path d="M-5 10V-4H-12L0-18L12-4H5V10Z" transform=${`translate(${x + 24 * by.x} ${y + 24 * by.y}) rotate(${angleOf(side, flipped)})`} />
    <${Way} squares=${path && path.length > 0 ? path : [to]} flipped=${flipped} class="of-line" />
  </g>`;
}
