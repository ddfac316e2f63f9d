// The players beside the board: name, strength, what they have found, clock; and the cards of the one who looks.

import { html } from 'htm/preact';
import { ClockFace } from '../../../parts/clock-face.js';
import { CardPicture, PawnIcon, TreasureIcon, treasureName } from '../../board/pictures.js';
import { seatName } from '../../lines.js';
import { playerName, strength } from './match.js';

/** @typedef {import('../../lines.js').Player} Player */

/** @param {{match: import('./match.js').Match, named: readonly import('./match.js').Opponent[], seat: import('../../lines.js').Seat,
 *   player: Player | undefined, active: boolean, thinking: boolean, clock: import('./model.js').PlayState['clock']}} props */
export function SeatCard({ match, named, seat, player, active, thinking, clock }) {
  const name = playerName(match, seat);
  const notes = [...(name === seatName(seat) ? [] : [seatName(seat)]), strength(match.players[seat], named)].filter((text) => text);
  const left = player?.cards.length ?? 0;
  return html`<section class=${`player seat of-${seat} ${active ? 'active' : ''}`} aria-label=${`${seatName(seat)}: ${name}`}>
    <${PawnIcon} seat=${seat} />
    <span class="player-name">${name}<small>${notes.join(' · ')}</small></span>
    ${thinking && html`<span class="thinking" role="img" aria-label="thinking"><i></i><i></i><i></i></span>`}
    ${player && html`<span class="seat-cards" title=${left === 0 ? 'on the way home' : `${left} ${left === 1 ? 'card' : 'cards'} to find`}>
      ${left === 0 ? html`<span class="seat-home">home</span>` : html`<${CardPicture} /><span>${left}</span>`}</span>`}
    ${clock && html`<${ClockFace} clock=${clock} side=${seat} name=${seatName(seat)} />`}
    ${player && player.found !== '' && html`<span class="seat-found" role="group" aria-label="Found">${[...player.found].map((treasure) => html`<${TreasureIcon} key=${treasure} treasure=${treasure} />`)}</span>`}
  </section>`;
}

/** The card that a player looks at, or all of them if they may be taken in any order.
 * @param {{player: Player, options: import('../../book.js').Options, over: boolean}} props */
export function Hand({ player: { seat, cards, found, home }, options, over }) {
  const all = cards.length + found.length;
  const known = [...cards].filter((card) => card !== '?');
  const seen = options.FreeOrder ? known : known.slice(0, 1);
  const words = cards === ''
    ? (over ? 'Every treasure found' : `Every treasure found. Now go home to ${home}.`)
    : `${found.length} of ${all} found`;
  return html`<section class=${`panel hand of-${seat}`} aria-label="Your cards">
    ${cards === ''
      ? html`<span class="hand-home"><${PawnIcon} seat=${seat} /></span>`
      : seen.map((treasure) => html`<span key=${treasure} class="hand-card"><${CardPicture} treasure=${treasure} />${seen.length > 1 && html`<small>${treasureName(treasure)}</small>`}</span>`)}
    <p>${cards !== '' && seen.length === 1 && html`<strong>Find the ${treasureName(seen[0])}</strong>`}
      ${cards !== '' && seen.length > 1 && html`<strong>Find these, in any order</strong>`}
      ${cards === '' && !over && html`<strong>Go home</strong>`}<small>${words}</small></p>
  </section>`;
}
