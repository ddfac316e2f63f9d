// The view in which puzzles are solved.

import { html } from 'htm/preact';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { useStore } from '../../app/hooks.js';
import { routeText } from '../../app/route.js';
import { play as playSound } from '../../app/sound.js';
import { Board } from '../../board/board.js';
import { Icon, IconButton } from '../../parts/icons.js';
import { PIECE_NAMES } from '../../parts/moves.js';
import { errorText } from '../../protocol/lines.js';
import { PuzzleModel } from './model.js';
import { countOf, GRADES, gradeWord } from './progress.js';
import { goalText, statusOf } from './words.js';

/** @typedef {import('../../app/app.js').App} App */
/** @typedef {import('./model.js').PuzzleState} PuzzleState */
/** @typedef {import('./progress.js').Choice} Choice */

/** @param {import('../../app/app.js').App} app */
export const create = (app) => new PuzzleModel(app);
export { PuzzleView as View };

const NONE = /** @type {string[]} */ ([]);

/** @param {{app: App, model: PuzzleModel, views: readonly import('../../app/shell.js').ViewDefinition[]}} props */
function PuzzleView({ app, model, views }) {
  const state = useStore(model.state);
  const { puzzle, trouble } = state;
  if (trouble) {
    return html`<div class="puzzle-trouble panel" role="alert">
      <h1>No puzzle can be shown</h1>
      <p>${errorText(trouble)}</p>
      <button type="button" class="button primary" onClick=${() => model.retry()}>Try again</button>
    </div>`;
  }
  return html`<div class="puzzle">
    <div class="puzzle-head">
      ${puzzle && html`<${Goal} state=${state} />`}
    </div>
    <div class="puzzle-board"><${PuzzleBoard} app=${app} model=${model} state=${state} /></div>
    <div class="puzzle-side">
      <${PuzzleStatus} state=${state} />
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
      <small>Puzzle ${puzzle.number} · ${gradeWord(puzzle.grade)}</small></div>
  </section>`;
}

/** @param {{app: App, model: PuzzleModel, state: PuzzleState}} props */
function PuzzleBoard({ app, model, state }) {
  const { beams, confirm, sound } = useStore(app.preferences);
  const { shown, plies, hint, animation, phase, color, remark } = state;
  const onMove = useCallback((/** @type {string} */ move) => model.move(move), [model]);
  const onAnimationEnd = useCallback(() => model.shotEnded(), [model]);
  const onAnimationPhase = useCallback((/** @type {'move' | 'shot' | 'hit'} */ part) => sound && playSound(part), [sound]);
  const marks = useMemo(() => marksOf(state), [hint, phase, plies, remark]);
  if (!shown) return html`<div class="board-waits" aria-hidden="true"></div>`;
  const beam = hint?.whole ? shown.shots.get(hint.move) : undefined;
  return html`<${Board}
    pieces=${shown.pieces} toMove=${shown.toMove} shots=${shown.shots}
    moves=${phase === 'move' ? shown.moves : NONE}
    over=${shown.result !== '*'} beams=${beam ? { [color]: beam } : beams ? shown.beams : {}}
    lastMove=${plies.at(-1)?.move} marks=${marks}
    arrows=${hint?.whole ? [{ move: hint.move, rank: 1 }] : undefined}
    flipped=${color === 'red'} confirm=${confirm} animation=${animation} label="Puzzle"
    onMove=${onMove} onAnimationEnd=${onAnimationEnd} onAnimationPhase=${onAnimationPhase} />`;
}

/** The squares to tint: the piece of a hint, a wrong move, a right one.
 * @param {PuzzleState} state
 * @returns {{square: string, kind: string}[]} */
function marksOf({ hint, phase, plies }) {
  if (hint) return [{ square: hint.square, kind: 'hint' }];
  const last = plies.at(-1)?.move;
  const kind = phase === 'wrong' ? 'bad' : phase === 'reply' || phase === 'solved' ? 'good' : null;
  if (!last || !kind) return [];
  const to = last.slice(2);
  return [{ square: to === 'R' || to === 'L' ? last.slice(0, 2) : to, kind }];
}

/** @param {{state: PuzzleState}} props */
function PuzzleStatus({ state }) {
  const { kind, title, text } = statusOf(state);
  const icon = kind === 'wrong' ? 'close' : kind === 'right' || kind === 'solved' ? 'check' : null;
  return html`<div class=${`status puzzle-status ${kind}`} role="status">
    ${icon && html`<${Icon} name=${icon} />`}
    <p><strong>${title}</strong>${text && html`<span>${text}</span>`}</p>
  </div>`;
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
      <span class="player-color" aria-hidden="true"></span>${move}${hit && html`<span class=${`hit ${hit === hit.toLowerCase() ? 'red' : 'blue'}`}
        role="img" aria-label=${`hits the ${PIECE_NAMES[hit[0].toLowerCase()]}`}>×${hit[0].toUpperCase()}</span>`}
    </li>`)}
  </ol>`;
}

/** The streak, the solved puzzles of each grade, and the choice of a grade.
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
      ${GRADES.map((grade) => row(grade, gradeWord(grade), countOf(list ?? [], progress, grade)))}
    </fieldset>
  </section>`;
}
