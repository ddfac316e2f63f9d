// A person's mistakes as cards: which are due, and when they come back. Pure functions of values.
//
// The boxes are Leitner's. A new mistake is due at once. Found right it comes back after one day, then three, then ten, and after
// that it is learned; found wrong, or with help, it begins again with one day.

/** @import { Mark, Judged } from '../../protocol/review.js' */

/** A game to look through for the mistakes of one player, or with `color` null of both.
 * @typedef {{id: string | null, start: string, moves: readonly string[], color: import('../../protocol/lines.js').Color | null, against: string, date: string}} Source
 *  `start` as `position` takes it; `against` is the opponent, as `opponentText` takes it; `date` is when it began; without an `id` it is not remembered */

/** @typedef {{fen: string, played: string, pv: readonly string[], drop: number, mark: Mark, number: number, against: string, date: string,
 *   box: number, due: number}} Card a mistake: the position before it, the move played, the better line, the move's number in its game; `box`
 *   counts how often it came back and was right, NEW before the first time and LEARNED at the end; `due` is in milliseconds since 1970 */

/** @typedef {{cards: readonly Card[], seen: readonly string[]}} Box `seen` has the games that were looked through, by their ids */

const DAY = 86_400_000;
export const NEW = 0;
/** After how many days a card in each box comes back. */
const DAYS = [0, 1, 3, 10];
export const LEARNED = DAYS.length;
/** How many cards and games are kept: games may be twice as many as Play keeps. */
const MOST_CARDS = 1000;
const MOST_SEEN = 600;

/** @type {Box} */
export const EMPTY = { cards: [], seen: [] };

/** What a card is known by. @param {Pick<Card, 'fen' | 'played'>} card */
export const keyOf = ({ fen, played }) => `${fen} ${played}`;

/** The card for a move that was judged wrong.
 * @param {Source} source @param {string} fen of the position before it @param {Judged} judged @param {number} number of the move @param {number} now
 * @returns {Card | null} null if the move was good enough after all */
export function cardOf({ against, date }, fen, { move, mark, drop, pv, verdict }, number, now) {
  if (verdict !== 'wrong' || mark === null) return null;
  return { fen, played: move, pv, drop, mark, number, against, date, box: NEW, due: now };
}

/** Adds cards, unless they are known. The learned ones make room.
 * @param {Box} box @param {readonly Card[]} found
 * @returns {Box} */
export function withCards({ cards, seen }, found) {
  const known = new Set(cards.map(keyOf));
  const all = [...cards, ...found.filter((card) => !known.has(keyOf(card)))];
  const excess = Math.max(0, all.length - MOST_CARDS);
  const going = new Set([...all].sort((a, b) => b.box - a.box || a.due - b.due).slice(0, excess));
  return { cards: all.filter((card) => !going.has(card)), seen };
}

/** What two browsers have kept: a card that both have stays where it came furthest.
 * @param {Box} here @param {Box} there
 * @returns {Box} */
export function merged(here, there) {
  /** @type {Map<string, Card>} */
  const cards = new Map();
  for (const card of [...here.cards, ...there.cards]) {
    const known = cards.get(keyOf(card));
    if (!known || card.box > known.box) cards.set(keyOf(card), card);
  }
  const box = withCards(EMPTY, [...cards.values()]);
  return [...here.seen, ...there.seen].reduce(withSeen, box);
}

/** A game was looked through. @param {Box} box @param {string} id @returns {Box} */
export function withSeen({ cards, seen }, id) {
  return { cards, seen: [...seen.filter((one) => one !== id), id].slice(-MOST_SEEN) };
}

/** A better move was found, without help or a wrong try before it, or not. What is found right before it is due stays where it is.
 * @param {Box} box @param {Card} card @param {boolean} alone @param {number} now
 * @returns {Box} */
export function withAnswer({ cards, seen }, card, alone, now) {
  if (alone && card.due > now) return { cards, seen };
  const box = alone ? Math.min(LEARNED, card.box + 1) : 1;
  const answered = { ...card, box, due: now + (DAYS[box] ?? 0) * DAY };
  return { cards: cards.map((one) => (keyOf(one) === keyOf(card) ? answered : one)), seen };
}

/** Those to practise now, the longest due first.
 * @param {Box} box @param {number} now */
export function dueCards({ cards }, now) {
  return cards.filter(({ box, due }) => box < LEARNED && due <= now).sort((a, b) => a.due - b.due);
}

/** The numbers of cards that are due, that come back later, and that are learned; and when the next one comes back.
 * @param {Box} box @param {number} now
 * @returns {{due: number, later: number, learned: number, next: number | null}} */
export function countOf(box, now) {
  const open = box.cards.filter((card) => card.box < LEARNED);
  const later = open.filter(({ due }) => due > now);
  return {
    due: open.length - later.length, later: later.length, learned: box.cards.length - open.length,
    next: later.length > 0 ? Math.min(...later.map(({ due }) => due)) : null,
  };
}

/** In how many days a card comes back; 0 is now.
 * @param {number} due @param {number} now */
export const daysUntil = (due, now) => Math.max(0, Math.ceil((due - now) / DAY));

/** What a browser has kept; damaged cards are left out.
 * @param {any} json
 * @returns {Box} */
export function boxFromJson(json) {
  const { cards, seen } = json ?? {};
  const texts = (/** @type {any} */ list) => Array.isArray(list) && list.every((text) => typeof text === 'string');
  const isCard = (/** @type {any} */ card) => card && texts([card.fen, card.played, card.mark, card.against, card.date]) && texts(card.pv) && card.pv.length > 0
    && [card.drop, card.number, card.box, card.due].every(Number.isFinite);
  return { cards: Array.isArray(cards) ? cards.filter(isCard) : [], seen: texts(seen) ? seen : [] };
}
