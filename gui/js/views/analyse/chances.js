// The bar of chances below the board: Blue wins, draw, Red wins.

import { html } from 'htm/preact';
import { useStore } from '../../app/hooks.js';
import { Chances, ExpectedBar } from '../../parts/thoughts.js';

/** @typedef {import('./model.js').AnalyseModel} AnalyseModel */
/** @typedef {import('./model.js').AnalyseState} AnalyseState */

/** @param {{model: AnalyseModel, state: AnalyseState}} props */
export function ChancesBar({ model, state }) {
  const thoughts = useStore(model.thinker.thoughts);
  const { at, shown, scores, flipped } = state;
  const info = thoughts?.node === at ? thoughts.infos[0] : undefined;
  const expected = scores.get(at)?.expected;
  if (shown && shown.result !== '*') return html`<p class="chances over">${OVER[shown.result]}</p>`;
  if (thoughts && info?.wdl) return html`<${Chances} info=${info} mover=${thoughts.mover} flipped=${flipped} />`;
  if (expected !== undefined) return html`<${ExpectedBar} expected=${expected} flipped=${flipped} />`;
  return html`<p class="chances empty">${shown ? 'Switch the engine on to see who is ahead.' : ''}</p>`;
}

/** @type {Record<'1-0' | '0-1' | '1/2-1/2', string>} */
const OVER = { '1-0': 'Blue has won', '0-1': 'Red has won', '1/2-1/2': 'Drawn by repetition' };
