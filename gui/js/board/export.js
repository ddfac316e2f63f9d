/** The board as a self-contained picture: SVG text, or PNG.
 *
 * @import { Animation, Beam, Color, Pieces } from './types.js'
 * @typedef {object} Picture
 * @property {Pieces} pieces
 * @property {{blue?: Beam, red?: Beam}} [beams]
 * @property {boolean} [flipped]
 * @property {Color} [toMove]  marked by a bar in the frame
 * @property {Animation} [shot]  the last one, which removed a piece
 *
 * @typedef {object} Frame  a position of a game on film
 * @property {Pieces} pieces
 * @property {Animation} [shot]  of the move that led to it */
import { html } from 'htm/preact';
import { render } from 'preact';
import { t } from '../lang/texts.js';
import { Beams, hitSquare } from './beams.js';
import { HEIGHT, MARGIN, VIEW_BOX, WIDTH } from './geometry.js';
import { PieceLayer, shapesCopy } from './pieces.js';
import { EndShot, lastMarks } from './picture.js';
import { beforeHit } from './position.js';
import { Marks, Squares, TurnBar } from './squares.js';

/** The style properties that the page's style sheet may set on a shape. */
const PROPERTIES = [
  'fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap', 'stroke-linejoin', 'opacity',
  'font-family', 'font-size', 'font-weight', 'text-anchor', 'dominant-baseline',
];
const SIZE = { width: WIDTH + 2 * MARGIN, height: HEIGHT + 2 * MARGIN };

/** Writes the computed style of the elements into them, so that they need no style sheet. @param {SVGElement} picture */
function resolveStyles(picture) {
  // Read everything before writing: a removed class may style the elements within.
  const resolved = [...picture.querySelectorAll('*')].map((element) => {
    const own = getComputedStyle(element);
    const outer = getComputedStyle(/** @type {Element} */ (element.parentNode));
    const differing = PROPERTIES.filter((name) =>
      name === 'opacity' ? own.opacity !== '1' : own.getPropertyValue(name) !== outer.getPropertyValue(name),
    );
    return { element, values: differing.map((name) => [name, own.getPropertyValue(name)]) };
  });
  for (const { element, values } of resolved) {
    for (const [name, value] of values) element.setAttribute(name, value);
    element.removeAttribute('class');
    element.removeAttribute('data-piece');
  }
}

/** An SVG document of a board in the page's colours, without external references.
 * @param {any} content @returns {string}
 * @throws {Error} when the shapes of the pieces have not been loaded: await `piecesReady` */
function standAlone(content) {
  const holder = document.createElement('div');
  holder.className = 'board board-export';
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  svg.setAttribute('viewBox', VIEW_BOX);
  svg.setAttribute('width', String(SIZE.width));
  svg.setAttribute('height', String(SIZE.height));
  render(content, svg);
  holder.append(svg);
  // Only elements in the page have a computed style.
  document.body.append(holder);
  try {
    resolveStyles(svg);
  } finally {
    holder.remove();
  }
  svg.prepend(shapesCopy());
  return new XMLSerializer().serializeToString(svg);
}

/** The pieces, with the one that a shot removed, faintly, and the shot.
 * @param {{pieces: Pieces, shot: Animation, flipped: boolean}} props */
function Shot({ pieces, shot, flipped }) {
  const all = beforeHit(pieces, shot);
  return html`<${PieceLayer} pieces=${all} flipped=${flipped} lifted=${hitSquare(shot.beam)} />
    <${EndShot} shot=${shot} pieces=${all} flipped=${flipped} />`;
}

/** The board as an SVG document.
 * @param {Picture} picture @returns {string} */
export function boardSvg({ pieces, beams = {}, flipped = false, toMove, shot }) {
  return standAlone(html`<${Squares} flipped=${flipped} />
    ${toMove && html`<${TurnBar} color=${toMove} flipped=${flipped} />`}
    ${shot
      ? html`<${Shot} pieces=${pieces} shot=${shot} flipped=${flipped} />`
      : html`<${PieceLayer} pieces=${pieces} flipped=${flipped} />
        <${Beams} beams=${beams} pieces=${pieces} flipped=${flipped} class="is-standing" />`}`);
}

/** How long each position of a film is shown, and the last one, in seconds. */
const FRAME = 1.2;
const LAST_FRAME = 4;

/** A game as an animated SVG document, which loops.
 * @param {readonly Frame[]} frames @param {boolean} flipped @returns {string} */
export function gameSvg(frames, flipped) {
  const length = (frames.length - 1) * FRAME + LAST_FRAME;
  const part = (/** @type {number} */ index) => Number(((index * FRAME) / length).toFixed(5));
  return standAlone(html`<${Squares} flipped=${flipped} />
    ${frames.map(({ pieces, shot }, index) => {
      const [begin, end] = [part(index), index + 1 < frames.length ? part(index + 1) : 1];
      // Programs that do not animate show the first one.
      const [values, times] = index === 0 ? ['visible;hidden', `0;${end}`] : ['hidden;visible;hidden', `0;${begin};${end}`];
      return html`<g visibility=${index === 0 ? 'visible' : 'hidden'}>
        ${shot && html`<${Marks} marks=${lastMarks(shot.move)} flipped=${flipped} />`}
        ${shot ? html`<${Shot} pieces=${pieces} shot=${shot} flipped=${flipped} />` : html`<${PieceLayer} pieces=${pieces} flipped=${flipped} />`}
        ${frames.length > 1 && html`<animate attributeName="visibility" calcMode="discrete" values=${values} keyTimes=${times}
          dur=${`${length}s`} repeatCount="indefinite" />`}
      </g>`;
    })}`);
}

/** The picture of `boardSvg` as PNG.
 * @param {Picture & {width?: number}} picture  the width in pixels, 1272 without it
 * @returns {Promise<Blob>} */
export async function boardPng({ width = 2 * SIZE.width, ...picture }) {
  const source = URL.createObjectURL(new Blob([boardSvg(picture)], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = Math.round((width * SIZE.height) / SIZE.width);
    const context = canvas.getContext('2d');
    if (!context) throw new Error(t('board-no-canvas'));
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise((/** @type {(blob: Blob | null) => void} */ resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!blob) throw new Error(t('board-no-png'));
    return blob;
  } finally {
    URL.revokeObjectURL(source);
  }
}
