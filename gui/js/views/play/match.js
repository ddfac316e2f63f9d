// Who plays whom, from where, at what pace.

import { FULL_LEVEL, levelText } from '../../game/levels.js';
import { colorName } from '../../protocol/lines.js';

/** @typedef {import('../../protocol/lines.js').Color} Color */
/** @typedef {import('../../protocol/lines.js').Opponent} Opponent a level with a name */

/** @typedef {{kind: 'level', level: number} | {kind: 'elo', elo: number} | {kind: 'own'}} Strength levels go from 0 to
 *  FULL_LEVEL; `own` is an engine's native strength */
/** @typedef {{kind: 'person'} | {kind: 'engine', engine: string, strength: Strength}} Player */
/** @typedef {import('../../parts/match-fields.js').Pace} Pace */
/** @typedef {{start: string, players: Record<Color, Player>, pace: Pace}} Match `start` as `position` takes it */
/** @typedef {{players: Record<Color, Player | {kind: 'elsewhere', name: string}>}} Sides the players of a match, or of a table, where
 *  some are on other devices */

/** @type {Match} what a first visitor finds */
export const FIRST_MATCH = {
  start: 'setup ace',
  players: {
    blue: { kind: 'person' },
    red: { kind: 'engine', engine: 'Akhet', strength: { kind: 'level', level: 2 } },
  },
  pace: { kind: 'move', time: 1000 },
};

/** The first visitor's match against another level.
 * @param {string} text the level; an invalid one leaves the first visitor's
 * @returns {Match} */
export function againstLevel(text) {
  const level = /^\d+$/.test(text) && Number(text) <= FULL_LEVEL ? Number(text) : null;
  if (level === null) return FIRST_MATCH;
  return { ...FIRST_MATCH, players: { ...FIRST_MATCH.players, red: { kind: 'engine', engine: 'Akhet', strength: { kind: 'level', level } } } };
}

/** "Tia, level 2", as `levelText` has it, or the rating.
 * @param {Strength} strength @param {readonly Opponent[]} named */
export function strengthText(strength, named) {
  if (strength.kind === 'own') return '';
  if (strength.kind === 'elo') return `Rating ${strength.elo}`;
  return levelText(strength.level, named);
}

/** The options that make an engine play at a strength.
 * @param {Strength} strength
 * @returns {Record<string, string | number | boolean>} */
export function strengthOptions(strength) {
  if (strength.kind === 'own') return {};
  return strength.kind === 'elo'
    ? { UCI_LimitStrength: true, UCI_Elo: strength.elo }
    : { UCI_LimitStrength: false, 'Skill Level': strength.level };
}

/** The colour of the only person who plays, or null.
 * @param {Sides} match
 * @returns {Color | null} */
export function onlyPerson({ players: { blue, red } }) {
  if ((blue.kind === 'person') === (red.kind === 'person')) return null;
  return blue.kind === 'person' ? 'blue' : 'red';
}

/** @param {Sides} match */
export function hasPerson({ players: { blue, red } }) {
  return blue.kind === 'person' || red.kind === 'person';
}

/** What a player is called.
 * @param {Sides} match @param {Color} color */
export function playerName(match, color) {
  const player = match.players[color];
  if (player.kind === 'engine') return player.engine;
  if (player.kind === 'elsewhere') return player.name;
  return onlyPerson(match) === null ? colorName(color) : 'You';
}

/** A player's name in the record of a game.
 * @param {Match} match @param {Color} color */
export function recordName({ players }, color) {
  const player = players[color];
  return player.kind === 'engine' ? player.engine : 'Person';
}

/** The match that a browser has kept, or null if it is not valid.
 * @param {any} json
 * @returns {Match | null} */
export function matchFromJson(json) {
  const players = [json?.players?.blue, json?.players?.red];
  const strong = (/** @type {any} */ strength) => strength?.kind === 'own'
    || Number.isFinite(strength?.kind === 'elo' ? strength.elo : strength?.level);
  const played = players.every((player) => player?.kind === 'person'
    || (player?.kind === 'engine' && typeof player.engine === 'string' && strong(player.strength)));
  const pace = json?.pace;
  const paced = pace?.kind === 'move' ? pace.time > 0 : pace?.kind === 'clock' && pace.base > 0 && pace.increment >= 0;
  return played && paced && typeof json.start === 'string' ? json : null;
}
