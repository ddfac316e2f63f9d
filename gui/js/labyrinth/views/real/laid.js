// A real table as it is being entered: the tiles so far, who plays, the cards. Every change makes a new value.

import { t } from '../../../lang/texts.js';
import { isSeat, SEATS } from '../../lines.js';
import { optionsFromJson, USUAL } from '../../arbiter.js';
import { treasureOf } from '../../board/pictures.js';
import { seatsFor } from '../play/match.js';
import { fenOf, HOMES, LOOSE, placeOf, SHAPES, TREASURES, treasureAt } from '../setup/position.js';

/** @import { Options } from '../../arbiter.js' */
/** @import { Seat } from '../../lines.js' */

/** @typedef {{tiles: ReadonlyMap<string, string>, spare: string, seats: readonly Seat[], me: Seat, first: Seat, cards: number, mine: string, options: Options}} Laid
 *  `tiles` has the fixed ones from the start; `spare` is empty until it is known; `first` begins; everybody has `cards` cards; `mine` are those
 *  that I know, the top one first */

/** What a press on the board does: gives a tile this look (`ce`), puts a treasure there, or turns the tile.
 * @typedef {{kind: 'tile', look: string} | {kind: 'treasure', treasure: string} | {kind: 'turn'}} Tool */

/** The ways a tile can lie. */
export const LOOKS = ['in', 'ie', 'cn', 'ce', 'cs', 'cw', 'tn', 'te', 'ts', 'tw'];
/** How many loose tiles of each shape the boxes have, the spare included. */
const MIXTURES = [{ i: 12, c: 16, t: 6 }, { i: 13, c: 15, t: 6 }];
const FIXED = new Map(Object.entries({
  a7: 'ce', c7: 'tsA', e7: 'tsB', g7: 'cs', a5: 'teC', c5: 'teD', e5: 'tsE', g5: 'twF',
  a3: 'teG', c3: 'tnH', e3: 'twI', g3: 'twJ', a1: 'cn', c1: 'tnK', e1: 'tnL', g1: 'cw',
}));

/** The board out of the box, for two.
 * @returns {Laid} */
export function nothingLaid() {
  return { tiles: FIXED, spare: '', options: USUAL, mine: '', me: 'blue', first: 'blue', ...seatedAs(seatsFor(2)) };
}

/** As many cards for each as there can be.
 * @param {readonly Seat[]} seats */
const seatedAs = (seats) => ({ seats, cards: Math.floor(TREASURES.length / seats.length) });

/** Lets a seat play, or no longer. Two are the least.
 * @param {Laid} laid @param {Seat} seat @returns {Laid} */
export function withSeat(laid, seat) {
  const seats = SEATS.filter((one) => laid.seats.includes(one) !== (one === seat));
  if (seats.length < 2) return laid;
  const among = (/** @type {Seat} */ one) => (seats.includes(one) ? one : seats[0]);
  return { ...laid, ...seatedAs(seats), me: among(laid.me), first: among(laid.first) };
}

/** @param {Laid} laid @param {string} card my card, or no longer mine @returns {Laid} */
export function withCard(laid, card) {
  const known = [...laid.mine].filter((one) => one !== card);
  if (known.length < laid.mine.length) return { ...laid, mine: known.join('') };
  return { ...laid, mine: laid.options.FreeOrder ? [...known, card].slice(-laid.cards).join('') : card };
}

/** The loose squares on which nothing lies yet.
 * @param {Laid} laid */
export const emptySquares = ({ tiles }) => [...LOOSE].filter((square) => !tiles.has(square));

/** The treasures that lie nowhere yet, those of the loose tiles.
 * @param {Laid} laid */
export const missingTreasures = (laid) => TREASURES.filter((treasure) => placeOf(laid, treasure) === undefined);

/** What comes next.
 * @param {Laid} laid
 * @returns {'tiles' | 'treasures' | 'ready'} */
export function stepOf(laid) {
  if (emptySquares(laid).length > 0 || laid.spare === '') return 'tiles';
  return missingTreasures(laid).length > 0 ? 'treasures' : 'ready';
}

/** The tool that the next step needs; `tool` stays if it still has something to do.
 * @param {Laid} before @param {Laid} laid @param {Tool} tool
 * @returns {Tool} */
export function toolAfter(before, laid, tool) {
  const step = stepOf(laid);
  const done = tool.kind === 'treasure' ? placeOf(laid, tool.treasure) !== undefined : laid.spare[0] !== before.spare[0];
  if (step === stepOf(before) && !(step === 'treasures' && done)) return tool;
  if (step === 'tiles') return tool.kind === 'tile' ? tool : { kind: 'tile', look: LOOKS[0] };
  return step === 'ready' ? { kind: 'turn' } : { kind: 'treasure', treasure: missingTreasures(laid)[0] };
}

/** Puts a tile on a loose square, or turns the one that already lies there like that. A treasure stays.
 * @param {Laid} laid @param {string | null} square null for the spare @param {string} look @returns {Laid} */
export function tileAt(laid, square, look) {
  if (square === null) return { ...laid, spare: look[0] + (treasureOf(laid.spare) ?? '') };
  if (!LOOSE.has(square)) return laid;
  const tiles = new Map(laid.tiles).set(square, look + (treasureOf(laid.tiles.get(square) ?? '') ?? ''));
  return withSpare({ ...laid, tiles });
}

/** Gives all empty squares this look. @param {Laid} laid @param {string} look @returns {Laid} */
export function filled(laid, look) {
  return withSpare({ ...laid, tiles: new Map([...laid.tiles, ...emptySquares(laid).map((square) => /** @type {const} */ ([square, look]))]) });
}

/** Takes a tile off the board. @param {Laid} laid @param {string} square @returns {Laid} */
export function cleared(laid, square) {
  if (!LOOSE.has(square) || !laid.tiles.has(square)) return laid;
  const tiles = new Map(laid.tiles);
  tiles.delete(square);
  return { ...laid, tiles };
}

/** Puts a treasure on a tile, from wherever it was. If only one is left then, and one T tile without any, it lies there.
 * @param {Laid} laid @param {string | null} square null for the spare @param {string} treasure @returns {Laid} */
export function treasurePut(laid, square, treasure) {
  if (square === null ? laid.spare === '' : !LOOSE.has(square) || !laid.tiles.has(square)) return laid;
  const next = treasureAt(laid, square, treasure);
  const [last, ...others] = missingTreasures(next);
  const bare = [...LOOSE].filter((one) => /^t.$/.test(next.tiles.get(one) ?? ''));
  const places = next.spare === 't' ? [...bare, null] : bare;
  return last !== undefined && others.length === 0 && places.length === 1 && stepOf(next) === 'treasures' ? treasureAt(next, places[0], last) : next;
}

/** How many loose tiles of each shape there are. @param {Laid} laid */
function counted({ tiles, spare }) {
  const shapes = [...[...LOOSE].map((square) => tiles.get(square)?.[0]), spare[0]];
  return Object.fromEntries(SHAPES.map((shape) => [shape, shapes.filter((one) => one === shape).length]));
}

/** With the last square the spare is known, if all tiles come from one of the boxes.
 * @param {Laid} laid @returns {Laid} */
function withSpare(laid) {
  if (emptySquares(laid).length > 0 || MIXTURES.some((box) => isAll(box, laid))) return laid;
  const counts = counted({ ...laid, spare: '' });
  const box = MIXTURES.find((one) => SHAPES.every((shape) => counts[shape] <= one[shape]));
  const shape = box && SHAPES.find((one) => counts[one] < box[one]);
  return shape ? { ...laid, spare: shape + (treasureOf(laid.spare) ?? '') } : laid;
}

/** The shape that the spare has in another box with the same tiles on the board, or undefined.
 * @param {Laid} laid */
export function otherSpare(laid) {
  if (stepOf(laid) === 'tiles') return undefined;
  return SHAPES.find((shape) => shape !== laid.spare[0] && MIXTURES.some((box) => isAll(box, laid)) && MIXTURES.some((box) => isAll(box, { ...laid, spare: shape })));
}

/** Whether these are exactly the tiles of a box.
 * @param {Record<string, number>} box @param {Laid} laid */
function isAll(box, laid) {
  const counts = counted(laid);
  return SHAPES.every((shape) => counts[shape] === box[shape]);
}

/** What cannot be in the box.
 * @param {Laid} laid @returns {string[]} */
export function doubts(laid) {
  const counts = counted(laid);
  const fits = stepOf(laid) === 'tiles' || MIXTURES.some((box) => isAll(box, laid));
  const most = (/** @type {'i' | 'c' | 't'} */ shape) => Math.max(...MIXTURES.map((box) => box[shape]));
  const many = SHAPES.filter((shape) => counts[shape] > most(shape)).map((shape) => t('real-too-many', { shape, count: counts[shape], most: most(shape) }));
  const mixed = many.length === 0 && !fits ? [t('real-no-box', { straights: counts.i, corners: counts.c, ts: counts.t })] : [];
  const bare = [...laid.tiles].filter(([square, tile]) => LOOSE.has(square) && /^i.[A-X]/.test(tile)).map(([square]) => t('real-straight-treasure', { square }));
  return [...many, ...mixed, ...bare];
}

/** The start of the game, as `position` takes it. Only what is known at the table is in it.
 * @param {Laid} laid */
export function startOf({ tiles, spare, seats, me, first, cards, mine }) {
  const hand = (/** @type {Seat} */ seat) => ({ pawn: HOMES[seat], cards: (seat === me ? mine : '').padEnd(cards, '?'), found: '' });
  return `fen ${fenOf({ tiles, spare, hands: Object.fromEntries(seats.map((seat) => [seat, hand(seat)])), mover: first, closed: null, number: 1 })}`;
}

/** A value for JSON.stringify, read back by `laidFromJson`. @param {Laid} laid */
export function laidToJson(laid) {
  return { ...laid, tiles: Object.fromEntries([...laid.tiles].filter(([square]) => LOOSE.has(square))) };
}

/** What a browser has kept, or null if it is not valid.
 * @param {any} json
 * @returns {Laid | null} */
export function laidFromJson(json) {
  const tiles = Object.entries(json?.tiles ?? {});
  const seats = SEATS.filter((seat) => json?.seats?.includes?.(seat));
  const options = optionsFromJson(json?.options);
  const right = tiles.every(([square, tile]) => LOOSE.has(square) && /^[ict][nesw][A-X]?$/.test(String(tile))) && /^([ict][A-X]?)?$/.test(json?.spare);
  const cards = Number.isInteger(json?.cards) && json.cards >= 1 && json.cards * seats.length <= TREASURES.length;
  if (!right || !options || !cards || seats.length < 2 || !seats.includes(json.me) || !seats.includes(json.first) || !isSeat(json.me) || !/^[A-X]*$/.test(json.mine)) return null;
  const { spare, me, first, mine } = json;
  return { tiles: new Map([...FIXED, .../** @type {[string, string][]} */ (tiles)]), spare, seats, me, first, cards: json.cards, mine: mine.slice(0, json.cards), options };
}
