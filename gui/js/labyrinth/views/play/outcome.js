// How a game of Labyrinth ended, in words.

import { nameAndSide, onlyPerson, playerName } from '../../../play/match.js';
import { seatName } from '../../lines.js';

/** @import { Outcome } from './kept.js' */
/** @import { Match } from './match.js' */

/** @param {Match} match @param {Outcome} outcome */
export function outcomeTitle(match, { winner }) {
  return winner === null ? 'No winner' : `${playerName(match, winner)} won`;
}

/** @param {Match} match @param {Outcome} outcome */
export function outcomeText(match, { winner, loser, reason }) {
  if (reason === 'won' && winner) {
    const [who, has] = onlyPerson(match) === winner ? ['You', 'have'] : [seatName(winner), 'has'];
    return match.options.NoReturn ? `${who} ${has} found every treasure.` : `${who} ${has} found every treasure and ${has === 'have' ? 'are' : 'is'} home.`;
  }
  const who = loser ? nameAndSide(match, loser) : '';
  if (reason === 'resigned') return `${who} resigned.`;
  return reason === 'time' ? `${who} ran out of time.` : `${who} made no legal move.`;
}
