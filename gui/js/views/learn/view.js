// The view with the lessons.

import { html } from 'htm/preact';
import { useEffect, useRef } from 'preact/hooks';
import { ExerciseBoard, ExerciseStatus } from '../../app/exercise-view.js';
import { useStore } from '../../app/hooks.js';
import { routeText } from '../../app/route.js';
import { renamed } from '../../board/names.js';
import { Icon, IconButton } from '../../parts/icons.js';
import { errorText } from '../../protocol/lines.js';
import { WIN_IN_ONE } from '../puzzles/progress.js';
import { LESSONS } from './lessons.js';
import { LearnModel } from './model.js';

/** @typedef {import('../../app/app.js').App} App */
/** @typedef {import('./model.js').LearnState} LearnState */

/** @param {App} app */
export const create = (app) => new LearnModel(app);
export { LearnView as View };

/** @param {{app: App, model: LearnModel, go: (name: string, what?: unknown) => void}} props */
function LearnView({ app, model, go }) {
  const state = useStore(model.state);
  const { at, trouble } = state;
  if (trouble) {
    return html`<div class="puzzle-trouble panel" role="alert">
      <h1>No lesson can be shown</h1>
      <p>${errorText(trouble)}</p>
      <button type="button" class="button primary" onClick=${() => model.begin(at)}>Try again</button>
    </div>`;
  }
  const { name, words } = LESSONS[at];
  return html`<div class="puzzle learn">
    <section class="puzzle-head panel lesson" aria-label="Lesson">
      <small>Lesson ${at + 1} of ${LESSONS.length}</small>
      <h1>${renamed(name)}</h1>
      <p>${renamed(words)}</p>
    </section>
    <div class="puzzle-board"><${ExerciseBoard} app=${app} model=${model} state=${state} label="Lesson" lit /></div>
    <div class="puzzle-side">
      <${ExerciseStatus} said=${said(state)} />
      <${Actions} model=${model} state=${state} go=${go} />
      <${Lessons} model=${model} state=${state} go=${go} />
    </div>
  </div>`;
}

/** How it stands.
 * @param {LearnState} state
 * @returns {import('../../app/exercise-view.js').Said} */
function said({ at, phase, shown, remark, hint, plies }) {
  if (!shown) return { kind: 'waits', title: 'Setting up the board…' };
  switch (phase) {
    case 'judged': return { kind: 'waits', title: plies.length === 0 ? 'Setting up the board…' : 'Fire!' };
    case 'wrong': return { kind: 'wrong', title: 'Not quite.', text: remark ?? undefined };
    case 'reply': return { kind: 'right', title: 'Right!', text: 'Red tries to get away.' };
    case 'solved': return { kind: 'solved', title: 'Well done!', text: renamed(LESSONS[at].learned) };
    default: break;
  }
  if (hint) {
    return { kind: 'yours', title: 'Look here.', text: hint.whole ? `Play the green arrow: ${hint.move}.` : `It is the piece on ${hint.square}.` };
  }
  if (remark) return { kind: 'yours', title: 'Try again.', text: remark };
  const touch = matchMedia('(pointer: coarse)').matches;
  return plies.length > 0
    ? { kind: 'right', title: 'Right!', text: 'Now finish it.' }
    : { kind: 'yours', title: 'Your move.', text: `You are Blue.${touch ? ' The tick plays the move.' : ''}` };
}

/** @param {{model: LearnModel, state: LearnState, go: (name: string, what?: unknown) => void}} props */
function Actions({ model, state: { at, phase, hint, plies, done }, go }) {
  const next = useRef(/** @type {HTMLElement | null} */ (null));
  const solved = phase === 'solved';
  // The hand that has just played on the board goes on from there.
  useEffect(() => {
    if (solved) next.current?.focus({ preventScroll: true });
  }, [solved]);
  const goOn = () => {
    begin(model, at + 1);
    // The button is about to disappear, so the keyboard focus moves to the board.
    /** @type {HTMLElement | null} */ (document.querySelector('.puzzle-board [tabindex="0"]'))?.focus({ preventScroll: true });
  };
  if (solved && at + 1 < LESSONS.length) {
    return html`<button type="button" class="button primary lesson-next" ref=${next} onClick=${goOn}>
      <span>Next lesson</span><${Icon} name="next" />
    </button>`;
  }
  if (solved) return html`<${AfterLessons} all=${done.length === LESSONS.length} next=${next} go=${go} />`;
  return html`<div class="actions" role="group" aria-label="Lesson">
    <${IconButton} icon="hint" label=${hint ? 'Show the move' : 'Hint'} disabled=${phase !== 'move' || hint?.whole} onClick=${() => model.hint()} />
    <${IconButton} icon="undo" label="Restart" disabled=${plies.length === 0} onClick=${() => model.begin(at)} />
    <${IconButton} icon="next" label="Skip" disabled=${at + 1 === LESSONS.length} onClick=${() => begin(model, at + 1)} />
  </div>`;
}

/** Begins a lesson, with its words in sight.
 * @param {LearnModel} model @param {number} at its index */
function begin(model, at) {
  scrollTo(0, 0);
  model.begin(at);
}

/** What comes after the lessons.
 * @param {{all: boolean, next?: {current: HTMLElement | null}, go: (name: string, what?: unknown) => void}} props */
function AfterLessons({ all, next, go }) {
  return html`<div class="lesson-after" role="group" aria-label="After the lessons">
    <a class=${`button ${all ? 'primary' : ''}`} ref=${next} href=${routeText('play', { level: '0' })}><${Icon} name="play" /><span>Play level 0</span></a>
    <button type="button" class="button" onClick=${() => go('puzzles', WIN_IN_ONE)}><span>Puzzles: win\u00a0in\u00a01</span></button>
  </div>`;
}

/** All lessons, with those that are done.
 * @param {{model: LearnModel, state: LearnState, go: (name: string, what?: unknown) => void}} props */
function Lessons({ model, state: { at, phase, done }, go }) {
  const last = phase === 'solved' && at + 1 === LESSONS.length;
  return html`<section class="panel lessons" aria-label="Lessons">
    <h2>${done.length === LESSONS.length ? 'All lessons done' : `${done.length} of ${LESSONS.length} lessons done`}</h2>
    <ol>
      ${LESSONS.map(({ name }, index) => html`<li key=${name}>
        <button type="button" aria-current=${index === at ? 'step' : undefined} onClick=${() => begin(model, index)}>
          <span class="lesson-number">${index + 1}</span><span>${renamed(name)}</span>
          ${done.includes(name) && html`<${Icon} name="check" /><span class="unseen">done</span>`}
        </button>
      </li>`)}
    </ol>
    ${!last && html`<${AfterLessons} all=${done.length === LESSONS.length} go=${go} />`}
  </section>`;
}
