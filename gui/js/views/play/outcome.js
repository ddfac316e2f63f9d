// How a game ended, in words.

import { colorName, kindName } from '../../board/names.js';
import { opponent } from '../../protocol/lines.js';
import { nameAndSide, onlyPerson, playerName } from '../../play/match.js';

/** @import { Beam, Color } from '../../protocol/lines.js' */
/** @typedef {import('../../play/match.js').Sides<Color>} Sides */

const REASONS = /** @type {const} */ (['shot', 'resigned', 'time', 'claimed', 'repetition', 'agreed', 'fault']);

/** @type {Sides} */
const BOTH = { players: { blue: { kind: 'person' }, red: { kind: 'person' } } };

/** @typedef {typeof REASONS[number]} Reason
 *  `fault`: an engine gave no legal move */
/** @typedef {{winner: Color | null, reason: Reason, detail?: string}} Outcome no winner is a draw */

/** @param {Sides} match @param {Outcome} outcome */
export function outcomeTitle(match, { winner }) {
  if (winner === null) return 'Draw';
  const person = onlyPerson(match);
  return winner === person ? 'You won' : `${playerName(match, winner)} won`;
}

/** @param {Sides} match @param {Outcome} outcome
 * @param {{color: Color, beam: Beam} | null} shot the last one of the game */
export function outcomeText(match, { winner, reason, detail }, shot) {
  const loser = winner === null ? null : opponent(winner);
  switch (reason) {
    case 'shot': {
      if (!shot || !winner || !loser || shot.beam.end.kind !== 'hit') return '';
      const { square } = shot.beam.end;
      return shot.color === winner
        ? `${colorName(winner)}'s laser hit ${colorName(loser)}'s ${kindName('K')} on ${square}.`
        : `${colorName(loser)}'s laser hit its own ${kindName('K')} on ${square}.`;
    }
    case 'resigned': return loser ? `${nameAndSide(match, loser)} resigned.` : '';
    case 'time': return loser ? `${nameAndSide(match, loser)} ran out of time.` : '';
    case 'claimed': return `${detail} claimed it: this position has occurred three times.`;
    case 'agreed': return 'Both players agreed to it.';
    case 'repetition': return 'This position has occurred three times.';
    case 'fault': return loser ? `${nameAndSide(match, loser)} ${detail ? `played ${detail}, which is illegal` : 'made no legal move'}.` : '';
  }
}

/** The result as PGN and the protocol write it.
 * @param {Outcome} outcome
 * @returns {import('../../protocol/lines.js').Result} */
export function resultOf({ winner }) {
  if (winner === null) return '1/2-1/2';
  return winner === 'blue' ? '1-0' : '0-1';
}

/** The same in words for any reader: with colours, not "you".
 * @param {Outcome} outcome
 * @param {{color: Color, beam: Beam} | null} shot the last one of the game */
export function outcomeRecord(outcome, shot) {
  const reason = outcome.reason === 'claimed' ? 'repetition' : outcome.reason;
  return outcomeText(BOTH, { ...outcome, reason }, shot);
}

/** The outcome that a browser has kept, or null if it is not valid.
 * @param {any} json
 * @returns {Outcome | null} */
export function outcomeFromJson(json) {
  const { winner, reason, detail } = json ?? {};
  if (![null, 'blue', 'red'].includes(winner) || !REASONS.includes(reason)) return null;
  return { winner, reason, ...(typeof detail === 'string' && { detail }) };
}
