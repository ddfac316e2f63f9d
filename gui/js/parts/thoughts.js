// An engine's thoughts: score, depth and nodes, the chances of both sides.

import { html } from 'htm/preact';
import { countText, expectedForBlue, scoreForBlue, scoreText, wdlForBlue, wholePercents } from '../game/evaluation.js';
import { marked, t } from '../lang/texts.js';

/** @import { Color, Info } from '../protocol/lines.js' */

/** @param {{info: Info, mover: Color}} props */
export function ScoreTag({ info, mover }) {
  const score = scoreForBlue(info.score, mover);
  const text = scoreText(score);
  const side = text.startsWith('+') ? 'blue' : text.startsWith('-') ? 'red' : '';
  return html`<span class=${`score ${side}`} title=${t('board-score-sign')}>${info.bound ? (info.bound === 'lower') === (mover === 'blue') ? '≥' : '≤' : ''}${text}</span>`;
}

const bold = (/** @type {string} */ text) => html`<b>${text}</b>`;

/** Depth, nodes and nodes per second, once known.
 * @param {{info: Info | undefined}} props */
export function Progress({ info }) {
  if (!info) return html`<p class="engine-progress">${t('common-thinking')}</p>`;
  return html`<p class="engine-progress">
    <span>${marked('board-depth', { b: bold }, { depth: info.depth })}</span>
    <span class="nodes">${marked('board-nodes', { b: bold }, { count: countText(info.nodes) })}</span>
    <span>${marked('board-speed', { b: bold }, { count: countText(info.nps) })}</span>
  </p>`;
}

/** A narrower part, in per cent, has no room for its number. */
const MIN_LABELLED = 9;

/** An engine's chances for a win by Blue, a draw and a win by Red.
 * @param {{info: Info, mover: Color, flipped: boolean}} props */
export function Chances({ info, mover, flipped }) {
  const { win, draw, loss } = info.wdl ? wdlForBlue(info.wdl, mover) : { win: 0, draw: 0, loss: 0 };
  if (win + draw + loss === 0) {
    return html`<${ExpectedBar} expected=${expectedForBlue(info.score, null, mover)} flipped=${flipped} />`;
  }
  const [blue, none, red] = wholePercents([win, draw, loss]);
  return html`<${Bar} parts=${[['blue', blue], ['draw', none], ['red', red]]} flipped=${flipped}
    text=${t('board-chances', { blue, draw: none, red })} />`;
}

/** The same when only Blue's expected result is known, in per cent.
 * @param {{expected: number, flipped: boolean}} props */
export function ExpectedBar({ expected, flipped }) {
  const [blue, red] = wholePercents([expected, 100 - expected]);
  return html`<${Bar} parts=${[['blue', blue], ['red', red]]} flipped=${flipped} text=${t('board-expected', { blue })} />`;
}

/** A bar of several parts, each a class and its share in per cent.
 * @param {{parts: [string, number][], text: string, flipped: boolean}} props */
export function Bar({ parts, text, flipped }) {
  return html`<div class="chances" role="img" aria-label=${text} title=${text}>
    ${(flipped ? parts.toReversed() : parts).map(([part, share]) => html`<span key=${part} class=${`chance ${part}`}
      style=${{ flexGrow: share }}>${share >= MIN_LABELLED ? t('common-percent', { percent: share }) : ''}</span>`)}
  </div>`;
}
