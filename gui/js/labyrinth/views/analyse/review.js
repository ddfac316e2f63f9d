// The review of a game: starting and stopping it, what it found, the players' chances over the game.

import { html } from 'htm/preact';
import { useStore } from '../../../app/hooks.js';
import { isFault, judgementText, MARKS, praiseText } from '../../../game/judgement.js';
import { lineThrough, nodeAt, onMainLine } from '../../../game/tree.js';
import { listText, t } from '../../../lang/texts.js';
import { IconButton } from '../../../parts/icons.js';
import { seatName } from '../../lines.js';

/** @import { AnalyseModel, AnalyseState } from './model.js' */
/** @import { Seat } from '../../lines.js' */

/** @param {{model: AnalyseModel, state: AnalyseState, seats: readonly Seat[]}} props */
export function ReviewPanel({ model, state, seats }) {
  const progress = useStore(model.reviewer.progress);
  const { tree, at, judgements, sides } = state;
  const turns = lineThrough(tree).length - 1;
  if (turns === 0) return null;
  const judgement = judgements.get(at);
  const { move: marked, parent } = nodeAt(tree, at);
  const move = marked && marked.slice(0, 5);
  return html`<section class="panel review maze-review" aria-label=${t('analyse-review')}>
    <div class="review-head">
      ${progress
        ? html`<label class="review-progress"><span>${t('analyse-review-progress-turns', { done: progress.done, of: progress.of })}</span>
            <progress max=${progress.of} value=${progress.done}></progress></label>
          <${IconButton} icon="stop" label=${t('common-stop')} onClick=${() => model.reviewer.stop()} />`
        : sides ? html`<${Sides} sides=${sides} seats=${seats} />`
          : html`<button type="button" class="button primary" onClick=${() => void model.review()}>${t('analyse-review-begin')}</button>`}
      ${!progress && sides && html`<div class="fault-steps" role="group" aria-label=${t('analyse-mistakes')}>
        ${[...judgements.values()].some(isFault) && html`<${IconButton} icon="previous" label=${t('analyse-mistake-previous')} quiet onClick=${() => model.fault(-1)} />
          <${IconButton} icon="next" label=${t('analyse-mistake-next')} quiet onClick=${() => model.fault(1)} />`}
        <${IconButton} icon="again" label=${t('analyse-review-again')} quiet extra="plain" onClick=${() => void model.review()} />
      </div>`}
    </div>
    ${judgements.size > 0 && html`<p class="judgement">${judgement && move !== null && parent !== null && (isFault(judgement)
      ? html`<span class=${`judgement-mark ${judgement.mark ?? 'missed'}`}></span><span>${t('analyse-move-said', { move: move ?? '', said: judgementText(judgement) })}</span>
        <button type="button" class="button small" onClick=${() => model.show(parent)}>${t('analyse-show-move', { move: judgement.best })}</button>`
      : praiseText(move, judgement, false))}</p>
      <${Graph} model=${model} state=${state} seats=${seats} />`}
  </section>`;
}

/** How often each player went wrong.
 * @param {{sides: import('../../../app/reviewer.js').Sides, seats: readonly Seat[]}} props */
function Sides({ sides, seats }) {
  return html`<div class="review-sides">${seats.map((seat) => html`<dl key=${seat} class=${`side of-${seat}`}>
    <dt>${seatName(seat)}</dt>
    ${/** @type {const} */ ([['inaccuracy', 'inaccuracies'], ['mistake', 'mistakes'], ['blunder', 'blunders']]).map(([mark, counted]) => html`<dd key=${mark}
      class=${`count ${mark}`}><b aria-hidden="true">${MARKS[mark].sign}</b><span class="unseen">${t('analyse-marks', { mark })} </span> ${sides[seat]?.[counted] ?? 0}</dd>`)}
  </dl>`)}</div>`;
}

/** The chance of each player before each of their turns. A click goes to a turn.
 * @param {{model: AnalyseModel, state: AnalyseState, seats: readonly Seat[]}} props */
function Graph({ model, state: { tree, at, judgements }, seats }) {
  const line = lineThrough(tree);
  const last = line.length - 1;
  const turns = line.flatMap((id, ply) => {
    const found = judgements.get(id);
    return found ? [{ id, ply, ...found }] : [];
  });
  const of = (/** @type {Seat} */ seat) => turns.filter((turn) => turn.seat === seat);
  const words = seats.flatMap((seat) => {
    const own = of(seat);
    return own.length === 0 ? [] : [t('analyse-chances-of', { color: seat, from: Math.round(own[0].win), to: Math.round(own[own.length - 1].win) })];
  });
  const faults = turns.filter(isFault);
  const now = line.indexOf(onMainLine(tree, at));
  const onClick = (/** @type {any} */ event) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    void model.show(line[Math.round(Math.max(0, Math.min(1, (event.clientX - left) / width)) * last)]);
  };
  return html`<svg class="maze-graph" viewBox=${`0 0 ${last} 100`} preserveAspectRatio="none" role="img" onClick=${onClick}
    aria-label=${[t('analyse-chances-over', { players: listText(words, { type: 'unit' }) }), ...(faults.length > 0 ? [t('analyse-chances-marked', { count: faults.length })] : [])].join(' ')}>
    <path class="maze-graph-now" d=${`M${now} 0V100`} />
    ${seats.map((seat) => html`<polyline key=${seat} class=${`of-${seat}`} points=${of(seat).map(({ ply, win }) => `${ply - 1},${100 - win}`).join(' ')} />`)}
    ${faults.map(({ id, ply, win, mark }) => html`<path key=${id} class=${`maze-graph-fault ${mark ?? 'missed'}`} d=${`M${ply - 1} ${100 - win}h0`} />`)}
  </svg>`;
}
