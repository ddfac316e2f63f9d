// Who plays a match, in either game: its sides, the people among them, and what they are called.

import { MAX_NAME } from '../parts/match-fields.js';
import { sentence } from '../protocol/lines.js';

/** @import { Pace } from '../parts/match-fields.js' */
/** @typedef {{kind: 'person', name?: string} | {kind: 'engine', engine?: string} | {kind: 'elsewhere', name: string}} Player `elsewhere`: on another
 *  device; an `engine` without a name is the built-in one; a `person` may have one if several play on this screen */

/** The players of a match or a table, in the order of play.
 * @template {string} [S=string] the sides
 * @typedef {{players: Readonly<Partial<Record<S, Player>>>}} Sides */

/** @typedef {Sides & {start: string, pace: Pace}} AnyMatch a match of either game; `start` as `position` takes it */

/** The sides of a match, in the order of play.
 * @template {string} S
 * @param {Sides<S>} match */
export function sidesOf({ players }) {
  return /** @type {S[]} */ (Object.keys(players));
}

/** The sides that people play.
 * @template {string} S
 * @param {Sides<S>} match */
export function people(match) {
  return sidesOf(match).filter((side) => match.players[side]?.kind === 'person');
}

/** The side of the only person who plays, or null.
 * @template {string} S
 * @param {Sides<S>} match */
export function onlyPerson(match) {
  const [only, ...others] = people(match);
  return only && others.length === 0 ? only : null;
}

/** What a player is called.
 * @template {string} S
 * @param {Sides<S>} match @param {S} side */
export function playerName(match, side) {
  const player = match.players[side];
  if (player?.kind === 'engine') return player.engine ?? 'Akhet';
  if (player?.kind === 'elsewhere') return player.name;
  if (player?.name) return player.name;
  return onlyPerson(match) === null ? sentence(side) : 'You';
}

/** The same with the side: "Akhet (Red)".
 * @template {string} S
 * @param {Sides<S>} match @param {S} side */
export function nameAndSide(match, side) {
  const [name, title] = [playerName(match, side), sentence(side)];
  return name === title ? name : `${name} (${title})`;
}

/** A person who plays, with a name if one of several has given it.
 * @param {string} name
 * @returns {{kind: 'person', name?: string}} */
export function personOf(name) {
  const given = name.trim().slice(0, MAX_NAME);
  return given ? { kind: 'person', name: given } : { kind: 'person' };
}

/** Whether a saved value has the players, the pace and the start of a match.
 * @param {any} json @param {readonly any[]} players @param {(engine: any) => boolean} isEngine checks what the game says of an engine */
export function isMatch(json, players, isEngine) {
  const isPerson = (/** @type {any} */ player) => player?.kind === 'person' && ['string', 'undefined'].includes(typeof player.name);
  const played = players.every((player) => isPerson(player) || (player?.kind === 'engine' && isEngine(player)));
  const pace = json?.pace;
  const paced = pace?.kind === 'move' ? pace.time > 0 : pace?.kind === 'clock' && pace.base > 0 && pace.increment >= 0;
  return played && paced && typeof json.start === 'string';
}
