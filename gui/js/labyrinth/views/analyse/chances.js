// All players' chances to win.

import { SEATS } from '../../lines.js';

/** @typedef {import('../../lines.js').Seat} Seat */
/** @typedef {import('../../../protocol/lines.js').Info} Info */
/** @typedef {import('./model.js').Chance} Chance */

/** The score with odds of e to 1, as the protocol defines it for this game. */
const ODDS = 100;

/** The chance that the player to move wins, from 0 to 1.
 * @param {Pick<Info, 'score' | 'wdl'>} info */
export function winOf({ score, wdl }) {
  if (wdl && wdl.win + wdl.loss > 0) return wdl.win / (wdl.win + wdl.loss);
  if (score.kind === 'mate') return score.value > 0 ? 1 : 0;
  return 1 / (1 + Math.exp(-score.value / ODDS));
}

/** The chances by the evaluation or, once the engine has searched, its own for the player to move: the others share the rest in
 * the proportions of the evaluation.
 * @param {readonly Chance[]} chances @param {Seat | undefined} mover @param {Info | undefined} info
 * @returns {Chance[]} in the order of play, from the first one's seat on; none without an evaluation */
export function chancesOf(chances, mover, info) {
  const all = [...chances].sort((one, other) => SEATS.indexOf(one.seat) - SEATS.indexOf(other.seat));
  if (!info || !mover) return all.some(({ win }) => win > 0) ? all : [];
  const own = 1000 * winOf(info);
  const others = all.filter(({ seat }) => seat !== mover).reduce((sum, { win }) => sum + win, 0);
  const share = (/** @type {number} */ win) => (others > 0 ? win / others : 1 / Math.max(1, all.length - 1));
  return all.map(({ seat, win }) => ({ seat, win: seat === mover ? own : (1000 - own) * share(win) }));
}
