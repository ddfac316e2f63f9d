// A player's card: name, notes about the player, clock.

import { html } from 'htm/preact';
import { t } from '../lang/texts.js';
import { ClockFace } from './clock-face.js';

/** @param {{side: string, sideName: string, kind?: string, icon?: any, name: string, notes: readonly string[], active: boolean, thinking?: boolean,
 *   clock: import('../game/clock.js').Clock<string> | null, children?: any, beforeClock?: any, afterClock?: any}} props `kind` has classes, the side by
 *   default; `icon` stands in place of a spot of the side's colour; `notes` are about the player; `active`: it is their turn; the children are beside
 *   the name */
export function PlayerCard({ side, sideName, kind = side, icon, name, notes, active, thinking = false, clock, children, beforeClock, afterClock }) {
  return html`<section class=${`player ${kind} ${active ? 'active' : ''}`} aria-label=${`${sideName}: ${name}`}>
    ${icon ?? html`<span class="player-color" aria-hidden="true"></span>`}
    <span class="player-name"><span title=${name}>${name}</span><small>${[...(name === sideName ? [] : [sideName]), ...notes].join(' · ')}</small></span>
    ${children}
    ${thinking && html`<span class="thinking" role="img" aria-label=${t('board-thinking')}><i></i><i></i><i></i></span>`}
    ${beforeClock}
    ${clock && html`<${ClockFace} clock=${clock} side=${side} name=${sideName} />`}
    ${afterClock}
  </section>`;
}
