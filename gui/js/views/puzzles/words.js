// What the page says about a puzzle.

import { describeMove } from '../../board/aria.js';
import { kindName } from '../../board/names.js';
import { colorName, opponent } from '../../protocol/lines.js';
import { movesLeft } from './model.js';

/** @typedef {import('../../protocol/lines.js').Color} Color */
/** @typedef {import('./model.js').PuzzleState} PuzzleState */

const PRAISE = ['Solved!', 'Well aimed!', 'Brilliant!', 'A clean shot!', 'Nicely found!'];

/** @param {Color} color @param {number} wins */
export function goalText(color, wins) {
  return `${colorName(color)} to move and win in ${wins}`;
}

/** The current status.
 * @param {PuzzleState} state
 * @returns {import('../../app/exercise-view.js').Said} */
export function statusOf(state) {
  const { phase, shown, puzzle, hint, remark, color, slipped, helped, progress } = state;
  if (!shown || !puzzle) return { kind: 'waits', title: 'Fetching a puzzle…' };
  const left = movesLeft(state);
  const goal = left === 1 ? 'Now win with one move.' : `Now win in ${left}.`;
  switch (phase) {
    case 'judged': return { kind: 'waits', title: state.plies.length === 0 ? 'Setting up the board…' : "Let's see…" };
    case 'wrong': return { kind: 'wrong', title: 'Not this one.', text: remark?.text };
    case 'reply': return { kind: 'right', title: 'Right!', text: `${colorName(opponent(color))} defends as long as it can.` };
    case 'solution': return { kind: 'waits', title: 'This is how it goes…' };
    case 'seen': return { kind: 'waits', title: 'That was the solution.', text: 'Try it again, or go on to the next?' };
    case 'solved': return { kind: 'solved', title: praise(state), text: solvedText(slipped, helped, progress.streak) };
    default: break;
  }
  if (hint) {
    return hint.whole
      ? { kind: 'yours', title: 'Hint', text: describeMove(hint.move, shown.shots.get(hint.move), shown.pieces) }
      : { kind: 'yours', title: 'Hint', text: `Move or turn the piece on ${hint.square}.` };
  }
  if (remark?.kind === 'wrong') return { kind: 'yours', title: 'Try again.', text: remark.text };
  if (remark?.kind === 'right') return { kind: 'right', title: remark.text, text: goal };
  const only = puzzle.wins === 1 ? `Only one move hits ${colorName(opponent(color))}'s ${kindName('K')}.` : 'Only one first move wins in time against any defence.';
  return { kind: 'yours', title: 'Your move.', text: only };
}

/** @param {PuzzleState} state */
function praise({ slipped, helped, puzzle }) {
  return slipped || helped ? 'Solved.' : PRAISE[(puzzle?.number ?? 0) % PRAISE.length];
}

/** @param {boolean} slipped @param {boolean} helped @param {number} streak */
function solvedText(slipped, helped, streak) {
  if (slipped) return 'Streak reset.';
  if (helped) return 'With a hint: the streak stays as it is.';
  return streak > 1 ? `${streak} in a row.` : 'A streak begins.';
}
