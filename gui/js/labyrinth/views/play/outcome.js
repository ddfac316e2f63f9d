// How a game of Labyrinth ended, in words.

import { nameAndSide, onlyPerson, playerName } from '../../../play/match.js';
import { seatName } from '../../lines.js';

/** @import { Outcome } from './kept.js' */
/** @import { Match } from './match.js' */

/** @param {Match} match @param {Outcome} outcome */
export function outcomeTitle(match, { winner }) {
  return winner === null ? 'No winner' : `${playerName(match, winner)} won`;
}

/** What the winner has done after the last treasure, ` and is home`.
 * @param {import('../../arbiter.js').Options} options @param {string} is @param {string} has */
export function wayHome({ NoReturn, AnyExit, AnySquare }, is, has) {
  if (NoReturn || AnySquare) return '';
  return AnyExit ? ` and ${has} left the maze` : ` and ${is} home`;
}

/** @param {Match} match @param {Outcome} outcome */
export function outcomeText(match, { winner, loser, reason }) {
  if (reason === 'won' && winner) {
    const [who, has] = onlyPerson(match) === winner ? ['You', 'have'] : [seatName(winner), 'has'];
    return `${who} ${has} found every treasure${wayHome(match.options, has === 'have' ? 'are' : 'is', has)}.`;
  }
  const who = loser ? nameAndSide(match, loser) : '';
  if (reason === 'resigned') return `${who} resigned.`;
  return reason === 'time' ? `${who} ran out of time.` : `${who} made no legal move.`;
}
