/** The pieces' pictures: the shapes of the program's one source, `pieces.svg`, put into the page once and used by
 * reference.
 *
 * @import { Pieces } from './types.js' */
import { html } from 'htm/preact';
import { angleOf, middle } from './geometry.js';
import { colorOf, facing, kindOf } from './position.js';

const HOLDER = 'board-shapes';
/** @type {SVGDefsElement | null} */
let shapes = null;

/** Resolves when the shapes are in the page; rejects when they could not be read. Whoever shows boards must then say so: without
 * shapes the squares still work, but look empty. */
export const piecesReady = loadShapes('pieces.svg').then((found) => {
  shapes = found;
}, (error) => {
  throw new Error(`The pieces cannot be drawn; reload the page (${error.message})`);
});
// Nobody may be waiting for it.
piecesReady.catch(() => {});

/** Puts the definitions of a file of shapes into the page.
 * @param {string} file beside the page
 * @returns {Promise<SVGDefsElement>} */
export async function loadShapes(file) {
  const response = await fetch(new URL(`../../${file}`, import.meta.url));
  if (!response.ok) throw new Error(`${file}: ${response.status} ${response.statusText}`);
  const parsed = new DOMParser().parseFromString(await response.text(), 'image/svg+xml');
  const defs = parsed.querySelector('defs');
  if (!defs) throw new Error(`${file} has no definitions`);
  const definitions = /** @type {SVGDefsElement} */ (document.importNode(defs, true));
  const holder = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  // Hidden by size: some browsers lose the gradients of a picture that is not displayed.
  holder.setAttribute('class', HOLDER);
  holder.setAttribute('width', '0');
  holder.setAttribute('height', '0');
  holder.setAttribute('aria-hidden', 'true');
  holder.append(definitions);
  document.body.append(holder);
  return definitions;
}

/** A copy of the definitions, for self-contained pictures. */
export function shapesCopy() {
  if (!shapes) throw new Error('the shapes of the pieces are not there yet');
  return shapes.cloneNode(true);
}

/** How a piece is turned: the value of a `transform`. @param {string} piece @param {boolean} flipped */
export function rotation(piece, flipped) {
  // A King has no direction and always stands upright.
  return kindOf(piece) === 'K' ? '' : `rotate(${angleOf(facing(piece), flipped)})`;
}

/** Where and how a piece is drawn. @param {string} square @param {string} piece @param {boolean} flipped */
export function placeOf(square, piece, flipped) {
  const { x, y } = middle(square, flipped);
  return `translate(${x} ${y}) ${rotation(piece, flipped)}`.trimEnd();
}

/** One piece.
 * @param {{square: string, piece: string, flipped: boolean, class?: string}} props */
export function Piece({ square, piece, flipped, class: extra }) {
  return html`<use
    class=${`board-piece of-${colorOf(piece)}${extra ? ` ${extra}` : ''}`}
    data-piece=${square}
    href=${`#akhet-${kindOf(piece)}`}
    transform=${placeOf(square, piece, flipped)}
  />`;
}

/** One piece as a picture of its own, for palettes and lists. It takes the width of its container.
 * @param {{piece: string}} props */
export function PieceIcon({ piece }) {
  return html`<svg class="board-icon" viewBox="-30 -30 60 60" aria-hidden="true" focusable="false">
    <use class=${`board-piece of-${colorOf(piece)}`} href=${`#akhet-${kindOf(piece)}`} transform=${rotation(piece, false)} />
  </svg>`;
}

/** All pieces; the lifted one is drawn faintly, since something else shows it.
 * @param {{pieces: Pieces, flipped: boolean, lifted?: string}} props */
export function PieceLayer({ pieces, flipped, lifted }) {
  return html`<g class="board-pieces">
    ${[...pieces].map(
      ([square, piece]) => html`<${Piece}
        key=${square}
        square=${square}
        piece=${piece}
        flipped=${flipped}
        class=${square === lifted ? 'is-lifted' : ''}
      />`,
    )}
  </g>`;
}
