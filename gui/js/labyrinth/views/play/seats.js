// The players beside the board: name, strength, what they have found, clock.

import { html } from 'htm/preact';
import { ClockFace } from '../../../parts/clock-face.js';
import { CardPicture, PawnIcon, TreasureIcon } from '../../board/pictures.js';
import { seatName } from '../../lines.js';
import { playerName, strength } from './match.js';

/** @typedef {import('../../lines.js').Player} Player */

/** @param {{match: import('./match.js').Match, named: readonly import('./match.js').Opponent[], seat: import('../../lines.js').Seat,
 *   player: Player | undefined, active: boolean, thinking: boolean, clock: import('./model.js').PlayState['clock']}} props */
export function SeatCard({ match, named, seat, player, active, thinking, clock }) {
  const name = playerName(match, seat);
  const notes = [...(name === seatName(seat) ? [] : [seatName(seat)]), strength(match.players[seat], named)].filter((text) => text);
  const left = player?.cards.length ?? 0;
  const open = /^[A-X]/.exec(player?.cards ?? '')?.[0];
  return html`<section class=${`player seat of-${seat} ${active ? 'active' : ''}`} aria-label=${`${seatName(seat)}: ${name}`}>
    <${PawnIcon} seat=${seat} />
    <span class="player-name">${name}<small>${notes.join(' · ')}</small></span>
    ${thinking && html`<span class="thinking" role="img" aria-label="thinking"><i></i><i></i><i></i></span>`}
    ${player && html`<span class="seat-cards" title=${left === 0 ? 'on the way home' : `${left} ${left === 1 ? 'card' : 'cards'} to find`}>
      ${left === 0 ? html`<span class="seat-home">home</span>` : html`<${CardPicture} treasure=${open} /><span>${left}</span>`}</span>`}
    ${clock && html`<${ClockFace} clock=${clock} side=${seat} name=${seatName(seat)} />`}
    ${player && player.found !== '' && html`<span class="seat-found" role="group" aria-label="Found">${[...player.found].map((treasure) => html`<${TreasureIcon} key=${treasure} treasure=${treasure} />`)}</span>`}
  </section>`;
}
