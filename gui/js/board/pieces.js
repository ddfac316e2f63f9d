/**
 * The pieces' pictures: the shapes of the program's one source, `pieces.svg`, put into the page once and used by
 * reference.
 *
 * @typedef {import('./types.js').Pieces} Pieces
 */
import { html } from 'htm/preact';
import { angleOf, middle } from './geometry.js';
import { colorOf, facing, kindOf } from './position.js';

const HOLDER = 'board-shapes';
/** @type {SVGDefsElement | null} */
let shapes = null;

/** Resolves when the shapes are in the page; rejects when they could not be read. */
export const piecesReady = load();
// Who needs to know awaits it; without shapes the squares still work.
piecesReady.catch(() => {});

async function load() {
  const response = await fetch(new URL('../../pieces.svg', import.meta.url));
  if (!response.ok) throw new Error(`pieces.svg: ${response.status} ${response.statusText}`);
  const parsed = new DOMParser().parseFromString(await response.text(), 'image/svg+xml');
  const defs = parsed.querySelector('defs');
  if (!defs) throw new Error('pieces.svg has no definitions');
  shapes = /** @type {SVGDefsElement} */ (document.importNode(defs, true));
  const holder = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  // Hidden by size: the gradients of a picture that is not displayed are lost in some browsers.
  holder.setAttribute('class', HOLDER);
  holder.setAttribute('width', '0');
  holder.setAttribute('height', '0');
  holder.setAttribute('aria-hidden', 'true');
  holder.append(shapes);
  document.body.append(holder);
}

/** A copy of the definitions, for pictures that stand alone. */
export function shapesCopy() {
  if (!shapes) throw new Error('the shapes of the pieces are not there yet');
  return shapes.cloneNode(true);
}

/** Where a piece is drawn: the value of a `transform`. @param {string} square @param {string} piece @param {boolean} flipped */
export function placeOf(square, piece, flipped) {
  const { x, y } = middle(square, flipped);
  // A King faces nowhere and always stands upright.
  const angle = kindOf(piece) === 'K' ? 0 : angleOf(facing(piece), flipped);
  return angle === 0 ? `translate(${x} ${y})` : `translate(${x} ${y}) rotate(${angle})`;
}

/**
 * One piece.
 * @param {{square: string, piece: string, flipped: boolean, class?: string}} props
 */
export function Piece({ square, piece, flipped, class: extra }) {
  return html`<use
    class=${`board-piece of-${colorOf(piece)}${extra ? ` ${extra}` : ''}`}
    data-piece=${square}
    href=${`#akhet-${kindOf(piece)}`}
    transform=${placeOf(square, piece, flipped)}
  />`;
}

/**
 * All pieces. `faint` are drawn as if they were leaving.
 * @param {{pieces: Pieces, flipped: boolean, faint?: string, lifted?: string}} props
 */
export function PieceLayer({ pieces, flipped, faint, lifted }) {
  return html`<g class="board-pieces">
    ${[...pieces].map(
      ([square, piece]) => html`<${Piece}
        key=${square}
        square=${square}
        piece=${piece}
        flipped=${flipped}
        class=${square === faint ? 'is-faint' : square === lifted ? 'is-lifted' : ''}
      />`,
    )}
  </g>`;
}
