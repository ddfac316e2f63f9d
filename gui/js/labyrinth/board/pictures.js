/** The pictures of tiles, treasures, pawns and cards, and what is drawn over the tiles. The shapes of `labyrinth.svg`, the program's
 * one source, are put into the page once and used by reference.
 *
 * @import { Seat } from '../lines.js'
 * @import { Mark } from '../../board/types.js'
 * @import { Arrow } from './types.js' */
import { html } from 'htm/preact';
import { CELL } from '../../board/geometry.js';
import { ownPictureName } from '../../board/names.js';
import { loadShapes } from '../../board/pieces.js';
import { t } from '../../lang/texts.js';
import { moveParts } from '../lines.js';
import { angleOf, beyond, cornerOf, middle, pushes, step } from './geometry.js';

/** Resolves when the shapes are in the page; rejects when they could not be read. */
export const picturesReady = loadShapes('labyrinth.svg').then((shapes) => {
  // The picture may have another name, which its users say.
  for (const title of shapes.querySelectorAll('[id^=treasure-] > title')) title.remove();
});
// Nobody may be waiting for it.
picturesReady.catch(() => {});

/** The letters of the treasures. */
export const TREASURES = [...'ABCDEFGHIJKLMNOPQRSTUVWX'];

/** The usual name of a treasure, `A` to `X`. @param {string} treasure */
export const usualName = (treasure) => t('picture', { treasure, name: treasure });

/** What texts take of a treasure: its letter, or `own` where a person has given it a name. @param {string} treasure */
export function pictureArgs(treasure) {
  const own = ownPictureName(treasure);
  return own === undefined ? { treasure, name: treasure } : { treasure: 'own', name: own };
}

/** What a treasure is called here. @param {string} treasure */
export const treasureName = (treasure) => t('picture', pictureArgs(treasure));

/** What all treasures are called here, by their letters: the variables of texts that name some. */
export const pictureNames = () => Object.fromEntries(TREASURES.map((treasure) => [treasure, treasureName(treasure)]));

/** The treasure on a tile, or undefined. @param {string} tile */
export const treasureOf = (tile) => /[A-X]$/.exec(tile)?.[0];

/** A tile as in a FEN, or the spare, which has no orientation, turned to a side.
 * @param {string} tile @param {string} [side] */
export const turnedTile = (tile, side) => (side === undefined ? tile : tile[0] + side + (treasureOf(tile) ?? ''));

/** A tile around the middle of the picture. Its treasure stays upright.
 * @param {{tile: string, fixed?: boolean, flipped?: boolean}} props */
function TileShape({ tile, fixed = false, flipped = false }) {
  const treasure = treasureOf(tile);
  const side = /** @type {import('../lines.js').Side} */ (/^.[nesw]/.test(tile) ? tile[1] : 'n');
  return html`<use class=${fixed ? 'tile-fixed' : 'tile-loose'} href=${fixed ? '#tile-fixed' : '#tile-loose'} />
    <use class="tile-passage" href=${`#passage-${tile[0]}`} transform=${`rotate(${angleOf(side, flipped)})`} />
    ${treasure && html`<use class="tile-treasure" href=${`#treasure-${treasure}`} transform="scale(.56)" />`}`;
}

/** A tile on its square, or that none lies there yet. Its content moves when it slides. The fixed ones are on the odd files and ranks.
 * @param {{square: string, tile: string | undefined, flipped: boolean}} props */
export function Tile({ square, tile, flipped }) {
  const { x, y } = middle(square, flipped);
  if (tile === undefined) return html`<rect class="tile-none" data-tile=${square} x=${x - CELL / 2 + 4} y=${y - CELL / 2 + 4} width=${CELL - 8} height=${CELL - 8} rx="6" />`;
  const fixed = 'aceg'.includes(square[0]) && Number(square[1]) % 2 === 1;
  return html`<g data-tile=${square} data-shows=${tile} transform=${`translate(${x} ${y})`}>
    <g><${TileShape} tile=${tile} fixed=${fixed} flipped=${flipped} /></g>
  </g>`;
}

/** A tile around a point. @param {{tile: string, x: number, y: number, flipped: boolean}} props */
export function LooseTile({ tile, x, y, flipped }) {
  return html`<g transform=${`translate(${x} ${y})`}><${TileShape} tile=${tile} flipped=${flipped} /></g>`;
}

/** A tile as a picture of its own. It takes the width of its container. @param {{tile: string, flipped?: boolean}} props `flipped`: beside a flipped board */
export function TileIcon({ tile, flipped = false }) {
  return html`<svg class="tile-icon" viewBox="-31 -31 62 62" aria-hidden="true" focusable="false"><${TileShape} tile=${tile} flipped=${flipped} /></svg>`;
}

/** How far a pawn stands from the middle of its square, and how large it is. */
const OFFSET = 16;
const SIZE = 0.46;

/** A pawn on its square. @param {{seat: Seat, home: string, square: string, flipped: boolean}} props */
export function Pawn({ seat, home, square, flipped }) {
  const { x, y } = middle(square, flipped);
  const corner = cornerOf(home, flipped);
  return html`<g data-pawn=${seat} data-on=${square} transform=${`translate(${x + OFFSET * corner.x} ${y + OFFSET * corner.y})`}>
    <g><use class=${`pawn of-${seat}`} href=${`#pawn-${seat}`} transform=${`scale(${SIZE})`} /></g>
  </g>`;
}

/** @param {{seat: Seat}} props */
export function PawnIcon({ seat }) {
  return html`<svg class="pawn-icon" viewBox="-32 -32 64 64" aria-hidden="true" focusable="false">
    <use class=${`pawn of-${seat}`} href=${`#pawn-${seat}`} />
  </svg>`;
}

/** A treasure as a picture of its own, with its name. @param {{treasure: string}} props */
export function TreasureIcon({ treasure }) {
  return html`<svg class="treasure-icon" viewBox="-30 -30 60 60" role="img" aria-label=${treasureName(treasure)}>
    <title>${treasureName(treasure)}</title><use href=${`#treasure-${treasure}`} />
  </svg>`;
}

/** A card: its face with a treasure or, without one, its back. @param {{treasure?: string}} props */
export function CardPicture({ treasure }) {
  return html`<svg class="card-picture" viewBox="-23 -31 46 62" aria-hidden="true" focusable="false">
    <use href=${treasure ? '#card-face' : '#card-back'} />
    ${treasure && html`<use href=${`#treasure-${treasure}`} transform="scale(.52)" />`}
  </svg>`;
}

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

/** A pawn's path.
 * @param {{squares: readonly string[], flipped: boolean, class: string}} props */
export function Way({ squares, flipped, class: name }) {
  const points = squares.map((square) => middle(square, flipped));
  const end = points.at(-1);
  return html`<g class=${`maze-way ${name}`}>
    <polyline points=${points.map(({ x, y }) => `${x},${y}`).join(' ')} />
    ${end && html`<circle cx=${end.x} cy=${end.y} r="8" />`}
  </g>`;
}

/** A turn of an engine's line: the spare as it goes in, a broad arrow into the board, and the pawn's path.
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
