// The view with the lessons of Labyrinth.

import { html } from 'htm/preact';
import { useCallback } from 'preact/hooks';
import { useStore } from '../../../app/hooks.js';
import { keyOf } from '../../../app/lessons.js';
import { LessonsView, usualSaid } from '../../../app/lessons-view.js';
import { routeText } from '../../../app/route.js';
import { t } from '../../../lang/texts.js';
import { Icon } from '../../../parts/icons.js';
import { USUAL } from '../../arbiter.js';
import { pictureNames } from '../../board/pictures.js';
import { ExerciseMaze, helpSaid } from '../../exercise-board.js';
import { Hand } from '../../hand.js';
import { LESSONS } from './lessons.js';
import { LearnModel, STEPS } from './model.js';

/** @import { App } from '../../../app/app.js' */
/** @import { LearnState } from './model.js' */

export { LearnModel as Model, LearnView as View };

/** A text of a lesson or, by the name of a step, of an exercise.
 * @param {string} name @param {'' | '-words' | '-learned'} [part] */
const textOf = (name, part = '') => t(`learn-maze-${keyOf(name)}${part}`, pictureNames());

/** @param {{app: App, model: LearnModel}} props */
function LearnView({ app, model }) {
  const state = useStore(model.state);
  const { at, done, shown } = state;
  const { lesson, index, name: step } = STEPS[at];
  const { name, exercises } = LESSONS[lesson];
  const own = shown?.players.find(({ seat }) => seat === 'blue');
  const last = index + 1 === exercises.length;
  return html`<${LessonsView} model=${model} state=${state} said=${said(state)} extra="labyrinth" next=${t(last ? 'learn-next' : 'learn-next-exercise')}
    head=${{ place: t('learn-place-exercise', { number: lesson + 1, all: LESSONS.length, exercise: index + 1, exercises: exercises.length }), name: textOf(name),
      words: textOf(step, '-words') }}
    board=${html`<${LessonBoard} app=${app} model=${model} state=${state} />`}
    beside=${own && html`<${Hand} player=${own} options=${USUAL} over=${shown?.winner !== null} />`}
    list=${LESSONS.map((one, number) => entryOf(one.name, number, lesson, done))}
    after=${(/** @type {boolean} */ all, /** @type {any} */ next) => html`<a class=${`button ${all ? 'primary' : ''}`} ref=${next}
      href=${routeText('labyrinth-play')}><${Icon} name="play" /><span>${t('learn-play-maze')}</span></a>`} />`;
}

/** A lesson as a line of the list, which leads to its first unfinished exercise.
 * @param {string} name @param {number} lesson @param {number} current @param {readonly string[]} done */
function entryOf(name, lesson, current, done) {
  const steps = STEPS.filter((step) => step.lesson === lesson);
  const open = steps.find((step) => !done.includes(step.name));
  const count = steps.filter((step) => done.includes(step.name)).length;
  return {
    name: textOf(name), at: STEPS.indexOf(open ?? steps[0]), current: lesson === current, done: open === undefined,
    ...(count > 0 && open && { note: t('learn-note', { done: count, all: steps.length }) }),
  };
}

/** @param {{app: App, model: LearnModel, state: LearnState}} props */
function LessonBoard({ app, model, state }) {
  const { goal } = STEPS[state.at];
  const onRefused = useCallback((/** @type {string} */ what) => void model.refused(what), [model]);
  const sought = state.shown?.players.find(({ seat }) => seat === goal.stops)?.targets;
  return html`<${ExerciseMaze} app=${app} model=${model} state=${state} label=${t('learn-lesson')} sought=${sought} onRefused=${onRefused} />`;
}

/** The current status.
 * @param {LearnState} state
 * @returns {import('../../../app/lessons-view.js').Said} */
function said(state) {
  const { at, phase, shown, remark, hint, plies } = state;
  if (!shown || (phase === 'judged' && plies.length === 0)) return { kind: 'waits', title: t('common-setting-up') };
  const usual = usualSaid(state, `${remark === null ? '' : `${remark} `}${textOf(STEPS[at].name, '-learned')}`);
  if (usual) return usual;
  if (phase === 'judged') return { kind: 'waits', title: t('learn-judged') };
  return helpSaid(hint, remark, shown) ?? { kind: 'yours', title: t('learn-your-turn'), text: t('learn-blue') };
}
