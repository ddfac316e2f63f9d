// A player's card: name, notes about the player, clock.

import { html } from 'htm/preact';
import { ClockFace } from './clock-face.js';

/**
 * @param {object} props
 * @param {string} props.side
 * @param {string} props.sideName
 * @param {string} [props.kind]  CSS classes; those of the side by default
 * @param {any} [props.icon]  in place of a spot of the side's colour
 * @param {string} props.name
 * @param {readonly string[]} props.notes  about the player
 * @param {boolean} props.active  it is their turn
 * @param {boolean} [props.thinking]
 * @param {import('../game/clock.js').Clock<string> | null} props.clock
 * @param {any} [props.children]  beside the name
 * @param {any} [props.beforeClock]
 * @param {any} [props.afterClock]
 */
export function PlayerCard({ side, sideName, kind = side, icon, name, notes, active, thinking = false, clock, children, beforeClock, afterClock }) {
  return html`<section class=${`player ${kind} ${active ? 'active' : ''}`} aria-label=${`${sideName}: ${name}`}>
    ${icon ?? html`<span class="player-color" aria-hidden="true"></span>`}
    <span class="player-name"><span title=${name}>${name}</span><small>${[...(name === sideName ? [] : [sideName]), ...notes].join(' · ')}</small></span>
    ${children}
    ${thinking && html`<span class="thinking" role="img" aria-label="thinking"><i></i><i></i><i></i></span>`}
    ${beforeClock}
    ${clock && html`<${ClockFace} clock=${clock} side=${side} name=${sideName} />`}
    ${afterClock}
  </section>`;
}
