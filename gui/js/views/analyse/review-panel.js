// The review of the game: starting and stopping it, what it found, its graph.

import { html } from 'htm/preact';
import { Boundary } from '../../app/boundary.js';
import { useAsked, useStore } from '../../app/hooks.js';
import { isFault, isReviewed, judgementText, MARKS, praiseText } from '../../game/judgement.js';
import { colorOfPly } from '../../game/plies.js';
import { lineThrough, nodeAt, plyOf } from '../../game/tree.js';
import { marked, numberText, t } from '../../lang/texts.js';
import { IconButton } from '../../parts/icons.js';
import { messageOf } from '../../protocol/lines.js';
import { colorName } from '../../board/names.js';
import { EFFORTS } from '../../app/reviewer.js';

/** @import { Color } from '../../protocol/lines.js' */
/** @import { ReviewSide } from '../../protocol/review.js' */
/** @import { AnalyseModel, AnalyseState } from './model.js' */

// The graph is loaded with the view, so that it works offline. If that fails, it is loaded again when it is drawn.
import('./graph.js').catch(() => {});

/** @param {{app: import('../../app/app.js').App, model: AnalyseModel, state: AnalyseState, onPractise?: () => void}} props */
export function ReviewPanel({ app, model, state, onPractise }) {
  const progress = useStore(model.reviewer.progress);
  const line = lineThrough(state.tree);
  const plies = line.length - 1;
  const scored = line.some((id) => state.scores.has(id));
  const reviewed = isReviewed(state.judgements);
  const faults = reviewed && [...state.judgements.values()].some(isFault);
  return html`<section class="panel review" aria-label=${t('analyse-review')}>
    ${plies > 0 && html`<div class="review-head">
      ${progress
        ? html`<label class="review-progress"><span>${t('analyse-review-progress', { done: progress.done, of: progress.of })}</span>
            <progress max=${progress.of} value=${progress.done}></progress></label>
          <${IconButton} icon="stop" label=${t('common-stop')} onClick=${() => model.stopReview()} />`
        : state.sides
          ? html`<div class="review-sides">
            <${Side} color="blue" side=${state.sides.blue} /><${Side} color="red" side=${state.sides.red} />
          </div>`
          : html`<${Begin} model=${model} />`}
      ${!progress && html`<div class="fault-steps" role="group" aria-label=${t('analyse-mistakes')}>
        ${faults && html`<${IconButton} icon="previous" label=${t('analyse-mistake-previous')} quiet onClick=${() => model.fault(-1)} />
          <${IconButton} icon="next" label=${t('analyse-mistake-next')} quiet onClick=${() => model.fault(1)} />`}
        ${state.sides && html`<${IconButton} icon="again" label=${t('analyse-review-again')} quiet extra="plain" onClick=${() => model.forgetReview()} />`}
      </div>`}
    </div>`}
    ${state.sides && faults && onPractise && html`<button type="button" class="button practise" onClick=${onPractise}>${t('analyse-practise')}</button>`}
    ${state.judgements.size > 0 && html`<${Verdict} model=${model} state=${state} />${reviewed && html`<${Legend} />`}`}
    ${scored
      ? html`<${Boundary} instead=${noGraph}><${Graph} app=${app} model=${model} state=${state} /><//>`
      : html`<p class="review-empty">${t(plies === 0 ? 'analyse-review-empty' : 'analyse-graph-empty')}</p>`}
  </section>`;
}

/** The graph. It draws with a library, and whatever happens to that takes nothing else of the view with it.
 * @param {{app: import('../../app/app.js').App, model: AnalyseModel, state: AnalyseState}} props */
function Graph(props) {
  const Drawn = useAsked(loadGraph, []);
  return Drawn && html`<${Drawn} ...${props} />`;
}

/** @returns {Promise<(props: {app: import('../../app/app.js').App, model: AnalyseModel, state: AnalyseState}) => any>} what draws the graph, or
 *   says why nothing does */
const loadGraph = () => import('./graph.js').then(({ ScoreGraph }) => ScoreGraph, (error) => {
  console.error(error);
  return () => noGraph(error);
});

/** @param {unknown} error */
function noGraph(error) {
  return html`<p class="review-empty">${t('analyse-graph-fails', { error: messageOf(error) })}</p>`;
}

/** @param {{model: AnalyseModel}} props */
function Begin({ model }) {
  const effort = useStore(model.reviewer.effort);
  return html`<button type="button" class="button primary" onClick=${() => void model.review()}>${t('analyse-review-begin')}</button>
    <select class="effort" aria-label=${t('analyse-effort')} value=${String(effort)}
      onChange=${(/** @type {any} */ event) => model.reviewer.effort.set(Number(event.currentTarget.value))}>
      ${EFFORTS.map(([name, nodes]) => html`<option key=${nodes} value=${String(nodes)} selected=${nodes === effort}>${name}</option>`)}
    </select>`;
}

/** @param {{color: Color, side: ReviewSide}} props */
function Side({ color, side }) {
  const { accuracy, inaccuracies, mistakes, blunders, missed } = side;
  const counts = /** @type {const} */ ([['inaccuracy', inaccuracies], ['mistake', mistakes], ['blunder', blunders]]);
  return html`<dl class=${`side ${color}`}>
    <dt>${colorName(color)}</dt>
    <dd class="accuracy">${marked('analyse-accuracy', { small: (text) => html`<small>${text}</small>` }, {
      accuracy: accuracy === null ? 'none' : numberText(accuracy, { minimumFractionDigits: 1, maximumFractionDigits: 1 }) })}</dd>
    ${counts.map(([mark, count]) => html`<dd key=${mark} class=${`count ${mark}`}>
      <b aria-hidden="true">${MARKS[mark].sign}</b><span class="unseen">${t('analyse-marks', { mark })} </span> ${count}</dd>`)}
    ${missed > 0 && html`<dd class="count missed-wins"><b aria-hidden="true">M</b><span class="unseen">${t('analyse-missed-wins')} </span> ${missed}</dd>`}
  </dl>`;
}

/** The meaning of the signs, for the eye; screen readers hear their names where they occur. */
function Legend() {
  const marks = /** @type {const} */ (['inaccuracy', 'mistake', 'blunder']);
  return html`<p class="legend" aria-hidden="true">
    ${marks.map((mark) => html`<span key=${mark} class=${`count ${mark}`}><b>${MARKS[mark].sign}</b> ${t('analyse-legend', { mark })}</span>`)}
    <span class="count missed-wins"><b>M</b> ${t('analyse-legend-missed')}</span>
  </p>`;
}

/** The review's verdict on the move that led here, or on the one played from here.
 * @param {{model: AnalyseModel, state: AnalyseState}} props */
function Verdict({ model, state }) {
  const { tree, first, at, hits, judgements } = state;
  const { parent, move, children } = nodeAt(tree, at);
  const here = judgements.get(at);
  const next = children.length > 0 ? judgements.get(children[0]) : undefined;
  /** @param {string | null} mark @param {string} said @param {string} label of a button @param {() => void} onClick */
  const fault = (mark, said, label, onClick) => html`<p class="judgement">
    <span class=${`judgement-mark ${mark ?? 'missed'}`}></span><span>${said}</span>
    <button type="button" class="button small" onClick=${onClick}>${label}</button>
  </p>`;
  if (isFault(here) && parent !== null) return fault(here.mark, t('analyse-move-said', { move: move ?? '', said: judgementText(here) }), t('analyse-show-move', { move: here.best }), () => model.show(parent));
  if (isFault(next)) {
    const { mark, best, pv } = next;
    return fault(mark, t('analyse-better', { move: nodeAt(tree, children[0]).move ?? '', best }), t('analyse-play-move', { move: best }), () => model.playLine(pv.slice(0, 1)));
  }
  const enemyKing = colorOfPly(first, plyOf(tree, at)) === 'blue' ? 'k' : 'K';
  return html`<p class="judgement">${here && move !== null ? praiseText(move, here, hits.get(at) === enemyKing) : ''}</p>`;
}
