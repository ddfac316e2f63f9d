/** The board in words.
 *
 * @import { Player, Slide } from '../lines.js' */
import { t } from '../../lang/texts.js';
import { moveParts } from '../lines.js';
import { pushes } from './geometry.js';
import { pictureArgs, treasureOf } from './pictures.js';

/** What texts take of a treasure that there may not be. @param {string | undefined} treasure */
const ofTreasure = (treasure) => (treasure ? pictureArgs(treasure) : { treasure: 'none', name: '' });
/** The open sides of each tile turned north, as quarters of a turn. */
const OPEN = /** @type {Record<string, number[]>} */ ({ i: [0, 2], c: [0, 1], t: [3, 0, 1] });

/** "T open left, up, right with Dragon". @param {string} tile */
export const tileText = (tile) => t('board-tile', { tile, shape: tile[0] ?? '', sides: openSides(tile), ...ofTreasure(treasureOf(tile)) });

/** The sides to which a tile is open, "left, up, right", or `none` if it is not turned any way. @param {string} tile */
function openSides(tile) {
  const turn = 'nesw'.indexOf(tile[1]);
  const sides = turn < 0 ? [] : OPEN[tile[0]] ?? [];
  return sides.map((side) => t('board-open-side', { side: 'nesw'[(side + turn) % 4] })).join(', ') || 'none';
}

/** @param {string} square @param {string | undefined} tile @param {readonly Player[]} players @param {readonly string[]} notes */
export function squareLabel(square, tile, players, notes) {
  const here = players.filter((player) => player.pawn === square).map(({ seat }) => t('board-pawn', { color: seat }));
  const homes = players.filter((player) => player.home === square).map(({ seat }) => t('board-home', { color: seat }));
  return [square, tile ? tileText(tile) : t('board-empty'), ...homes, ...here, ...notes].join(', ');
}

/** @param {string} arrow @param {'open' | 'closed' | 'waits'} state @param {boolean} held */
export function arrowLabel(arrow, state, held) {
  const side = pushes(arrow);
  const line = side === 'n' || side === 's' ? arrow[0] : arrow[1];
  return t('board-arrow', { arrow, side, line, state: state === 'open' && held ? 'held' : state });
}

/** What the shown slide would do. @param {Slide} slide @param {number} reachable */
export function slideText(slide, reachable) {
  const arrow = slide.slide.slice(0, 2);
  const tile = slide.tiles.get(arrow);
  return t('board-slide', { arrow, tile: tile ? tileText(tile) : '', count: reachable });
}

/** A turn as advice: "push in at a6, the tile open up, right, then stay".
 * @param {string} move @param {Slide | undefined} slide @param {import('../lines.js').Seat} mover */
export function hintText(move, slide, mover) {
  const { arrow, to } = moveParts(move);
  const goes = slide?.pawns.get(mover) === to ? 'stays' : 'goes';
  return t('board-advice', { arrow, sides: openSides(slide?.tiles.get(arrow) ?? ''), goes, to });
}

/** How a turn goes on: first the slide, then the walk.
 * @param {import('./types.js').Choosing | null} choosing null before the board has said anything */
export function stepText(choosing) {
  if (!choosing?.arrow) return choosing?.by === 'key' ? t('board-step-keys') : t('board-step');
  const { by, aim, stays } = choosing;
  if (by === 'key') return aim === null ? t('board-step-keys-walk', { stays: String(stays) }) : t('board-step-keys-go', { to: aim });
  return aim === null ? t('board-step-walk', { by: by ?? '' }) : t('board-step-again', { by: by ?? '', to: aim });
}

/** Why a turn is impossible: its arrow is closed, or nothing leads to its square.
 * @param {string} move only the slide if the arrow was pressed */
export function refusedText(move) {
  const { arrow, to } = moveParts(move);
  return to === '' ? t('board-arrow-closed', { arrow }) : t('board-no-way', { to });
}

/** A turn in words: "Blue pushes in at a6, goes from c5 to b1 and finds the Owl."
 * @param {string} who whose turn it is, by name @param {string} move @param {Slide} slide @param {string | undefined} pawn where the slide left it
 * @param {string} [treasure] what was found */
export function turnText(who, move, slide, pawn, treasure) {
  const { arrow, to } = moveParts(move);
  return t('board-turn-told', { who, arrow, goes: pawn === to ? 'stays' : pawn ? 'goes' : 'comes', from: pawn ?? '', to, ...ofTreasure(treasure) });
}
