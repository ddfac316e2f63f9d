// The view in which puzzles of Laser Chess are solved.

import { html } from 'htm/preact';
import { ExerciseBoard } from '../../app/game-board.js';
import { useStore } from '../../app/hooks.js';
import { movesLeft } from '../../app/laser-exercise.js';
import { helpSaid, Line } from '../../app/lessons-view.js';
import { PuzzlesView, usualStatus } from '../../app/puzzles-view.js';
import { t } from '../../lang/texts.js';
import { PuzzleModel } from './model.js';

/** @import { PuzzleState } from './model.js' */

export { PuzzleModel as Model, PuzzleView as View };

/** @param {import('../../app/puzzles-view.js').ViewProps & {model: PuzzleModel}} props */
function PuzzleView(props) {
  const { app, model } = props;
  const state = useStore(model.state);
  return html`<${PuzzlesView} ...${props} state=${state} goal=${goalText(state.puzzle?.wins ?? 0)} said=${statusOf(state)}
    board=${html`<${ExerciseBoard} app=${app} model=${model} state=${state} label=${t('puzzles-puzzle')} />`} line=${html`<${Line} plies=${state.plies} />`} />`;
}

/** @param {number} wins */
export const goalText = (wins) => t('puzzles-goal', { wins });

/** The current status.
 * @param {PuzzleState} state
 * @returns {import('../../app/lessons-view.js').Said} */
export function statusOf(state) {
  const { shown, puzzle, hint, remark } = state;
  const left = movesLeft(puzzle?.wins ?? 0, state);
  const usual = usualStatus(state, {
    left: t('puzzles-left', { left }), defends: t('puzzles-defends'), praise: t('puzzles-praise', { number: (puzzle?.number ?? 0) % 5 }),
  });
  const only = t(puzzle?.wins === 1 ? 'puzzles-only-move' : 'puzzles-only-first');
  return usual ?? (shown && helpSaid(hint, remark, shown)) ?? { kind: 'yours', title: t('learn-your-move'), text: only };
}
