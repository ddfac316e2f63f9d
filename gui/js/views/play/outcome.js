// How a game ended, in words.

import { colorName } from '../../board/names.js';
import { t } from '../../lang/texts.js';
import { playerVars } from '../../play/match.js';
import { opponent, sentence } from '../../protocol/lines.js';

/** @import { Beam, Color } from '../../protocol/lines.js' */
/** @typedef {import('../../play/match.js').Sides<Color>} Sides */

const REASONS = /** @type {const} */ (['shot', 'resigned', 'time', 'claimed', 'repetition', 'agreed', 'fault']);

/** @typedef {typeof REASONS[number]} Reason
 *  `fault`: an engine gave no legal move */
/** @typedef {{winner: Color | null, reason: Reason, detail?: string}} Outcome no winner is a draw */

/** @typedef {{color: Color, beam: Beam} | null} Shot the last one of a game */

/** @param {Sides} match @param {Outcome} outcome */
export const outcomeTitle = (match, { winner }) => (winner === null ? t('play-draw') : t('play-won', playerVars(match, winner)));

/** The square where a shot hits. @param {Shot} shot */
const hitOf = (shot) => (shot?.beam.end.kind === 'hit' ? shot.beam.end.square : null);

/** @param {Sides} match @param {Outcome} outcome @param {Shot} shot @param {Color} turn  whose turn it was: who claims a draw is to move */
export function outcomeText(match, { winner, reason, detail }, shot, turn) {
  const square = hitOf(shot);
  if (reason === 'shot') return shot && square ? t(shot.color === winner ? 'play-hit' : 'play-hit-own', { color: shot.color, square }) : '';
  if (reason === 'claimed') return t('play-claimed', playerVars(match, turn));
  if (reason === 'agreed') return t('play-agreed');
  if (reason === 'repetition') return t('play-repetition');
  if (winner === null) return '';
  const loser = playerVars(match, opponent(winner), true);
  if (reason === 'resigned') return t('play-resigned', loser);
  if (reason === 'time') return t('play-time-out', loser);
  return detail ? t('play-illegal', { ...loser, move: detail }) : t('play-no-move', loser);
}

/** The result as PGN and the protocol write it.
 * @param {Outcome} outcome
 * @returns {import('../../protocol/lines.js').Result} */
export function resultOf({ winner }) {
  if (winner === null) return '1/2-1/2';
  return winner === 'blue' ? '1-0' : '0-1';
}

/** The end in words for a file: in English, with colours, not "you".
 * @param {Outcome} outcome @param {Shot} shot */
export function outcomeRecord({ winner, reason, detail }, shot) {
  const square = hitOf(shot);
  const loser = winner && sentence(opponent(winner));
  switch (reason) {
    case 'shot': return !shot || !winner || !square ? ''
      : shot.color === winner ? `${sentence(winner)}'s laser hit ${loser}'s King on ${square}.` : `${loser}'s laser hit its own King on ${square}.`;
    case 'resigned': return `${loser} resigned.`;
    case 'time': return `${loser} ran out of time.`;
    case 'fault': return `${loser} ${detail ? `played ${detail}, which is illegal` : 'made no legal move'}.`;
    case 'agreed': return 'Both players agreed to it.';
    default: return 'This position has occurred three times.';
  }
}

const HIT = "^(?<color>Blue|Red)'s laser hit";
/** The keys of what a file says of the end. Older ones have the other names of the pieces.
 * @type {readonly [string, RegExp][]} */
const RECORDED = [
  ['play-hit', new RegExp(`${HIT} (?:Blue|Red)'s (?:King|Pharaoh) on (?<square>\\w+)\\.$`)],
  ['play-hit-own', new RegExp(`${HIT} its own (?:King|Pharaoh) on (?<square>\\w+)\\.$`)],
  ['play-resigned', /^(?<color>Blue|Red) resigned\.$/],
  ['play-time-out', /^(?<color>Blue|Red) ran out of time\.$/],
  ['play-illegal', /^(?<color>Blue|Red) played (?<move>\w+), which is illegal\.$/],
  ['play-no-move', /^(?<color>Blue|Red) made no legal move\.$/],
  ['play-agreed', /^Both players agreed to it\.$/],
  ['play-repetition', /^This position has occurred three times\.$/],
];

/** What a file says of the end, in the language of the page: what `outcomeRecord` has made by its key, anything else as it is.
 * @param {string} record */
export function recordText(record) {
  for (const [key, form] of RECORDED) {
    const found = form.exec(record);
    if (!found) continue;
    const { color = '', ...vars } = found.groups ?? {};
    return t(key, { ...vars, who: 'other', player: colorName(color.toLowerCase()), color: color.toLowerCase() });
  }
  return record;
}

/** The outcome that a browser has kept, or null if it is not valid.
 * @param {any} json
 * @returns {Outcome | null} */
export function outcomeFromJson(json) {
  const { winner, reason, detail } = json ?? {};
  if (![null, 'blue', 'red'].includes(winner) || !REASONS.includes(reason)) return null;
  return { winner, reason, ...(typeof detail === 'string' && { detail }) };
}
