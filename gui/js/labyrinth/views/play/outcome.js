// How a game of Labyrinth ended, in words.

import { t } from '../../../lang/texts.js';
import { playerVars } from '../../../play/match.js';
import { seatName } from '../../lines.js';

/** @import { Options } from '../../arbiter.js' */
/** @import { Outcome } from './kept.js' */
/** @import { Match } from './match.js' */

/** @param {Match} match @param {Outcome} outcome */
export const outcomeTitle = (match, { winner }) => (winner === null ? t('play-no-winner') : t('play-won', playerVars(match, winner)));

/** What the winner has done after the last treasure, for a text: home, exit or none.
 * @param {Options} options */
export const wayHome = ({ NoReturn, AnyExit, AnySquare }) => (NoReturn || AnySquare ? 'none' : AnyExit ? 'exit' : 'home');

/** @param {Match} match @param {Outcome} outcome */
export function outcomeText(match, { winner, loser, reason }) {
  if (reason === 'won' && winner) {
    const vars = playerVars(match, winner);
    return t('play-found', { who: vars.who, player: vars.who === 'you' ? vars.player : seatName(winner), way: wayHome(match.options) });
  }
  if (!loser) return '';
  const vars = playerVars(match, loser, true);
  return reason === 'resigned' ? t('play-resigned', vars) : reason === 'time' ? t('play-time-out', vars) : t('play-no-move', vars);
}
