// A player's card: name, notes about the player, clock.

import { html } from 'htm/preact';
import { ClockFace } from './clock-face.js';

/** @param {{side: string, sideName: string, name: string, notes: readonly string[], active: boolean, thinking?: boolean,
 *   clock: import('../game/clock.js').Clock<string> | null, children?: any}} props `side` is a CSS class, and
 *   `sideName` what it is called; `active`: it is their turn */
export function PlayerCard({ side, sideName, name, notes, active, thinking = false, clock, children }) {
  return html`<section class=${`player ${side} ${active ? 'active' : ''}`} aria-label=${`${sideName}: ${name}`}>
    <span class="player-color" aria-hidden="true"></span>
    <span class="player-name"><span title=${name}>${name}</span><small>${[...(name === sideName ? [] : [sideName]), ...notes].join(' · ')}</small></span>
    ${children}
    ${thinking && html`<span class="thinking" role="img" aria-label="thinking"><i></i><i></i><i></i></span>`}
    ${clock && html`<${ClockFace} clock=${clock} side=${side} name=${sideName} />`}
  </section>`;
}
