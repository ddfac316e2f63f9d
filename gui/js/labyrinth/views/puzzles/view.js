// The view in which puzzles of Labyrinth are solved.

import { html } from 'htm/preact';
import { useStore } from '../../../app/hooks.js';
import { PuzzlesView, usualStatus } from '../../../app/puzzles-view.js';
import { CardPicture, treasureName } from '../../board/pictures.js';
import { ExerciseMaze, helpSaid } from '../../exercise-board.js';
import { PuzzleModel } from './model.js';

/** @import { PuzzleState } from './model.js' */

export { PuzzleModel as Model, PuzzleView as View };

/** What puzzles are made of, by the words of the file. @type {Record<string, string>} */
const THEMES = {
  bridge: 'over the tile pushed in', ride: 'a ride', 'out-and-in': 'out and back in', 'moving-treasure': 'the treasure moves', spare: 'treasure on the spare',
  stay: 'nothing to walk',
};

const PRAISES = ['Found!', 'Well slid!', 'Brilliant!', 'What a way!', 'Nicely found!'];

/** @param {import('../../../app/puzzles-view.js').ViewProps & {model: PuzzleModel}} props */
function PuzzleView(props) {
  const { app, model } = props;
  const state = /** @type {PuzzleState} */ (useStore(model.state));
  const card = cardOf(state);
  return html`<${PuzzlesView} ...${props} state=${state} goal=${`Blue finds the ${treasureName(card)} ${state.puzzle?.wins === 1 ? 'this turn' : 'in two turns'}`}
    badge=${card && html`<span class="hand-card" aria-hidden="true"><${CardPicture} treasure=${card} /></span>`} themes=${THEMES} said=${statusOf(state)} extra="labyrinth"
    board=${html`<${ExerciseMaze} app=${app} model=${model} state=${state} label="Puzzle" />`}
    line=${state.plies.length > 0 && html`<p class="panel puzzle-line" aria-label="Turns so far">${state.plies.map(({ move }) => move).join(' ')}</p>`} />`;
}

/** The treasure to be found. @param {PuzzleState} state */
const cardOf = ({ puzzle }) => /:([A-X]):/.exec(puzzle?.fen ?? '')?.[1] ?? '';

/** The current status.
 * @param {PuzzleState} state
 * @returns {import('../../../app/lessons-view.js').Said} */
export function statusOf(state) {
  const { shown, puzzle, hint, remark } = state;
  const usual = usualStatus(state, { left: 'Now find it.', defends: 'Orange tries to keep you from it.', praises: PRAISES });
  const only = puzzle?.wins === 1 ? 'Only one slide opens the way.' : 'Only one first turn does it, whatever Orange does.';
  return usual ?? (shown && helpSaid(hint, remark, shown)) ?? { kind: 'yours', title: 'Your turn.', text: only };
}
