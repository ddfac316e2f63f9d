// A player beside the board: name, notes about the player, what was found, clock.

import { html } from 'htm/preact';
import { ClockFace } from '../parts/clock-face.js';
import { CardPicture, PawnIcon, TreasureIcon } from './board/pictures.js';
import { seatName } from './lines.js';

/** @param {{seat: import('./lines.js').Seat, name: string, notes: readonly string[], player: import('./lines.js').Player | undefined,
 *   active: boolean, thinking: boolean, clock: import('../game/clock.js').Clock<any> | null, children?: any}} props `player` as the
 *   viewer sees the player; `active`: it is their turn */
export function Seat({ seat, name, notes, player, active, thinking, clock, children }) {
  const said = [...(name === seatName(seat) ? [] : [seatName(seat)]), ...notes];
  const left = player?.cards.length ?? 0;
  const open = /^[A-X]/.exec(player?.cards ?? '')?.[0];
  return html`<section class=${`player seat of-${seat} ${active ? 'active' : ''}`} aria-label=${`${seatName(seat)}: ${name}`}>
    <${PawnIcon} seat=${seat} />
    <span class="player-name"><span title=${name}>${name}</span><small>${said.join(' · ')}</small></span>
    ${children}
    ${thinking && html`<span class="thinking" role="img" aria-label="thinking"><i></i><i></i><i></i></span>`}
    ${player && html`<span class="seat-cards" title=${left === 0 ? 'on the way home' : `${left} ${left === 1 ? 'card' : 'cards'} to find`}>
      ${left === 0 ? html`<span class="seat-home">home</span>` : html`<${CardPicture} treasure=${open} /><span>${left}</span>`}</span>`}
    ${clock && html`<${ClockFace} clock=${clock} side=${seat} name=${seatName(seat)} />`}
    ${player && player.found !== '' && html`<span class="seat-found" role="group" aria-label="Found">${[...player.found].map((treasure) => html`<${TreasureIcon} key=${treasure} treasure=${treasure} />`)}</span>`}
  </section>`;
}
