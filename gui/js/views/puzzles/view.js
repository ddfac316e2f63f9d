// The view in which puzzles are solved.

import { html } from 'htm/preact';
import { useEffect, useState } from 'preact/hooks';
import { ExerciseStatus } from '../../app/exercise-view.js';
import { ExerciseBoard } from '../../app/laser-exercise-view.js';
import { useStore } from '../../app/hooks.js';
import { routeText } from '../../app/route.js';
import { Icon, IconButton } from '../../parts/icons.js';
import { Hit } from '../../parts/moves.js';
import { errorText } from '../../protocol/lines.js';
import { PuzzleModel } from './model.js';
import { countOf, STAGES, stageOf, stageWord } from './progress.js';
import { goalText, statusOf } from './words.js';

/** @typedef {import('../../app/app.js').App} App */
/** @typedef {import('./model.js').PuzzleState} PuzzleState */
/** @typedef {import('./progress.js').Choice} Choice */

/** @param {import('../../app/app.js').App} app */
export const create = (app) => new PuzzleModel(app);
export { PuzzleView as View };

/** @param {{app: App, model: PuzzleModel, views: readonly import('../../app/shell.js').ViewDefinition[]}} props */
function PuzzleView({ app, model, views }) {
  const state = useStore(model.state);
  const { puzzle, trouble } = state;
  if (trouble) {
    return html`<div class="puzzle-trouble panel" role="alert">
      <h1>The puzzle cannot be shown</h1>
      <p>${errorText(trouble)}</p>
      <button type="button" class="button primary" onClick=${() => model.retry()}>Try again</button>
    </div>`;
  }
  return html`<div class="puzzle">
    <div class="puzzle-head">
      ${puzzle && html`<${Goal} state=${state} />`}
    </div>
    <div class="puzzle-board"><${ExerciseBoard} app=${app} model=${model} state=${state} label="Puzzle" /></div>
    <div class="puzzle-side">
      <${ExerciseStatus} said=${statusOf(state)} />
      <${Actions} model=${model} state=${state} analyser=${views.find((view) => view.params?.includes('fen'))?.name} />
      <${Line} state=${state} />
      <${ProgressPanel} model=${model} state=${state} />
    </div>
  </div>`;
}

/** @param {{state: PuzzleState}} props */
function Goal({ state: { puzzle, color } }) {
  if (!puzzle) return null;
  return html`<section class=${`player ${color} active goal`} aria-label="Puzzle">
    <span class="player-color" aria-hidden="true"></span>
    <div class="player-name"><h1>${goalText(color, puzzle.wins)}</h1>
      <small>Puzzle ${puzzle.number} · ${stageWord(stageOf(puzzle))}</small></div>
  </section>`;
}

/** @param {{model: PuzzleModel, state: PuzzleState, analyser: string | undefined}} props `analyser` is the view that takes a position */
function Actions({ model, state, analyser }) {
  const { phase, hint, plies, puzzle, slipped, progress: { streak } } = state;
  const over = phase === 'solved' || phase === 'seen';
  const moving = phase === 'move';
  const [sure, setSure] = useState(false);
  useEffect(() => setSure(false), [puzzle, phase, plies]);
  // The solution ends a streak, which should take more than one click.
  const asks = streak > 0 && !slipped && !sure;
  const next = () => {
    model.next();
    // The button is about to disappear, so the keyboard focus moves to the board.
    /** @type {HTMLElement | null} */ (document.querySelector('.puzzle-board [tabindex="0"]'))?.focus({ preventScroll: true });
  };
  return html`
    ${over && html`<div class="puzzle-next">
      <button type="button" class="button primary" onClick=${next}><span>Next puzzle</span><${Icon} name="next" /></button>
      ${analyser && puzzle && html`<a class="button" href=${routeText(analyser, { fen: puzzle.fen })}><${Icon} name="search" /><span>Analyse</span></a>`}
    </div>`}
    <div class="actions" role="group" aria-label="Puzzle">
      <${IconButton} icon="hint" label=${hint ? 'Show the move' : 'Hint'} disabled=${!moving || hint?.whole} onClick=${() => model.hint()} />
      <${IconButton} icon="play" label=${sure ? 'End the streak?' : 'Solution'} extra=${sure ? 'danger' : ''} disabled=${!moving}
        onClick=${() => (asks ? setSure(true) : model.solution())} />
      <${IconButton} icon="undo" label=${over ? 'Try again' : 'Restart'} disabled=${plies.length === 0} onClick=${() => model.again()} />
      <${IconButton} icon="next" label="Skip" disabled=${over} onClick=${() => model.next()} />
    </div>`;
}

/** The moves so far.
 * @param {{state: PuzzleState}} props */
function Line({ state: { plies } }) {
  if (plies.length === 0) return null;
  return html`<ol class="panel puzzle-line" aria-label="Moves so far">
    ${plies.map(({ id, move, color, hit }) => html`<li key=${id} class=${color}>
      <span class="player-color" aria-hidden="true"></span>${move}${hit && html`<${Hit} piece=${hit} />`}
    </li>`)}
  </ol>`;
}

/** The streak, the solved puzzles of each stage, and the choice of a stage.
 * @param {{model: PuzzleModel, state: PuzzleState}} props */
function ProgressPanel({ model, state: { puzzles: list, progress, choice } }) {
  const all = countOf(list ?? [], progress);
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
    <fieldset class="grades">
      <legend>Difficulty</legend>
      ${row('me', 'My next puzzle', null)}
      ${STAGES.map((stage) => row(stage, stageWord(stage), countOf(list ?? [], progress, stage)))}
    </fieldset>
  </section>`;
}
