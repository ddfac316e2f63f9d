// Who plays a match, in either game: its sides, the people among them, and what they are called.

import { colorName } from '../board/names.js';
import { t } from '../lang/texts.js';
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

/** A player's own name; without one, whether it is the only person.
 * @template {string} S
 * @param {Sides<S>} match @param {S} side
 * @returns {{name: string} | {you: boolean}} */
function called(match, side) {
  const player = match.players[side];
  const name = player?.kind === 'engine' ? player.engine ?? 'Akhet' : player?.name;
  return name ? { name } : { you: onlyPerson(match) !== null };
}

/** What a player is called.
 * @template {string} S
 * @param {Sides<S>} match @param {S} side */
export function playerName(match, side) {
  const known = called(match, side);
  return 'name' in known ? known.name : known.you ? t('play-you') : colorName(side);
}

/** The same in a file.
 * @template {string} S
 * @param {Sides<S>} match @param {S} side */
export function nameInFile(match, side) {
  const known = called(match, side);
  return 'name' in known ? known.name : known.you ? 'You' : sentence(side);
}

/** The same with the side: "Akhet (Red)".
 * @template {string} S
 * @param {Sides<S>} match @param {S} side */
export function nameAndSide(match, side) {
  const [name, color] = [playerName(match, side), colorName(side)];
  return name === color ? name : `${name} (${color})`;
}

/** A player as the variables of a text: `$player`, and `$who` for the verb, you or other.
 * @template {string} S
 * @param {Sides<S>} match @param {S} side @param {boolean} [sided] the side is named too */
export function playerVars(match, side, sided = false) {
  const known = called(match, side);
  return { who: 'you' in known && known.you ? 'you' : 'other', player: sided ? nameAndSide(match, side) : playerName(match, side) };
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
