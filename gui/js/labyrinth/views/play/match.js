// Who plays Labyrinth, under which rules, at what pace.

import { levelText } from '../../../game/levels.js';
import { isMatch, people, sidesOf } from '../../../play/match.js';
import { USUAL, optionsFromJson, optionsThat } from '../../arbiter.js';
import { SEATS, isSeat } from '../../lines.js';

/** @import { Seat } from '../../lines.js' */
/** @import { Options } from '../../arbiter.js' */
/** @import { NamedLevel } from '../../../protocol/lines.js' */
/** @import { Pace } from '../../../parts/match-fields.js' */

/** @typedef {{kind: 'person', name?: string} | {kind: 'engine', level: number}} Player */
/** @typedef {{start: string, options: Options, players: Partial<Record<Seat, Player>>, pace: Pace}} Match `start` as `position`
 *  takes it */

/** Who sits where, by the number of players.
 * @type {Record<number, readonly Seat[]>} */
const SEATED = { 2: ['blue', 'orange'], 3: ['blue', 'yellow', 'orange'], 4: SEATS };
/** The largest seed. */
const SEEDS = 2 ** 48;

/** The seats of a game. @param {number} count of players */
export const seatsFor = (count) => SEATED[count] ?? SEATED[2];

/** Another game of the same players: from a given position again, otherwise from a start that nobody has seen.
 * @param {Match} match
 * @returns {Match} */
export function anew(match) {
  return match.start.startsWith('fen ') ? match : { ...match, start: newStart(sidesOf(match).length, match.options, dealOf(match.start)) };
}

/** What is dealt: null cards are all of them.
 * @typedef {{cards: number | null, first: Seat, tiles: '12' | '13'}} Deal */

/** What a start deals, in the words of `position`.
 * @param {string} start
 * @returns {Deal} */
export function dealOf(start) {
  const words = start.split(' ');
  const after = (/** @type {string} */ name) => (words.includes(name) ? words[words.indexOf(name) + 1] : undefined);
  const first = after('first');
  return {
    cards: /^\d+$/.test(words[3] ?? '') ? Number(words[3]) : null, first: first !== undefined && isSeat(first) ? first : 'blue',
    tiles: after('tiles') === '13' ? '13' : '12',
  };
}

/** The most cards of each player. @param {number} players */
export const fullStack = (players) => 24 / players;

/** A start that nobody has seen: with open cards a deal, otherwise a sealed game.
 * @param {number} players @param {Options} options @param {Deal} deal what these players cannot have is left out */
export function newStart(players, { OpenCards }, { cards, first, tiles } = dealOf('')) {
  const words = [OpenCards ? 'deal' : 'sealed', Math.floor(Math.random() * SEEDS), players];
  if (cards !== null && cards < fullStack(players)) words.push(cards);
  if (first !== 'blue' && seatsFor(players).includes(first)) words.push('first', first);
  if (tiles !== '12') words.push('tiles', tiles);
  return words.join(' ');
}

/** The rules of a link, `FreeOrder,NoReturn`.
 * @param {string | null} text
 * @returns {Options} */
export function optionsOf(text) {
  const names = text?.split(',') ?? [];
  return optionsThat((name) => names.includes(name));
}

/** What a first visitor finds.
 * @returns {Match} */
export function firstMatch() {
  return {
    start: newStart(2, USUAL), options: USUAL, pace: { kind: 'move', time: 1000 },
    players: { blue: { kind: 'person' }, orange: { kind: 'engine', level: 2 } },
  };
}

/** Whether several people must not see each other's cards on this screen.
 * @param {Match} match */
export function curtained(match) {
  return !match.options.OpenCards && people(match).length > 1;
}

/** @param {Player | undefined} player @param {readonly NamedLevel[]} named */
export function strength(player, named) {
  return player?.kind === 'engine' ? levelText(player.level, named) : '';
}

/** The match that a browser has kept, or null if it is not valid.
 * @param {any} json
 * @returns {Match | null} */
export function matchFromJson(json) {
  const players = SEATS.map((seat) => json?.players?.[seat]).filter((player) => player !== undefined);
  const options = optionsFromJson(json?.options);
  return players.length >= 2 && options && isMatch(json, players, ({ level }) => Number.isInteger(level)) ? { ...json, options } : null;
}
