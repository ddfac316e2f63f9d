// The view with the lessons.

import { html } from 'htm/preact';
import { useStore } from '../../app/hooks.js';
import { ExerciseBoard } from '../../app/game-board.js';
import { keyOf } from '../../app/lessons.js';
import { LessonsView, usualSaid } from '../../app/lessons-view.js';
import { routeText } from '../../app/route.js';
import { t } from '../../lang/texts.js';
import { Icon } from '../../parts/icons.js';
import { WIN_IN_ONE } from '../puzzles/collection.js';
import { LESSONS } from './lessons.js';
import { LearnModel } from './model.js';

/** @import { App } from '../../app/app.js' */
/** @import { LearnState } from './model.js' */

export { LearnModel as Model, LearnView as View };

/** A text of a lesson; without a `part` its name.
 * @param {string} name @param {'' | '-words' | '-learned'} [part] */
const textOf = (name, part = '') => t(`learn-lesson-${keyOf(name)}${part}`);

/** @param {{app: App, model: LearnModel, go: (name: string, what?: unknown) => void}} props */
function LearnView({ app, model, go }) {
  const state = useStore(model.state);
  const { at, done } = state;
  const { name } = LESSONS[at];
  return html`<${LessonsView} model=${model} state=${state} said=${said(state)} next=${t('learn-next')}
    head=${{ place: t('learn-place', { number: at + 1, all: LESSONS.length }), name: textOf(name), words: textOf(name, '-words') }}
    board=${html`<${ExerciseBoard} app=${app} model=${model} state=${state} label=${t('learn-lesson')} lit />`}
    list=${LESSONS.map((lesson, index) => ({ name: textOf(lesson.name), at: index, current: index === at, done: done.includes(lesson.name) }))}
    after=${(/** @type {boolean} */ all, /** @type {any} */ next) => html`<a class=${`button ${all ? 'primary' : ''}`} ref=${next}
        href=${routeText('play', { level: '0' })}><${Icon} name="play" /><span>${t('learn-play')}</span></a>
      <button type="button" class="button" onClick=${() => go('puzzles', WIN_IN_ONE)}><span>${t('learn-puzzles')}</span></button>`} />`;
}

/** The current status.
 * @param {LearnState} state
 * @returns {import('../../app/lessons-view.js').Said} */
function said(state) {
  const { at, phase, shown, remark, hint, plies } = state;
  if (!shown) return { kind: 'waits', title: t('common-setting-up') };
  const usual = usualSaid(state, textOf(LESSONS[at].name, '-learned'));
  if (usual) return usual;
  if (phase === 'judged') return { kind: 'waits', title: t(plies.length === 0 ? 'common-setting-up' : 'learn-fire') };
  if (phase === 'reply') return { kind: 'right', title: t('learn-right'), text: t('learn-reply') };
  if (hint) {
    return { kind: 'yours', title: t('learn-look'), text: hint.whole ? t('learn-hint-arrow', { move: hint.move }) : t('learn-hint-square', { square: hint.square }) };
  }
  if (remark) return { kind: 'yours', title: t('learn-again'), text: remark };
  const touch = matchMedia('(pointer: coarse)').matches;
  return plies.length > 0
    ? { kind: 'right', title: t('learn-right'), text: t('learn-finish') }
    : { kind: 'yours', title: t('learn-your-move'), text: t(touch ? 'learn-blue-touch' : 'learn-blue') };
}
