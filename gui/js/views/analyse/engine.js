// The engine's panel, with the lines of Laser Chess.

import { html } from 'htm/preact';
import { EngineLines, EnginePanel as Panel, LineMoves } from '../../app/engine-panel.js';
import { useStore } from '../../app/hooks.js';
import { numberText } from '../../game/plies.js';
import { plyOf } from '../../game/tree.js';
import { ScoreTag } from '../../parts/thoughts.js';
import { NO_MOVES } from './model.js';

/** @typedef {import('./model.js').AnalyseModel} AnalyseModel */
/** @typedef {import('./model.js').AnalyseState} AnalyseState */

const LINE_LENGTH = 14;
const NOTE = html`Scores are in hundreds of points, <b>+</b> is good for Blue; M3 is a win in three moves.`;

/** @param {{model: AnalyseModel, state: AnalyseState}} props */
export function EnginePanel({ model, state }) {
  const reviewing = useStore(model.reviewer.progress) !== null;
  const over = state.shown !== null && state.shown.result !== '*';
  const pauses = over ? 'The game is over here.' : reviewing ? 'Waiting for the review.' : null;
  return html`<${Panel} thinker=${model.thinker} at=${state.at} pauses=${pauses} note=${NOTE}><${Lines} model=${model} state=${state} /><//>`;
}

/** @param {{model: AnalyseModel, state: AnalyseState}} props */
function Lines({ model, state }) {
  const { lines } = useStore(model.thinker.settings);
  const thoughts = useStore(model.thinker.thoughts);
  const here = thoughts?.node === state.at ? thoughts : null;
  const most = Math.min(lines, Math.max(1, state.shown?.moves.length ?? lines));
  const ply = plyOf(state.tree, state.at);
  /** @param {number} index */
  const numberOf = (index) => {
    const number = numberText(state.first, ply + index + 1);
    return index === 0 || number.endsWith('.') ? number : '';
  };
  return html`<${EngineLines} count=${most} onLook=${(/** @type {number | null} */ index) => {
    model.pointed.set(index === null ? null : index + 1);
    if (index === null) model.peeked.set(NO_MOVES);
  }} line=${(/** @type {number} */ index) => {
    const info = here?.infos.find(({ multipv }) => multipv === index + 1);
    return html`${info && here ? html`<${ScoreTag} info=${info} mover=${here.mover} />` : html`<span class="score">…</span>`}
      <${LineMoves} key=${state.at} rank=${index + 1} pv=${info?.pv.slice(0, LINE_LENGTH) ?? NO_MOVES} numberOf=${numberOf}
        onPlay=${(/** @type {readonly string[]} */ moves) => model.playLine(moves)} onFocus=${(/** @type {boolean} */ on) => model.pointed.set(on ? index + 1 : null)}
        onPeek=${(/** @type {readonly string[]} */ moves) => model.peeked.set(moves)} />`;
  }} />`;
}
