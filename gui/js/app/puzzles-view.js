// The view in which puzzles are solved, whatever the game.

import { html } from 'htm/preact';
import { useEffect, useState } from 'preact/hooks';
import { listText, t } from '../lang/texts.js';
import { copyText } from '../parts/files.js';
import { Icon, IconButton } from '../parts/icons.js';
import { messageOf } from '../protocol/lines.js';
import { ExerciseStatus, ExerciseView, focusBoard } from './lessons-view.js';
import { countOf, idOf, weakThemes } from './puzzle-progress.js';
import { pageAddress, routeText } from './route.js';

/** @import { App } from './app.js' */
/** @import { Choice } from './puzzle-progress.js' */

/** @typedef {import('./puzzles.js').Puzzles<any, any, any, any, any>} Model */
/** @typedef {import('./puzzles.js').Solving & import('./exercise.js').Attempt<any, any, {move: string}>} State */
/** @typedef {{app: App, model: Model, params: URLSearchParams, views: readonly import('./shell.js').ViewDefinition[]}} ViewProps */

/** @param {ViewProps & {state: State, goal: string, said: import('./lessons-view.js').Said, board: any, badge?: any, line: any, extra?: string}} props
 *   `goal` is what is to be done; `badge` stands before it, and `line` has the moves so far; `extra` is a class */
export function PuzzlesView({ app, model, state, params, views, goal, badge, said, board, line, extra = '' }) {
  const id = params.get('id');
  useEffect(() => {
    if (id === null) return;
    model.open(id);
    location.replace(routeText(model.collection.view));
  }, [id]);
  return html`<${ExerciseView} title=${t('puzzles-trouble')} trouble=${state.trouble} onRetry=${() => model.retry()} extra=${extra}
    head=${html`<div class="puzzle-head"><${Goal} model=${model} state=${state} goal=${goal} badge=${badge} /></div>`} board=${board}>
    <${ExerciseStatus} said=${said} />
    <${Actions} app=${app} model=${model} state=${state} analyser=${views.find((view) => view.takesGames)?.name} />
    ${line}
    <${ProgressPanel} model=${model} state=${state} />
  <//>`;
}

/** What puzzles are made of. @param {readonly string[]} themes the words of the file */
const themesText = (themes) => listText(themes.map((theme) => t('puzzles-theme', { theme })), { type: 'unit' });

/** @param {{model: Model, state: State, goal: string, badge: any}} props */
function Goal({ model, state: { puzzle, phase }, goal, badge }) {
  if (!puzzle) return null;
  const over = phase === 'solved' || phase === 'seen';
  const stage = model.collection.stages.find((one) => one.stage === puzzle.stage);
  return html`<section class="player blue active goal" aria-label=${t('puzzles-puzzle')}>
    ${badge ?? html`<span class="player-color" aria-hidden="true"></span>`}
    <div class="player-name"><h1>${goal}</h1>
      <small>${t('puzzles-number', { number: String(puzzle.number) })} · ${stage?.word}${over && puzzle.themes.length > 0 && ` · ${themesText(puzzle.themes)}`}</small></div>
  </section>`;
}

/** @param {{app: App, model: Model, state: State, analyser: string | undefined}} props `analyser` is the view that takes a position */
function Actions({ app, model, state, analyser }) {
  const { phase, hint, plies, puzzle, slipped, progress: { streak } } = state;
  const over = phase === 'solved' || phase === 'seen';
  const moving = phase === 'move';
  const [sure, setSure] = useState(false);
  useEffect(() => setSure(false), [puzzle, phase, plies]);
  // The solution ends a streak, which should take more than one click.
  const asks = streak > 0 && !slipped && !sure;
  const next = () => {
    model.next();
    focusBoard();
  };
  const copyLink = () => {
    const link = pageAddress() + routeText(model.collection.view, puzzle ? { id: idOf(puzzle) } : {});
    copyText(link).then(() => app.toast(t('common-link-copied')), (error) => app.toast(messageOf(error)));
  };
  return html`
    ${over && html`<div class="puzzle-next">
      <button type="button" class="button primary" onClick=${next}><span>${t('puzzles-next')}</span><${Icon} name="next" /></button>
      ${analyser && puzzle && html`<a class="button" href=${routeText(analyser, { fen: puzzle.fen, ...model.collection.linked })}><${Icon} name="search" /><span>${t('common-analyse')}</span></a>`}
    </div>`}
    <div class="actions" role="group" aria-label=${t('puzzles-puzzle')}>
      <${IconButton} icon="hint" label=${t(hint ? 'learn-show-move' : 'common-hint')} disabled=${!moving || hint?.whole} onClick=${() => model.hint()} />
      <${IconButton} icon="play" label=${t(sure ? 'puzzles-end-streak' : 'puzzles-solution')} extra=${sure ? 'danger' : ''} disabled=${!moving}
        onClick=${() => (asks ? setSure(true) : model.solution())} />
      <${IconButton} icon="undo" label=${t(over ? 'common-try-again' : 'learn-restart')} disabled=${plies.length === 0} onClick=${() => model.again()} />
      <${IconButton} icon="next" label=${t('common-skip')} disabled=${over} onClick=${() => model.next()} />
      <${IconButton} icon="link" label=${t('common-copy-link')} quiet extra="plain" onClick=${copyLink} />
    </div>`;
}

/** The streak, the solved puzzles of each stage, and the choice of a stage.
 * @param {{model: Model, state: State}} props */
function ProgressPanel({ model, state: { puzzles: list, progress, choice } }) {
  const all = countOf(list ?? [], progress);
  const weak = weakThemes(list ?? [], progress).slice(0, 3);
  /** @param {Choice} value @param {string} label @param {{solved: number, all: number} | null} count */
  const row = (value, label, count) => html`<label key=${value} class="grade">
    <input type="radio" name="grade" checked=${choice === value} disabled=${count?.all === 0} onChange=${() => model.choose(value)} />
    <span class="grade-name">${label}</span>
    ${count && html`<progress max=${count.all || 1} value=${count.solved} aria-hidden="true"></progress>
      <span class="grade-count"><span aria-hidden="true">${count.solved}/${count.all}</span>
        <span class="unseen">${t('puzzles-solved-of', { solved: String(count.solved), all: String(count.all) })}</span></span>`}
  </label>`;
  return html`<section class="panel puzzle-progress" aria-label=${t('puzzles-progress')}>
    <div class="streak">
      <p><strong>${progress.streak}</strong><span>${t('puzzles-streak')}</span></p>
      <p><strong>${progress.best}</strong><span>${t('puzzles-best')}</span></p>
      <p><strong>${all.solved}</strong><span>${t('puzzles-all', { all: String(all.all) })}</span></p>
    </div>
    ${weak.length > 0 && html`<p class="weak-themes">${t('puzzles-weak', { themes: themesText(weak) })}</p>`}
    <fieldset class="grades">
      <legend>${t('puzzles-difficulty')}</legend>
      ${row('me', t('puzzles-mine'), null)}
      ${progress.failed.length > 0 && row('failed', t('puzzles-failed', { count: progress.failed.length }), null)}
      ${model.collection.stages.map(({ stage, word }) => row(stage, word, countOf(list ?? [], progress, stage)))}
    </fieldset>
  </section>`;
}

/** What is said of a puzzle that is not waiting for a first move, in either game; null while it is.
 * @param {State} state @param {{left: string, defends: string, praise: string}} words what is left to do, how the others defend, the praise of a solution
 * @returns {import('./lessons-view.js').Said | null} */
export function usualStatus(state, { left, defends, praise }) {
  const { phase, shown, puzzle, plies, remark, slipped, helped, progress } = state;
  if (!shown || !puzzle) return { kind: 'waits', title: t('puzzles-fetching') };
  switch (phase) {
    case 'judged': return { kind: 'waits', title: t(plies.length === 0 ? 'common-setting-up' : 'learn-judged') };
    case 'wrong': return { kind: 'wrong', title: t('puzzles-wrong'), text: remark ?? undefined };
    case 'reply': return { kind: 'right', title: t('learn-right'), text: defends };
    case 'solution': return { kind: 'waits', title: t('puzzles-shown') };
    case 'seen': return { kind: 'waits', title: t('puzzles-seen'), text: t('puzzles-seen-next') };
    case 'solved': {
      const title = slipped || helped ? t('puzzles-solved') : praise;
      return { kind: 'solved', title, text: solvedText(slipped, helped, progress.streak) };
    }
    default: return plies.length > 0 && !state.hint && remark === null ? { kind: 'right', title: t('learn-right'), text: left } : null;
  }
}

/** @param {boolean} slipped @param {boolean} helped @param {number} streak */
function solvedText(slipped, helped, streak) {
  if (slipped) return t('puzzles-streak-reset');
  if (helped) return t('puzzles-streak-stays');
  return streak > 1 ? t('puzzles-streak-now', { streak }) : t('puzzles-streak-begins');
}
