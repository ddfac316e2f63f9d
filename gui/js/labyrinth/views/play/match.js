// Who plays Labyrinth, under which rules, at what pace.

import { levelText } from '../../../game/levels.js';
import { USUAL } from '../../book.js';
import { SEATS, seatName } from '../../lines.js';

/** @typedef {import('../../lines.js').Seat} Seat */
/** @typedef {import('../../book.js').Options} Options */
/** @typedef {import('../../../game/levels.js').Opponent} Opponent */
/** @typedef {import('../../../parts/match-fields.js').Pace} Pace */

/** @typedef {{kind: 'person'} | {kind: 'engine', level: number}} Player */
/** @typedef {{start: string, options: Options, players: Partial<Record<Seat, Player>>, pace: Pace}} Match `start` as `position`
 *  takes it */

/** Who sits where, by the number of players.
 * @type {Record<number, readonly Seat[]>} */
const SEATED = { 2: ['blue', 'orange'], 3: ['blue', 'yellow', 'orange'], 4: SEATS };
/** The largest seed. */
const SEEDS = 2 ** 48;

/** The seats of a game. @param {number} count of players */
export const seatsFor = (count) => SEATED[count] ?? SEATED[2];

/** The seats of a match, in the order of play.
 * @param {Match} match */
export function seatsOf({ players }) {
  return SEATS.filter((seat) => players[seat]);
}

/** A start that nobody has seen: with open cards a deal, otherwise a sealed game.
 * @param {number} players @param {Options} options */
export function newStart(players, { OpenCards }) {
  return `${OpenCards ? 'deal' : 'sealed'} ${Math.floor(Math.random() * SEEDS)} ${players}`;
}

/** The rules of a link, `FreeOrder,NoReturn`.
 * @param {string | null} text
 * @returns {Options} */
export function optionsOf(text) {
  const names = text?.split(',') ?? [];
  return { FreeOrder: names.includes('FreeOrder'), NoReturn: names.includes('NoReturn'), OpenCards: names.includes('OpenCards') };
}

/** The rules as a parameter of a link.
 * @param {Options} options
 * @returns {Record<string, string>} */
export function optionParams(options) {
  const names = Object.entries(options).filter(([, on]) => on).map(([name]) => name);
  return names.length > 0 ? { rules: names.join(',') } : {};
}

/** What a first visitor finds.
 * @returns {Match} */
export function firstMatch() {
  return {
    start: newStart(2, USUAL), options: USUAL, pace: { kind: 'move', time: 1000 },
    players: { blue: { kind: 'person' }, orange: { kind: 'engine', level: 2 } },
  };
}

/** @param {Match} match @returns {Seat[]} the seats of people */
export function people(match) {
  return seatsOf(match).filter((seat) => match.players[seat]?.kind === 'person');
}

/** Whether several people must not see each other's cards on this screen.
 * @param {Match} match */
export function curtained(match) {
  return !match.options.OpenCards && people(match).length > 1;
}

/** What a player is called.
 * @param {Match} match @param {Seat} seat */
export function playerName(match, seat) {
  if (match.players[seat]?.kind === 'engine') return 'Akhet';
  return people(match).length === 1 ? 'You' : seatName(seat);
}

/** @param {Match} match @param {Seat} seat */
export function nameAndSeat(match, seat) {
  const name = playerName(match, seat);
  return name === seatName(seat) ? name : `${name} (${seatName(seat)})`;
}

/** @param {Player | undefined} player @param {readonly Opponent[]} named */
export function strength(player, named) {
  return player?.kind === 'engine' ? levelText(player.level, named) : '';
}

/** The match that a browser has kept, or null if it is not valid.
 * @param {any} json
 * @returns {Match | null} */
export function matchFromJson(json) {
  const players = SEATS.map((seat) => json?.players?.[seat]).filter((player) => player !== undefined);
  const played = players.length >= 2 && players.every((player) => player?.kind === 'person'
    || (player?.kind === 'engine' && Number.isInteger(player.level)));
  const pace = json?.pace;
  const paced = pace?.kind === 'move' ? pace.time > 0 : pace?.kind === 'clock' && pace.base > 0 && pace.increment >= 0;
  const { FreeOrder, NoReturn, OpenCards } = json?.options ?? {};
  const chosen = [FreeOrder, NoReturn, OpenCards].every((option) => typeof option === 'boolean');
  return played && paced && chosen && typeof json.start === 'string' ? json : null;
}
