// What the engine says: the chances below the board, and its panel with the lines.

import { html } from 'htm/preact';
import { NO_MOVES } from '../../app/analysis-model.js';
import { EnginePanel as Panel } from '../../app/analysis-view.js';
import { useAsked, useStore } from '../../app/hooks.js';
import { countText } from '../../game/evaluation.js';
import { numberText } from '../../game/plies.js';
import { plyOf, positionWords } from '../../game/tree.js';
import { marked, t } from '../../lang/texts.js';
import { IconButton } from '../../parts/icons.js';
import { Chances, ExpectedBar, ScoreTag } from '../../parts/thoughts.js';
import { parseBookMove } from '../../protocol/lines.js';

/** @import { BookMove, Color, Info } from '../../protocol/lines.js' */
/** @import { AnalyseModel, AnalyseState } from './model.js' */

const LINE_LENGTH = 14;
const NOTE = marked('analyse-scores-note', { b: (text) => html`<b>${text}</b>` });
/** @type {Record<'1-0' | '0-1' | '1/2-1/2', string>} */
const OVER = {
  '1-0': t('analyse-has-won', { color: 'blue' }), '0-1': t('analyse-has-won', { color: 'red' }), '1/2-1/2': t('analyse-drawn'),
};

/** The bar of chances: Blue wins, draw, Red wins.
 * @param {{model: AnalyseModel, state: AnalyseState}} props */
export function ChancesBar({ model, state }) {
  const thoughts = useStore(model.thinker.thoughts);
  const { at, shown, scores, flipped } = state;
  const info = thoughts?.node === at ? thoughts.infos[0] : undefined;
  const expected = scores.get(at)?.expected;
  if (shown && shown.result !== '*') return html`<p class="chances over">${OVER[shown.result]}</p>`;
  if (thoughts && info?.wdl) return html`<${Chances} info=${info} mover=${thoughts.mover} flipped=${flipped} />`;
  if (expected !== undefined) return html`<${ExpectedBar} expected=${expected} flipped=${flipped} />`;
  return html`<p class="chances empty">${shown ? t('analyse-chances-unknown') : ''}</p>`;
}

/** @param {{model: AnalyseModel, state: AnalyseState}} props */
export function EnginePanel({ model, state: { tree, at, first, shown } }) {
  const reviewing = useStore(model.reviewer.progress) !== null;
  const over = shown !== null && shown.result !== '*';
  const pauses = over ? t('analyse-over') : reviewing ? t('analyse-waits') : null;
  const ply = plyOf(tree, at);
  const lines = {
    most: shown ? Math.max(1, shown.moves.length) : undefined,
    length: LINE_LENGTH,
    score: (/** @type {Info | undefined} */ info, /** @type {Color} */ mover) => (info
      ? html`<${ScoreTag} info=${info} mover=${mover} />`
      : html`<span class="score">…</span>`),
    numberOf: (/** @type {number} */ index) => {
      const number = numberText(first, ply + index + 1);
      return index === 0 || number.endsWith('.') ? number : '';
    },
  };
  const threat = useStore(model.threat.found);
  const tools = html`<${IconButton} icon="threat" label=${t('analyse-threat-show')} quiet extra="plain" pressed=${threat !== null} disabled=${over}
    onClick=${() => model.toggleThreat()} />`;
  return html`<${Panel} model=${model} at=${at} pauses=${pauses} note=${NOTE} lines=${lines} tools=${tools} below=${threat && html`<${Threat} ...${threat} />`} />`;
}

/** What the other side would do if it were its move.
 * @param {import('./threat.js').Threatened} props */
function Threat({ info, mover }) {
  return html`<p class="engine-line engine-threat"><b>${t('analyse-threat')}</b>
    ${info ? html`<${ScoreTag} info=${info} mover=${mover} /><span class="engine-moves">${info.pv.slice(0, LINE_LENGTH).join(' ')}</span>` : t('common-thinking')}</p>`;
}

/** The book is asked, and a page without a server loads it, only while it is shown.
 * @param {{app: import('../../app/app.js').App, model: AnalyseModel, state: AnalyseState}} props */
export function Book({ app, model, state }) {
  const words = positionWords(state.tree, state.at);
  const goesOn = state.shown?.result === '*';
  const found = useAsked(() => (goesOn ? model.arbiter.ask(words, ['book']).then((lines) => ({ words, lines })) : null),
    [goesOn, words, model.arbiter], (error) => app.report(error));
  const known = found?.words === words;
  const moves = known && goesOn ? found.lines.map(parseBookMove).filter((move) => move !== null) : [];
  return html`<div class="book">
    ${moves.length > 0
      ? html`<${BookMoves} moves=${moves} model=${model} state=${state} />`
      : html`<p class="engine-pause">${goesOn && !known ? '…' : t('analyse-book-lacks')}</p>`}
  </div>`;
}

/** @param {{moves: readonly BookMove[], model: AnalyseModel, state: AnalyseState}} props */
function BookMoves({ moves, model, state }) {
  const mover = state.shown?.toMove ?? 'blue';
  return html`<table aria-label=${t('analyse-book-moves')} onPointerLeave=${() => model.peeked.set(NO_MOVES)}>
    <thead><tr><th>${t('analyse-book-move')}</th><th>${t('analyse-book-score')}</th><th>${t('analyse-book-depth')}</th><th>${t('common-games')}</th><th>${t('analyse-book-results')}</th></tr></thead>
    <tbody>${moves.map(({ move, score, depth, results }) => {
      const games = results.win + results.draw + results.loss;
      const info = { score, wdl: results };
      return html`<tr key=${move} onPointerEnter=${() => model.peeked.set([move])}>
        <td><button type="button" class="button small" onClick=${() => model.move(move)}>${move}</button></td>
        <td><${ScoreTag} info=${info} mover=${mover} /></td><td>${depth}</td><td>${countText(games)}</td>
        <td>${games > 0 && html`<${Chances} info=${info} mover=${mover} flipped=${state.flipped} />`}</td>
      </tr>`;
    })}</tbody>
  </table>`;
}
