// The view in which puzzles are solved, whatever the game.

import { html } from 'htm/preact';
import { useEffect, useState } from 'preact/hooks';
import { renamed } from '../board/names.js';
import { copyText } from '../parts/files.js';
import { Icon, IconButton } from '../parts/icons.js';
import { messageOf } from '../protocol/lines.js';
import { ExerciseStatus, ExerciseView, focusBoard } from './lessons-view.js';
import { countOf, idOf, weakThemes } from './puzzle-progress.js';
import { routeText } from './route.js';

/** @import { App } from './app.js' */
/** @import { Choice } from './puzzle-progress.js' */

/** @typedef {import('./puzzles.js').Puzzles<any, any, any, any, any>} Model */
/** @typedef {import('./puzzles.js').Solving & import('./exercise.js').Attempt<any, any, {move: string}>} State */
/** @typedef {{app: App, model: Model, params: URLSearchParams, views: readonly import('./shell.js').ViewDefinition[]}} ViewProps */

/** @param {ViewProps & {state: State, goal: string, themes: Readonly<Record<string, string>>, said: import('./lessons-view.js').Said, board: any,
 *   badge?: any, line: any, extra?: string}} props `goal` is what is to be done; `themes` are the words for those of the file; `badge` stands before the
 *   goal, and `line` has the moves so far; `extra` is a class */
export function PuzzlesView({ app, model, state, params, views, goal, badge, themes, said, board, line, extra = '' }) {
  const id = params.get('id');
  useEffect(() => {
    if (id === null) return;
    model.open(id);
    location.replace(routeText(model.collection.view));
  }, [id]);
  return html`<${ExerciseView} thing="puzzle" trouble=${state.trouble} onRetry=${() => model.retry()} extra=${extra}
    head=${html`<div class="puzzle-head"><${Goal} model=${model} state=${state} goal=${goal} badge=${badge} themes=${themes} /></div>`} board=${board}>
    <${ExerciseStatus} said=${said} />
    <${Actions} app=${app} model=${model} state=${state} analyser=${views.find((view) => view.takesGames)?.name} />
    ${line}
    <${ProgressPanel} model=${model} state=${state} themes=${themes} />
  <//>`;
}

/** @param {readonly string[]} words @param {Readonly<Record<string, string>>} themes */
const themesText = (words, themes) => words.map((word) => renamed(themes[word] ?? word)).join(', ');

/** @param {{model: Model, state: State, goal: string, badge: any, themes: Readonly<Record<string, string>>}} props */
function Goal({ model, state: { puzzle, phase }, goal, badge, themes }) {
  if (!puzzle) return null;
  const over = phase === 'solved' || phase === 'seen';
  const stage = model.collection.stages.find((one) => one.stage === puzzle.stage);
  return html`<section class="player blue active goal" aria-label="Puzzle">
    ${badge ?? html`<span class="player-color" aria-hidden="true"></span>`}
    <div class="player-name"><h1>${goal}</h1>
      <small>Puzzle ${puzzle.number} · ${stage?.word}${over && puzzle.themes.length > 0 && ` · ${themesText(puzzle.themes, themes)}`}</small></div>
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
    const link = location.href.replace(/#.*$/, '') + routeText(model.collection.view, puzzle ? { id: idOf(puzzle) } : {});
    copyText(link).then(() => app.toast('Link copied'), (error) => app.toast(messageOf(error)));
  };
  return html`
    ${over && html`<div class="puzzle-next">
      <button type="button" class="button primary" onClick=${next}><span>Next puzzle</span><${Icon} name="next" /></button>
      ${analyser && puzzle && html`<a class="button" href=${routeText(analyser, { fen: puzzle.fen, ...model.collection.linked })}><${Icon} name="search" /><span>Analyse</span></a>`}
    </div>`}
    <div class="actions" role="group" aria-label="Puzzle">
      <${IconButton} icon="hint" label=${hint ? 'Show the move' : 'Hint'} disabled=${!moving || hint?.whole} onClick=${() => model.hint()} />
      <${IconButton} icon="play" label=${sure ? 'End the streak?' : 'Solution'} extra=${sure ? 'danger' : ''} disabled=${!moving}
        onClick=${() => (asks ? setSure(true) : model.solution())} />
      <${IconButton} icon="undo" label=${over ? 'Try again' : 'Restart'} disabled=${plies.length === 0} onClick=${() => model.again()} />
      <${IconButton} icon="next" label="Skip" disabled=${over} onClick=${() => model.next()} />
      <${IconButton} icon="link" label="Copy link" quiet extra="plain" onClick=${copyLink} />
    </div>`;
}

/** The streak, the solved puzzles of each stage, and the choice of a stage.
 * @param {{model: Model, state: State, themes: Readonly<Record<string, string>>}} props */
function ProgressPanel({ model, state: { puzzles: list, progress, choice }, themes }) {
  const all = countOf(list ?? [], progress);
  const weak = weakThemes(list ?? [], progress).slice(0, 3);
  /** @param {Choice} value @param {string} label @param {{solved: number, all: number} | null} count */
  const row = (value, label, count) => html`<label key=${value} class="grade">
    <input type="radio" name="grade" checked=${choice === value} disabled=${count?.all === 0} onChange=${() => model.choose(value)} />
    <span class="grade-name">${label}</span>
    ${count && html`<progress max=${count.all || 1} value=${count.solved} aria-hidden="true"></progress>
      <span class="grade-count">${count.solved}<span class="unseen"> solved of </span><span aria-hidden="true">/</span>${count.all}</span>`}
  </label>`;
  return html`<section class="panel puzzle-progress" aria-label="Progress">
    <div class="streak">
      <p><strong>${progress.streak}</strong><span>in a row</span></p>
      <p><strong>${progress.best}</strong><span>best</span></p>
      <p><strong>${all.solved}</strong><span>of ${all.all} solved</span></p>
    </div>
    ${weak.length > 0 && html`<p class="weak-themes">Coming more often: ${themesText(weak, themes)}</p>`}
    <fieldset class="grades">
      <legend>Difficulty</legend>
      ${row('me', 'My next puzzle', null)}
      ${progress.failed.length > 0 && row('failed', `Those I failed (${progress.failed.length})`, null)}
      ${model.collection.stages.map(({ stage, word }) => row(stage, word, countOf(list ?? [], progress, stage)))}
    </fieldset>
  </section>`;
}

/** What is said of a puzzle that is not waiting for a first move, in either game; null while it is.
 * @param {State} state @param {{left: string, defends: string, praises: readonly string[]}} words what is left to do, how the others defend, praises
 * @returns {import('./lessons-view.js').Said | null} */
export function usualStatus(state, { left, defends, praises }) {
  const { phase, shown, puzzle, plies, remark, slipped, helped, progress } = state;
  if (!shown || !puzzle) return { kind: 'waits', title: 'Fetching a puzzle…' };
  switch (phase) {
    case 'judged': return { kind: 'waits', title: plies.length === 0 ? 'Setting up the board…' : "Let's see…" };
    case 'wrong': return { kind: 'wrong', title: 'Not this one.', text: remark ?? undefined };
    case 'reply': return { kind: 'right', title: 'Right!', text: defends };
    case 'solution': return { kind: 'waits', title: 'This is how it goes…' };
    case 'seen': return { kind: 'waits', title: 'That was the solution.', text: 'Try it again, or go on to the next?' };
    case 'solved': {
      const title = slipped || helped ? 'Solved.' : praises[puzzle.number % praises.length];
      return { kind: 'solved', title, text: solvedText(slipped, helped, progress.streak) };
    }
    default: return plies.length > 0 && !state.hint && remark === null ? { kind: 'right', title: 'Right!', text: left } : null;
  }
}

/** @param {boolean} slipped @param {boolean} helped @param {number} streak */
function solvedText(slipped, helped, streak) {
  if (slipped) return 'Streak reset.';
  if (helped) return 'With a hint: the streak stays as it is.';
  return streak > 1 ? `${streak} in a row.` : 'A streak begins.';
}
