// The view with the lessons.

import { html } from 'htm/preact';
import { useStore } from '../../app/hooks.js';
import { ExerciseBoard } from '../../app/game-board.js';
import { LessonsView, usualSaid } from '../../app/lessons-view.js';
import { routeText } from '../../app/route.js';
import { renamed } from '../../board/names.js';
import { Icon } from '../../parts/icons.js';
import { WIN_IN_ONE } from '../puzzles/collection.js';
import { LESSONS } from './lessons.js';
import { LearnModel } from './model.js';

/** @import { App } from '../../app/app.js' */
/** @import { LearnState } from './model.js' */

export { LearnModel as Model, LearnView as View };

/** @param {{app: App, model: LearnModel, go: (name: string, what?: unknown) => void}} props */
function LearnView({ app, model, go }) {
  const state = useStore(model.state);
  const { at, done } = state;
  const { name, words } = LESSONS[at];
  return html`<${LessonsView} model=${model} state=${state} said=${said(state)} next="Next lesson"
    head=${{ place: `Lesson ${at + 1} of ${LESSONS.length}`, name: renamed(name), words: renamed(words) }}
    board=${html`<${ExerciseBoard} app=${app} model=${model} state=${state} label="Lesson" lit />`}
    list=${LESSONS.map((lesson, index) => ({ name: renamed(lesson.name), at: index, current: index === at, done: done.includes(lesson.name) }))}
    after=${(/** @type {boolean} */ all, /** @type {any} */ next) => html`<a class=${`button ${all ? 'primary' : ''}`} ref=${next}
        href=${routeText('play', { level: '0' })}><${Icon} name="play" /><span>Play level 0</span></a>
      <button type="button" class="button" onClick=${() => go('puzzles', WIN_IN_ONE)}><span>Puzzles: win\u00a0in\u00a01</span></button>`} />`;
}

/** The current status.
 * @param {LearnState} state
 * @returns {import('../../app/lessons-view.js').Said} */
function said(state) {
  const { at, phase, shown, remark, hint, plies } = state;
  if (!shown) return { kind: 'waits', title: 'Setting up the board…' };
  const usual = usualSaid(state, renamed(LESSONS[at].learned));
  if (usual) return usual;
  if (phase === 'judged') return { kind: 'waits', title: plies.length === 0 ? 'Setting up the board…' : 'Fire!' };
  if (phase === 'reply') return { kind: 'right', title: 'Right!', text: 'Red tries to get away.' };
  if (hint) {
    return { kind: 'yours', title: 'Look here.', text: hint.whole ? `Play the green arrow: ${hint.move}.` : `It is the piece on ${hint.square}.` };
  }
  if (remark) return { kind: 'yours', title: 'Try again.', text: remark };
  const touch = matchMedia('(pointer: coarse)').matches;
  return plies.length > 0
    ? { kind: 'right', title: 'Right!', text: 'Now finish it.' }
    : { kind: 'yours', title: 'Your move.', text: `You are Blue.${touch ? ' The tick plays the move.' : ''}` };
}
