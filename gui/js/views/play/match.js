// A match of Laser Chess: who plays whom, from where, at what pace.

import { FULL_LEVEL, levelText } from '../../game/levels.js';
import { lastNode, plyOf } from '../../game/tree.js';
import { t } from '../../lang/texts.js';
import { isMatch } from '../../play/match.js';
import { opponent } from '../../protocol/lines.js';

/** @import { Tree } from '../../game/tree.js' */
/** @import { Color, NamedLevel } from '../../protocol/lines.js' */
/** @import { Pace } from '../../parts/match-fields.js' */

/** @typedef {{kind: 'level', level: number} | {kind: 'elo', elo: number} | {kind: 'own'}} Strength levels go from 0 to
 *  FULL_LEVEL; `own` is an engine's native strength */
/** @typedef {{kind: 'person', name?: string} | {kind: 'engine', engine: string, strength: Strength}} Player */
/** @typedef {{start: string, players: Record<Color, Player>, pace: Pace}} Match `start` as `position` takes it */

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
 * @param {Strength} strength @param {readonly NamedLevel[]} named */
export function strengthText(strength, named) {
  if (strength.kind === 'own') return '';
  if (strength.kind === 'elo') return t('play-rating-of', { elo: String(strength.elo) });
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

/** Who begins: Blue in the setups, and a FEN names who does.
 * @param {Tree} tree
 * @returns {Color} */
export function firstToMove({ start }) {
  return /^fen \S+ r/.test(start) ? 'red' : 'blue';
}

/** Whose turn it is at the end of a game.
 * @param {Tree} tree */
export function turnAtEnd(tree) {
  const first = firstToMove(tree);
  return plyOf(tree, lastNode(tree)) % 2 === 0 ? first : opponent(first);
}

/** What a person is called in the record of a game, in any language. */
export const PERSON = 'Person';

/** A player's name in the record of a game.
 * @param {Match} match @param {Color} color */
export function recordName({ players }, color) {
  const player = players[color];
  return player.kind === 'engine' ? player.engine : player.name ?? PERSON;
}

/** The match that a browser has kept, or null if it is not valid.
 * @param {any} json
 * @returns {Match | null} */
export function matchFromJson(json) {
  const strong = (/** @type {any} */ strength) => strength?.kind === 'own'
    || Number.isFinite(strength?.kind === 'elo' ? strength.elo : strength?.level);
  return isMatch(json, [json?.players?.blue, json?.players?.red], ({ engine, strength }) => typeof engine === 'string' && strong(strength)) ? json : null;
}
