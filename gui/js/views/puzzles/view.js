// The view in which puzzles of Laser Chess are solved.

import { html } from 'htm/preact';
import { ExerciseBoard } from '../../app/game-board.js';
import { useStore } from '../../app/hooks.js';
import { movesLeft } from '../../app/laser-exercise.js';
import { helpSaid, Line } from '../../app/lessons-view.js';
import { PuzzlesView, usualStatus } from '../../app/puzzles-view.js';
import { kindName } from '../../board/names.js';
import { PuzzleModel } from './model.js';

/** @import { PuzzleState } from './model.js' */

export { PuzzleModel as Model, PuzzleView as View };

/** What puzzles are made of, by the words of the file. @type {Record<string, string>} */
const THEMES = {
  turn: 'turn', step: 'step', swap: 'swap', quiet: 'quiet move', laser: 'Laser turned', 'two-mirrors': 'two mirrors', 'many-mirrors': 'many mirrors',
  'opened-king': 'opened King', shield: 'shield', 'driven-king': 'driven King',
};

/** @param {import('../../app/puzzles-view.js').ViewProps & {model: PuzzleModel}} props */
function PuzzleView(props) {
  const { app, model } = props;
  const state = useStore(model.state);
  return html`<${PuzzlesView} ...${props} state=${state} goal=${goalText(state.puzzle?.wins ?? 0)} themes=${THEMES} said=${statusOf(state)}
    board=${html`<${ExerciseBoard} app=${app} model=${model} state=${state} label="Puzzle" />`} line=${html`<${Line} plies=${state.plies} />`} />`;
}

const PRAISE = ['Solved!', 'Well aimed!', 'Brilliant!', 'A clean shot!', 'Nicely found!'];

/** @param {number} wins */
export function goalText(wins) {
  return `Blue to move and win in ${wins}`;
}

/** The current status.
 * @param {PuzzleState} state
 * @returns {import('../../app/lessons-view.js').Said} */
export function statusOf(state) {
  const { shown, puzzle, hint, remark } = state;
  const left = movesLeft(puzzle?.wins ?? 0, state);
  const usual = usualStatus(state, {
    left: left === 1 ? 'Now win with one move.' : `Now win in ${left}.`, defends: 'Red defends as long as it can.', praises: PRAISE,
  });
  const only = puzzle?.wins === 1 ? `Only one move hits Red's ${kindName('K')}.` : 'Only one first move wins in time against any defence.';
  return usual ?? (shown && helpSaid(hint, remark, shown)) ?? { kind: 'yours', title: 'Your move.', text: only };
}
