// The view with the lessons of Labyrinth.

import { html } from 'htm/preact';
import { useCallback } from 'preact/hooks';
import { useStore } from '../../../app/hooks.js';
import { LessonsView, usualSaid } from '../../../app/lessons-view.js';
import { routeText } from '../../../app/route.js';
import { Icon } from '../../../parts/icons.js';
import { USUAL } from '../../arbiter.js';
import { withOwnNames } from '../../board/pictures.js';
import { ExerciseMaze, helpSaid } from '../../exercise-board.js';
import { Hand } from '../../hand.js';
import { LESSONS } from './lessons.js';
import { LearnModel, STEPS } from './model.js';

/** @import { App } from '../../../app/app.js' */
/** @import { LearnState } from './model.js' */

export { LearnModel as Model, LearnView as View };

/** @param {{app: App, model: LearnModel}} props */
function LearnView({ app, model }) {
  const state = useStore(model.state);
  const { at, done, shown } = state;
  const { lesson, index, words } = STEPS[at];
  const { name, exercises } = LESSONS[lesson];
  const own = shown?.players.find(({ seat }) => seat === 'blue');
  const last = index + 1 === exercises.length;
  return html`<${LessonsView} model=${model} state=${state} said=${said(state)} extra="labyrinth" next=${last ? 'Next lesson' : 'Next exercise'}
    head=${{ place: `Lesson ${lesson + 1} of ${LESSONS.length} · exercise ${index + 1} of ${exercises.length}`, name, words: withOwnNames(words) }}
    board=${html`<${LessonBoard} app=${app} model=${model} state=${state} />`}
    beside=${own && html`<${Hand} player=${own} options=${USUAL} over=${shown?.winner !== null} />`}
    list=${LESSONS.map((one, number) => entryOf(one.name, number, lesson, done))}
    after=${(/** @type {boolean} */ all, /** @type {any} */ next) => html`<a class=${`button ${all ? 'primary' : ''}`} ref=${next}
      href=${routeText('labyrinth-play')}><${Icon} name="play" /><span>Play</span></a>`} />`;
}

/** A lesson as a line of the list, which leads to its first unfinished exercise.
 * @param {string} name @param {number} lesson @param {number} current @param {readonly string[]} done */
function entryOf(name, lesson, current, done) {
  const steps = STEPS.filter((step) => step.lesson === lesson);
  const open = steps.find((step) => !done.includes(step.name));
  const count = steps.filter((step) => done.includes(step.name)).length;
  return {
    name, at: STEPS.indexOf(open ?? steps[0]), current: lesson === current, done: open === undefined,
    ...(count > 0 && open && { note: `${count} of ${steps.length}` }),
  };
}

/** @param {{app: App, model: LearnModel, state: LearnState}} props */
function LessonBoard({ app, model, state }) {
  const { goal } = STEPS[state.at];
  const onRefused = useCallback((/** @type {string} */ what) => void model.refused(what), [model]);
  const sought = state.shown?.players.find(({ seat }) => seat === goal.stops)?.targets;
  return html`<${ExerciseMaze} app=${app} model=${model} state=${state} label="Lesson" sought=${sought} onRefused=${onRefused} />`;
}

/** The current status.
 * @param {LearnState} state
 * @returns {import('../../../app/lessons-view.js').Said} */
function said(state) {
  const { at, phase, shown, remark, hint, plies } = state;
  if (!shown || (phase === 'judged' && plies.length === 0)) return { kind: 'waits', title: 'Setting up the board…' };
  const { learned } = STEPS[at];
  const usual = usualSaid(state, `${remark === null ? '' : `${remark} `}${withOwnNames(learned)}`);
  if (usual) return usual;
  if (phase === 'judged') return { kind: 'waits', title: "Let's see…" };
  return helpSaid(hint, remark, shown) ?? { kind: 'yours', title: 'Your turn.', text: 'You are Blue.' };
}
