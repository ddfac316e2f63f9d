// The view of lessons, whatever the game: the words, the board, what is said about the moves, all lessons.

import { html } from 'htm/preact';
import { useEffect, useRef } from 'preact/hooks';
import { describeMove } from '../board/aria.js';
import { Icon, IconButton } from '../parts/icons.js';
import { Hit } from '../parts/moves.js';
import { errorText } from '../lang/errors.js';
import { t } from '../lang/texts.js';

/** @typedef {import('./lessons.js').Progress & import('./exercise.js').Attempt<any, any, unknown>} Progress */

/** @typedef {{begin: (at: number) => void, hint: () => void, lessons: readonly unknown[]}} Model */

/** A line of the list: `at` is the lesson that it leads to, `note` how much of it is done, if it has parts.
 * @typedef {{name: string, at: number, current: boolean, done: boolean, note?: string}} Entry */

/** @param {{model: Model, state: Progress, head: {place: string, name: string, words: string}, board: any, beside?: any, said: Said, next: string,
 *   list: readonly Entry[], after: (all: boolean, next?: {current: HTMLElement | null}) => any, extra?: string}} props `beside` is shown before the
 *   remarks; `next` is what the button to the next lesson is called; `after` draws the ways on after the lessons; `extra` is a class */
export function LessonsView({ model, state, head, board, beside, said, next, list, after, extra = '' }) {
  const { at, trouble, phase } = state;
  const all = list.every(({ done }) => done);
  const last = phase === 'solved' && at + 1 === model.lessons.length;
  const ways = (next = /** @type {{current: HTMLElement | null} | undefined} */ (undefined)) => html`<div class="lesson-after" role="group" aria-label=${t('learn-after')}>
    ${after(all, next)}</div>`;
  const words = html`<section class="puzzle-head panel lesson" aria-label=${t('learn-lesson')}>
    <small>${head.place}</small>
    <h1>${head.name}</h1>
    <p>${head.words}</p>
  </section>`;
  return html`<${ExerciseView} title=${t('learn-trouble')} trouble=${trouble} onRetry=${() => model.begin(at)} extra=${`learn ${extra}`} head=${words} board=${board}>
    ${beside}
    <${ExerciseStatus} said=${said} />
    <${Actions} model=${model} state=${state} next=${next} ways=${ways} />
    <section class="panel lessons" aria-label=${t('learn-lessons')}>
      <h2>${all ? t('learn-all-done') : t('learn-count', { done: list.filter(({ done }) => done).length, all: list.length })}</h2>
      <ol>
        ${list.map((entry, index) => html`<li key=${entry.name}>
          <button type="button" aria-current=${entry.current ? 'step' : undefined} onClick=${() => begin(model, entry.at)}>
            <span class="lesson-number">${index + 1}</span><span>${entry.name}${entry.note && html` <small>${entry.note}</small>`}</span>
            ${entry.done && html`<${Icon} name="check" /><span class="unseen">${t('learn-done')}</span>`}
          </button>
        </li>`)}
      </ol>
      ${!last && ways()}
    </section>
  <//>`;
}

/** The view of an exercise, or why there is none.
 * @param {{title: string, trouble: string | null, onRetry: () => void, extra?: string, head: any, board: any, children?: any}} props `title` stands above the trouble; `extra` is a class */
export function ExerciseView({ title, trouble, onRetry, extra = '', head, board, children }) {
  if (trouble) {
    return html`<div class="puzzle-trouble panel" role="alert">
      <h1>${title}</h1>
      <p>${errorText(trouble)}</p>
      <button type="button" class="button primary" onClick=${onRetry}>${t('common-try-again')}</button>
    </div>`;
  }
  return html`<div class=${`puzzle ${extra}`}>
    ${head}
    <div class="puzzle-board">${board}</div>
    <div class="puzzle-side">${children}</div>
  </div>`;
}

/** The moves so far.
 * @param {{plies: readonly import('./laser-exercise.js').Ply[]}} props */
export function Line({ plies }) {
  if (plies.length === 0) return null;
  return html`<ol class="panel puzzle-line" aria-label=${t('learn-moves')}>
    ${plies.map(({ id, move, color, hit }) => html`<li key=${id} class=${color}>
      <span class="player-color" aria-hidden="true"></span>${move}${hit && html`<${Hit} piece=${hit} />`}
    </li>`)}
  </ol>`;
}

/** Moves the keyboard focus to the board, from a button that is about to disappear. */
export function focusBoard() {
  /** @type {HTMLElement | null} */ (document.querySelector('.puzzle-board [tabindex="0"]'))?.focus({ preventScroll: true });
}

/** The remark in phases that need no words specific to the lesson's game, or null.
 * @param {Progress} state @param {string} learned
 * @returns {Said | null} */
export function usualSaid({ phase, remark }, learned) {
  if (phase === 'wrong') return { kind: 'wrong', title: t('learn-not-quite'), text: remark ?? undefined };
  return phase === 'solved' ? { kind: 'solved', title: t('learn-well-done'), text: learned } : null;
}

/** What a hint says in Laser Chess, or what was wrong with the last move; null if there is neither.
 * @param {import('./exercise.js').Hint | null} hint @param {string | null} remark @param {import('../game/arbiter.js').BoardState} shown
 * @returns {Said | null} */
export function helpSaid(hint, remark, shown) {
  if (hint?.whole) return { kind: 'yours', title: t('common-hint'), text: describeMove(hint.move, shown.shots.get(hint.move), shown.pieces) };
  if (hint) return { kind: 'yours', title: t('common-hint'), text: t('learn-hint-piece', { square: hint.square }) };
  return remark === null ? null : { kind: 'yours', title: t('learn-again'), text: remark };
}

/** @param {{model: Model, state: Progress, next: string, ways: (next: {current: HTMLElement | null}) => any}} props */
function Actions({ model, state: { at, phase, hint, plies }, next, ways }) {
  const way = useRef(/** @type {HTMLElement | null} */ (null));
  const solved = phase === 'solved';
  const more = at + 1 < model.lessons.length;
  // Whoever has just played on the board continues from there.
  useEffect(() => {
    if (solved) way.current?.focus({ preventScroll: true });
  }, [solved]);
  const goOn = () => {
    begin(model, at + 1);
    focusBoard();
  };
  if (solved && more) {
    return html`<button type="button" class="button primary lesson-next" ref=${way} onClick=${goOn}>
      <span>${next}</span><${Icon} name="next" />
    </button>`;
  }
  if (solved) return ways(way);
  return html`<div class="actions" role="group" aria-label=${t('learn-lesson')}>
    <${IconButton} icon="hint" label=${t(hint ? 'learn-show-move' : 'common-hint')} disabled=${phase !== 'move' || hint?.whole} onClick=${() => model.hint()} />
    <${IconButton} icon="undo" label=${t('learn-restart')} disabled=${plies.length === 0} onClick=${() => model.begin(at)} />
    <${IconButton} icon="next" label=${t('common-skip')} disabled=${!more} onClick=${() => begin(model, at + 1)} />
  </div>`;
}

/** Begins a lesson, with its words scrolled into view.
 * @param {Model} model @param {number} at its index */
function begin(model, at) {
  scrollTo(0, 0);
  model.begin(at);
}

/** `kind` is a CSS class.
 * @typedef {{kind: 'yours' | 'waits' | 'right' | 'wrong' | 'solved', title: string, text?: string}} Said */

/** @param {{said: Said}} props */
export function ExerciseStatus({ said: { kind, title, text } }) {
  const icon = kind === 'wrong' ? 'close' : kind === 'right' || kind === 'solved' ? 'check' : null;
  return html`<div class=${`status puzzle-status ${kind}`} role="status">
    ${icon && html`<${Icon} name=${icon} />`}
    <p><strong>${title}</strong>${text && html`<span>${text}</span>`}</p>
  </div>`;
}
