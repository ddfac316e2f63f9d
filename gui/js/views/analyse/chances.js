// The bar of chances below the board: how often Blue wins, nobody does, Red does.

import { html } from 'htm/preact';
import { useStore } from '../../app/hooks.js';
import { wdlForBlue } from '../../game/evaluation.js';

/** @typedef {import('./model.js').AnalyseModel} AnalyseModel */
/** @typedef {import('./model.js').AnalyseState} AnalyseState */

/** @typedef {{blue: number, draw: number, red: number}} Chances in per cent */

/** @param {{model: AnalyseModel, state: AnalyseState}} props */
export function ChancesBar({ model, state }) {
  const thoughts = useStore(model.thinker.thoughts);
  const { at, shown, scores } = state;
  const info = thoughts?.node === at ? thoughts.infos[0] : undefined;
  const expected = scores.get(at)?.expected;
  if (shown && shown.result !== '*') return html`<p class="chances over">${OVER[shown.result]}</p>`;
  if (thoughts && info?.wdl) {
    const { win, draw, loss } = wdlForBlue(info.wdl, thoughts.mover);
    const text = `Blue wins ${per(win / 10)}, draw ${per(draw / 10)}, Red wins ${per(loss / 10)}`;
    return html`<${Bar} chances=${{ blue: win / 10, draw: draw / 10, red: loss / 10 }} text=${text} flipped=${state.flipped} />`;
  }
  if (expected === undefined) return html`<p class="chances empty">${shown ? 'Switch the engine on to see who is ahead.' : ''}</p>`;
  const text = `Blue's expected result is ${per(expected)}`;
  return html`<${Bar} chances=${{ blue: expected, draw: 0, red: 100 - expected }} text=${text} flipped=${state.flipped} />`;
}

/** @type {Record<'1-0' | '0-1' | '1/2-1/2', string>} */
const OVER = { '1-0': 'Blue has won', '0-1': 'Red has won', '1/2-1/2': 'Drawn by repetition' };
/** A part that is narrower, in per cent, has no room for its number. */
const LEAST_LABELLED = 9;

const PARTS = /** @type {const} */ (['blue', 'draw', 'red']);

/** @param {number} value */
function per(value) {
  return `${Math.round(value)} %`;
}

/** @param {{chances: Chances, text: string, flipped: boolean}} props */
function Bar({ chances, text, flipped }) {
  const parts = flipped ? PARTS.toReversed() : PARTS;
  return html`<div class="chances" role="img" aria-label=${text} title=${text}>
    ${parts.map((part) => html`<span key=${part} class=${`chance ${part}`} style=${{ flexGrow: chances[part] }}>
      ${chances[part] >= LEAST_LABELLED ? per(chances[part]) : ''}</span>`)}
  </div>`;
}
