/** The board in words.
 *
 * @import { Player, Slide } from '../lines.js' */
import { moveParts, seatName } from '../lines.js';
import { pushes } from './geometry.js';
import { treasureName, treasureOf } from './pictures.js';

const SHAPES = /** @type {Record<string, string>} */ ({ i: 'straight', c: 'corner', t: 'T' });
const SIDE_NAMES = /** @type {Record<string, string>} */ ({ n: 'up', e: 'right', s: 'down', w: 'left' });
/** The open sides of each tile turned north, as quarters of a turn. */
const OPEN = /** @type {Record<string, number[]>} */ ({ i: [0, 2], c: [0, 1], t: [3, 0, 1] });

/** "T open left, up, right with Dragon". @param {string} tile */
export function tileText(tile) {
  const open = openSides(tile).join(', ');
  const treasure = treasureOf(tile);
  return `${SHAPES[tile[0]] ?? tile}${open && ` open ${open}`}${treasure ? ` with ${treasureName(treasure)}` : ''}`;
}

/** The sides to which a tile is open, none if it is not turned any way. @param {string} tile */
function openSides(tile) {
  const turn = 'nesw'.indexOf(tile[1]);
  return turn < 0 ? [] : (OPEN[tile[0]] ?? []).map((side) => SIDE_NAMES['nesw'[(side + turn) % 4]]);
}

/** @param {string} square @param {string | undefined} tile @param {readonly Player[]} players @param {readonly string[]} notes */
export function squareLabel(square, tile, players, notes) {
  const here = players.filter((player) => player.pawn === square).map(({ seat }) => `${seatName(seat)}'s pawn`);
  const homes = players.filter((player) => player.home === square).map(({ seat }) => `${seatName(seat)}'s home`);
  return [square, tile ? tileText(tile) : 'empty', ...homes, ...here, ...notes].join(', ');
}

/** @param {string} arrow @param {'open' | 'closed' | 'waits'} state @param {boolean} held */
export function arrowLabel(arrow, state, held) {
  const side = pushes(arrow);
  const line = side === 'n' || side === 's' ? `file ${arrow[0]}` : `rank ${arrow[1]}`;
  const note = state === 'closed' ? ', closed' : state === 'open' ? (held ? ', chosen' : ', can push') : '';
  return `arrow ${arrow}, pushes ${line} ${SIDE_NAMES[side]}${note}`;
}

/** What the shown slide would do. @param {Slide} slide @param {number} reachable */
export function slideText(slide, reachable) {
  const arrow = slide.slide.slice(0, 2);
  const tile = slide.tiles.get(arrow);
  const squares = reachable === 1 ? '1 square' : `${reachable} squares`;
  return `In at ${arrow}: ${tile ? tileText(tile) : ''}. ${squares} to reach.`;
}

/** A turn as advice: "push in at a6, the tile open up, right, then stay".
 * @param {string} move @param {Slide | undefined} slide @param {import('../lines.js').Seat} mover */
export function hintText(move, slide, mover) {
  const { arrow, to } = moveParts(move);
  const tile = slide?.tiles.get(arrow);
  const open = tile && openSides(tile).join(', ');
  return `push in at ${arrow}${open ? `, the tile open ${open}` : ''}, then ${slide?.pawns.get(mover) === to ? 'stay' : `go to ${to}`}`;
}

/** How a turn goes on: first the slide, then the walk.
 * @param {import('./types.js').Choosing | null} choosing null before the board has said anything */
export function stepText(choosing) {
  if (!choosing?.arrow) return choosing?.by === 'key' ? 'arrow keys to an arrow, R or L to turn the tile, then Enter.' : 'slide, then walk.';
  const { by, aim, stays } = choosing;
  if (by === 'key') return aim === null ? `now arrow keys to a marked square, then Enter${stays ? ', or S to stay' : ''}.` : `Enter goes to ${aim}.`;
  const click = by === 'touch' ? 'tap' : 'click';
  return aim === null ? `now ${click} a marked square to walk there.` : `${click} ${aim} again to go there.`;
}

/** Why a turn is impossible: its arrow is closed, or nothing leads to its square.
 * @param {string} move only the slide if the arrow was pressed */
export function refusedText(move) {
  const { arrow, to } = moveParts(move);
  return to === '' ? `The arrow ${arrow} is closed: the last tile came out there.` : `No way leads to ${to} after this slide.`;
}

/** A turn in words: "pushes in at a6, goes from c5 to b1".
 * @param {string} move @param {Slide} slide @param {string | undefined} pawn where the slide left it */
export function moveText(move, slide, pawn) {
  const { arrow, to } = moveParts(move);
  const goes = pawn === to ? `stays on ${to}` : `goes${pawn ? ` from ${pawn}` : ''} to ${to}`;
  return `pushes in at ${arrow}, ${goes}`;
}
