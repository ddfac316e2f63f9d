// The games of Labyrinth that the browser keeps.

import { clocksFromJson, gameOf, KeptGames } from '../../../play/kept.js';
import { matchFromJson } from './match.js';

/** @import { MazeState } from '../../arbiter.js' */
/** @import { Seat } from '../../lines.js' */
/** @import { Match } from './match.js' */

/** @typedef {{winner: Seat | null, loser: Seat | null, reason: 'won' | 'resigned' | 'time' | 'fault'}} Outcome `winner` is
 *  null if one of three or four players has lost: the game ends without a winner */

/** @typedef {{
 *   side: Seat, match: Match, shown: MazeState, animation: import('../../board/types.js').Animation, hint: {move: string, path: readonly string[]},
 *   outcome: Outcome,
 * }} LabyrinthTypes */

/** @typedef {import('../../../play/state.js').PlayState<LabyrinthTypes> & {viewer: import('../../arbiter.js').Viewer}} PlayState
 *  `viewer` is who looks at the screen, as whom the position is shown */

/** @typedef {import('../../../play/state.js').PlayedGame<LabyrinthTypes>} PlayedGame */

/** @type {import('../../../play/kept.js').Format<LabyrinthTypes, PlayState, PlayedGame>} */
const FORMAT = {
  name: 'labyrinth',
  list: 'labyrinth-played',
  most: 200,
  fields: () => ({ viewer: 'nobody' }),
  toJson: gameOf,
  fromJson: gameFromJson,
  listed: () => ({}),
  listedToJson: (game) => game,
  listedFromJson: gameFromJson,
};

export const kept = new KeptGames(FORMAT);

/** @param {any} json
 * @returns {PlayedGame | null} */
function gameFromJson(json) {
  const match = matchFromJson(json?.match);
  const { id, date, moves, outcome } = json ?? {};
  if (!match || typeof id !== 'string' || typeof date !== 'string') return null;
  if (!Array.isArray(moves) || !moves.every((move) => typeof move === 'string')) return null;
  const { winner, loser, reason } = outcome ?? {};
  const over = ['won', 'resigned', 'time', 'fault'].includes(reason);
  return { id, date, match, moves, outcome: over ? { winner, loser, reason } : null, ...clocksFromJson(json, match) };
}
