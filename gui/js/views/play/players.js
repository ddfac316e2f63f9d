// A player's card: name, strength, clock.

import { html } from 'htm/preact';
import { ClockFace } from '../../parts/clock-face.js';
import { colorName } from '../../protocol/lines.js';
import { playerName, strengthText } from './match.js';

/** @typedef {import('../../protocol/lines.js').Color} Color */
/** @typedef {import('../../game/clock.js').Clock} Clock */

/** @param {{match: import('./match.js').Match, named: readonly import('./match.js').Opponent[], color: Color, active: boolean, thinking: boolean, clock: Clock | null}} props
 *  `active`: it is their turn */
export function PlayerCard({ match, named, color, active, thinking, clock }) {
  const player = match.players[color];
  const name = playerName(match, color);
  const notes = [
    ...(name === colorName(color) ? [] : [colorName(color)]),
    ...(player.kind === 'engine' ? [strengthText(player.strength, named)].filter((text) => text) : []),
  ];
  return html`<section class=${`player ${color} ${active ? 'active' : ''}`} aria-label=${`${colorName(color)}: ${name}`}>
    <span class="player-color" aria-hidden="true"></span>
    <span class="player-name">${name}<small>${notes.join(' · ')}</small></span>
    ${thinking && html`<span class="thinking" role="img" aria-label="thinking"><i></i><i></i><i></i></span>`}
    ${clock && html`<${ClockFace} clock=${clock} side=${color} name=${colorName(color)} />`}
  </section>`;
}
