// The thoughts of engines that play each other, for a spectator.

import { html } from 'htm/preact';
import { Chances, Progress, ScoreTag } from '../../parts/thoughts.js';
import { nameAndColor } from './outcome.js';

/** @typedef {import('./model.js').PlayState} PlayState */

const LINE_LENGTH = 12;

/** @param {{state: PlayState}} props */
export function WatchPanel({ state: { match, thoughts, thinking, flipped } }) {
  const color = thoughts?.color ?? thinking;
  const info = thoughts?.infos[0];
  return html`<section class="panel watch" aria-label="What the engines think">
    <header class="watch-head">
      <h2>${color && nameAndColor(match, color)}</h2>
      ${color && html`<${Progress} info=${info} />`}
    </header>
    <p class="watch-line">${info && color && html`<${ScoreTag} info=${info} mover=${color} />
      <span class="engine-moves">${info.pv.slice(0, LINE_LENGTH).map((move, index) => html`<span key=${index}>${move}</span>`)}</span>`}</p>
    ${info && color
      ? html`<${Chances} info=${info} mover=${color} flipped=${flipped} />`
      : html`<p class="chances"></p>`}
  </section>`;
}
