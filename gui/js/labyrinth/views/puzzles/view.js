// The view in which puzzles of Labyrinth are solved.

import { html } from 'htm/preact';
import { useStore } from '../../../app/hooks.js';
import { PuzzlesView, usualStatus } from '../../../app/puzzles-view.js';
import { t } from '../../../lang/texts.js';
import { CardPicture, pictureArgs } from '../../board/pictures.js';
import { ExerciseMaze, helpSaid } from '../../exercise-board.js';
import { PuzzleModel } from './model.js';

/** @import { PuzzleState } from './model.js' */

export { PuzzleModel as Model, PuzzleView as View };

/** @param {import('../../../app/puzzles-view.js').ViewProps & {model: PuzzleModel}} props */
function PuzzleView(props) {
  const { app, model } = props;
  const state = /** @type {PuzzleState} */ (useStore(model.state));
  const card = cardOf(state);
  return html`<${PuzzlesView} ...${props} state=${state} goal=${t(state.puzzle?.wins === 1 ? 'puzzles-find' : 'puzzles-find-in-two', pictureArgs(card))}
    badge=${card && html`<span class="hand-card" aria-hidden="true"><${CardPicture} treasure=${card} /></span>`} said=${statusOf(state)} extra="labyrinth"
    board=${html`<${ExerciseMaze} app=${app} model=${model} state=${state} label=${t('puzzles-puzzle')} />`}
    line=${state.plies.length > 0 && html`<p class="panel puzzle-line" aria-label=${t('puzzles-turns')}>${state.plies.map(({ move }) => move).join(' ')}</p>`} />`;
}

/** The treasure to be found. @param {PuzzleState} state */
const cardOf = ({ puzzle }) => /:([A-X]):/.exec(puzzle?.fen ?? '')?.[1] ?? '';

/** The current status.
 * @param {PuzzleState} state
 * @returns {import('../../../app/lessons-view.js').Said} */
export function statusOf(state) {
  const { shown, puzzle, hint, remark } = state;
  const usual = usualStatus(state, {
    left: t('puzzles-find-it'), defends: t('puzzles-keeps'), praise: t('puzzles-praise-maze', { number: (puzzle?.number ?? 0) % 5 }),
  });
  const only = t(puzzle?.wins === 1 ? 'puzzles-only-slide' : 'puzzles-only-turn');
  return usual ?? (shown && helpSaid(hint, remark, shown)) ?? { kind: 'yours', title: t('learn-your-turn'), text: only };
}
