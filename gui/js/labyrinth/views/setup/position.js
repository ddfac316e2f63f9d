// A position of Labyrinth in the editor, which the engine may not accept, and its FEN. Every change makes a new value. Only the
// form of a FEN is known here; the engine decides whether a position is valid.

import { ARROWS, lineOf, SQUARES } from '../../board/geometry.js';
import { treasureOf } from '../../board/pictures.js';
import { SEATS } from '../../lines.js';

/** @import { Seat } from '../../lines.js' */

/** @typedef {{pawn: string, cards: string, found: string}} Hand `cards` are those still to be found, the top one first, `?` for one that
 *  is unknown */

/** @typedef {{tiles: ReadonlyMap<string, string>, spare: string, hands: Partial<Record<Seat, Hand>>, mover: Seat, closed: string | null,
 *   number: number}} Position `number` counts the turns */

const SIDES = 'nesw';
const TILE = /[ict][nesw][A-X]?/g;
/** The squares where tiles can slide. */
export const LOOSE = new Set([...ARROWS.keys()].flatMap(lineOf));
export const TREASURES = [...'ABCDEFGHIJKLMNOPQRSTUVWX'];
export const SHAPES = /** @type {const} */ (['i', 'c', 't']);
export const HOMES = /** @type {const} */ ({ blue: 'a1', yellow: 'a7', orange: 'g7', green: 'g1' });

/** @param {Position} position */
export function fenOf({ tiles, spare, hands, mover, closed, number }) {
  const ranks = Array.from({ length: 7 }, (_, row) => SQUARES.slice(7 * row, 7 * row + 7).map((square) => tiles.get(square)).join(''));
  const players = SEATS.map((seat) => {
    const hand = hands[seat];
    return hand ? `${hand.pawn}:${hand.cards}:${hand.found}` : '-';
  });
  return `${ranks.join('/')} ${spare} ${players.join('/')} ${mover[0]} ${closed ?? '-'} ${number}`;
}

/** The position of a text that has the form of a FEN, or null.
 * @param {string} text
 * @returns {Position | null} */
export function positionOf(text) {
  const [board, spare = '', players = '', side, closed = '-', number = '1', ...rest] = text.trim().split(/\s+/);
  const ranks = board.split('/').map((rank) => (rank.replace(TILE, '') === '' ? rank.match(TILE) ?? [] : []));
  const mover = SEATS.find((seat) => seat[0] === side);
  const hands = players.split('/').map(handOf);
  if (ranks.length !== 7 || ranks.some((rank) => rank.length !== 7) || !/^[ict][A-X]?$/.test(spare) || !mover) return null;
  if (hands.length !== 4 || hands.includes(null) || !/^(-|[a-g][1-7])$/.test(closed) || !/^[1-9]\d{0,9}$/.test(number) || rest.length > 0) return null;
  return {
    tiles: new Map(ranks.flat().map((tile, index) => [SQUARES[index], tile])), spare, mover, closed: closed === '-' ? null : closed, number: Number(number),
    hands: Object.fromEntries(SEATS.flatMap((seat, index) => (hands[index] ? [[seat, hands[index]]] : []))),
  };
}

/** A player's part of a FEN; undefined for `-`, null if it is not one.
 * @param {string} text
 * @returns {Hand | undefined | null} */
function handOf(text) {
  if (text === '-') return undefined;
  const [, pawn, cards, found] = /^([a-g][1-7]):([A-X?]*|-):([A-X]*)$/.exec(text) ?? [];
  // Who has left the maze is marked.
  return pawn ? { pawn, cards: cards === '-' ? '' : cards, found } : null;
}

/** @template {Pick<Position, 'tiles'>} Maze
 * @param {Maze} position @param {string} square @param {string} tile @returns {Maze} */
const withTile = (position, square, tile) => ({ ...position, tiles: new Map(position.tiles).set(square, tile) });

/** Turns a loose tile.
 * @template {Pick<Position, 'tiles'>} Maze
 * @param {Maze} position @param {string} square @param {'R' | 'L'} turn @returns {Maze} */
export function turnedAt(position, square, turn) {
  const tile = position.tiles.get(square);
  if (!tile || !LOOSE.has(square)) return position;
  // A straight tile has only two orientations.
  const sides = tile[0] === 'i' ? 'ne' : SIDES;
  const side = sides[(sides.indexOf(tile[1]) + (turn === 'R' ? 1 : sides.length - 1)) % sides.length];
  return withTile(position, square, tile[0] + side + tile.slice(2));
}

/** Gives a loose tile, or the spare, another shape.
 * @param {Position} position @param {string | null} square null for the spare @param {string} shape @returns {Position} */
export function shapedAt(position, square, shape) {
  if (square === null) return { ...position, spare: shape + position.spare.slice(1) };
  const tile = position.tiles.get(square);
  if (!tile || !LOOSE.has(square) || tile[0] === shape) return position;
  return withTile(position, square, shape + (shape === 'i' && 'sw'.includes(tile[1]) ? 'n' : tile[1]) + tile.slice(2));
}

/** Exchanges two loose tiles; null is the spare.
 * @param {Position} position @param {string | null} one @param {string | null} other @returns {Position} */
export function exchanged(position, one, other) {
  if (one === null && other !== null) return exchanged(position, other, null);
  if (one === null || one === other || !LOOSE.has(one)) return position;
  const tile = position.tiles.get(one) ?? '';
  if (other === null) return { ...withTile(position, one, position.spare[0] + 'n' + position.spare.slice(1)), spare: tile[0] + tile.slice(2) };
  if (!LOOSE.has(other)) return position;
  return withTile(withTile(position, one, position.tiles.get(other) ?? ''), other, tile);
}

/** Puts a treasure on a tile, removing it from where it was, or takes off the treasure there.
 * @template {Pick<Position, 'tiles' | 'spare'>} Maze
 * @param {Maze} position @param {string | null} square null for the spare @param {string | null} treasure @returns {Maze} */
export function treasureAt(position, square, treasure) {
  const tiles = new Map(position.tiles);
  let { spare } = position;
  if (treasure !== null) {
    for (const [at, tile] of tiles) if (treasureOf(tile) === treasure) tiles.set(at, tile.slice(0, 2));
    if (treasureOf(spare) === treasure) spare = spare[0];
  }
  if (square === null) spare = spare[0] + (treasure ?? '');
  else tiles.set(square, (tiles.get(square) ?? '').slice(0, 2) + (treasure ?? ''));
  return { ...position, tiles, spare };
}

/** Where a treasure lies: a square, null for the spare, undefined for nowhere.
 * @param {Pick<Position, 'tiles' | 'spare'>} position @param {string} treasure */
export function placeOf({ tiles, spare }, treasure) {
  if (treasureOf(spare) === treasure) return null;
  return [...tiles].find(([, tile]) => treasureOf(tile) === treasure)?.[0];
}

/** @param {Position} position @param {Seat} seat @param {Partial<Hand>} fields @returns {Position} */
export function withHand(position, seat, fields) {
  const hand = position.hands[seat] ?? { pawn: HOMES[seat], cards: '', found: '' };
  return { ...position, hands: { ...position.hands, [seat]: { ...hand, ...fields } } };
}

/** Seats a player, or removes one.
 * @param {Position} position @param {Seat} seat @param {boolean} seated @returns {Position} */
export function seated(position, seat, seated) {
  if (seated) return withHand(position, seat, {});
  const hands = { ...position.hands };
  delete hands[seat];
  const mover = position.mover === seat ? SEATS.find((one) => hands[one]) ?? seat : position.mover;
  return { ...position, hands, mover };
}

/** The treasures on no card.
 * @param {Pick<Position, 'hands'>} position */
export function freeCards({ hands }) {
  const taken = Object.values(hands).map(({ cards, found }) => cards + found).join('');
  return TREASURES.filter((treasure) => !taken.includes(treasure));
}
