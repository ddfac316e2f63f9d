// The view in which puzzles are solved.

import { html } from 'htm/preact';
import { useEffect, useState } from 'preact/hooks';
import { ExerciseBoard } from '../../app/game-board.js';
import { useStore } from '../../app/hooks.js';
import { movesLeft } from '../../app/laser-exercise.js';
import { ExerciseStatus, ExerciseView, focusBoard, helpSaid, Line } from '../../app/lessons-view.js';
import { routeText } from '../../app/route.js';
import { kindName, renamed } from '../../board/names.js';
import { copyText } from '../../parts/files.js';
import { Icon, IconButton } from '../../parts/icons.js';
import { colorName, messageOf, opponent } from '../../protocol/lines.js';
import { PuzzleModel } from './model.js';
import { countOf, idOf, stageOf, STAGES, stageWord, weakThemes } from './progress.js';

/** @import { App } from '../../app/app.js' */
/** @import { Color } from '../../protocol/lines.js' */
/** @import { PuzzleState } from './model.js' */
/** @import { Choice } from './progress.js' */

export { PuzzleModel as Model, PuzzleView as View };

/** @param {{app: App, model: PuzzleModel, params: URLSearchParams, views: readonly import('../../app/shell.js').ViewDefinition[]}} props */
function PuzzleView({ app, model, params, views }) {
  const state = useStore(model.state);
  const id = params.get('id');
  useEffect(() => {
    if (id === null) return;
    model.open(id);
    location.replace(routeText('puzzles'));
  }, [id]);
  return html`<${ExerciseView} thing="puzzle" trouble=${state.trouble} onRetry=${() => model.retry()}
    head=${html`<div class="puzzle-head"><${Goal} state=${state} /></div>`}
    board=${html`<${ExerciseBoard} app=${app} model=${model} state=${state} label="Puzzle" />`}>
    <${ExerciseStatus} said=${statusOf(state)} />
    <${Actions} app=${app} model=${model} state=${state} analyser=${views.find((view) => view.params?.includes('fen'))?.name} />
    <${Line} plies=${state.plies} />
    <${ProgressPanel} model=${model} state=${state} />
  <//>`;
}

/** @param {{state: PuzzleState}} props */
function Goal({ state: { puzzle, color, phase } }) {
  if (!puzzle) return null;
  const over = phase === 'solved' || phase === 'seen';
  return html`<section class=${`player ${color} active goal`} aria-label="Puzzle">
    <span class="player-color" aria-hidden="true"></span>
    <div class="player-name"><h1>${goalText(color, puzzle.wins)}</h1>
      <small>Puzzle ${puzzle.number} · ${stageWord(stageOf(puzzle))}${over && ` · ${themesText(puzzle.themes)}`}</small></div>
  </section>`;
}

/** @param {{app: App, model: PuzzleModel, state: PuzzleState, analyser: string | undefined}} props `analyser` is the view that takes a position */
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
    const link = location.href.replace(/#.*$/, '') + routeText('puzzles', puzzle ? { id: idOf(puzzle) } : {});
    copyText(link).then(() => app.toast('Link copied'), (error) => app.toast(messageOf(error)));
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
      <${IconButton} icon="link" label="Copy link" quiet extra="plain" onClick=${copyLink} />
    </div>`;
}

/** What puzzles are made of, by the words of the file. @type {Record<string, string>} */
const THEMES = {
  turn: 'turn', step: 'step', swap: 'swap', quiet: 'quiet move', laser: 'Laser turned', 'two-mirrors': 'two mirrors', 'many-mirrors': 'many mirrors',
  'opened-king': 'opened King', shield: 'shield', 'driven-king': 'driven King',
};

/** @param {readonly string[]} themes */
const themesText = (themes) => themes.map((theme) => renamed(THEMES[theme] ?? theme)).join(', ');

/** The streak, the solved puzzles of each stage, and the choice of a stage.
 * @param {{model: PuzzleModel, state: PuzzleState}} props */
function ProgressPanel({ model, state: { puzzles: list, progress, choice } }) {
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
    ${weak.length > 0 && html`<p class="weak-themes">Coming more often: ${themesText(weak)}</p>`}
    <fieldset class="grades">
      <legend>Difficulty</legend>
      ${row('me', 'My next puzzle', null)}
      ${progress.failed.length > 0 && row('failed', `Those I failed (${progress.failed.length})`, null)}
      ${STAGES.map((stage) => row(stage, stageWord(stage), countOf(list ?? [], progress, stage)))}
    </fieldset>
  </section>`;
}

const PRAISE = ['Solved!', 'Well aimed!', 'Brilliant!', 'A clean shot!', 'Nicely found!'];

/** @param {Color} color @param {number} wins */
export function goalText(color, wins) {
  return `${colorName(color)} to move and win in ${wins}`;
}

/** The current status.
 * @param {PuzzleState} state
 * @returns {import('../../app/lessons-view.js').Said} */
export function statusOf(state) {
  const { phase, shown, puzzle, plies, hint, remark, color, slipped, helped, progress } = state;
  if (!shown || !puzzle) return { kind: 'waits', title: 'Fetching a puzzle…' };
  const left = movesLeft(puzzle.wins, state);
  const goal = left === 1 ? 'Now win with one move.' : `Now win in ${left}.`;
  switch (phase) {
    case 'judged': return { kind: 'waits', title: plies.length === 0 ? 'Setting up the board…' : "Let's see…" };
    case 'wrong': return { kind: 'wrong', title: 'Not this one.', text: remark ?? undefined };
    case 'reply': return { kind: 'right', title: 'Right!', text: `${colorName(opponent(color))} defends as long as it can.` };
    case 'solution': return { kind: 'waits', title: 'This is how it goes…' };
    case 'seen': return { kind: 'waits', title: 'That was the solution.', text: 'Try it again, or go on to the next?' };
    case 'solved': return { kind: 'solved', title: praise(state), text: solvedText(slipped, helped, progress.streak) };
    default: break;
  }
  const help = helpSaid(hint, remark, shown);
  if (help) return help;
  if (plies.length > 0) return { kind: 'right', title: 'Right!', text: goal };
  const only = puzzle.wins === 1 ? `Only one move hits ${colorName(opponent(color))}'s ${kindName('K')}.` : 'Only one first move wins in time against any defence.';
  return { kind: 'yours', title: 'Your move.', text: only };
}

/** @param {PuzzleState} state */
function praise({ slipped, helped, puzzle }) {
  return slipped || helped ? 'Solved.' : PRAISE[(puzzle?.number ?? 0) % PRAISE.length];
}

/** @param {boolean} slipped @param {boolean} helped @param {number} streak */
function solvedText(slipped, helped, streak) {
  if (slipped) return 'Streak reset.';
  if (helped) return 'With a hint: the streak stays as it is.';
  return streak > 1 ? `${streak} in a row.` : 'A streak begins.';
}
