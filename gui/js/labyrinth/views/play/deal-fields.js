// The fields for what is dealt in a new game: cards, who begins, the tiles of the box.

import { html } from 'htm/preact';
import { Select } from '../../../parts/fields.js';
import { seatName } from '../../lines.js';
import { fullStack } from './match.js';

/** @import { Seat } from '../../lines.js' */
/** @import { Deal } from './match.js' */

/** What is not as usual, in short. @param {Deal} deal @param {number} players */
export function dealText({ cards, first, tiles }, players) {
  const few = cards !== null && cards < fullStack(players) ? [`${cards} ${cards === 1 ? 'card' : 'cards'} each`] : [];
  const begins = first === 'blue' ? [] : [`${seatName(first)} begins`];
  return [...few, ...begins, ...(tiles === '13' ? ['13 straight tiles'] : [])];
}

/** @param {{deal: Deal, seats: readonly Seat[], onChange: (deal: Deal) => void}} props */
export function DealFields({ deal, seats, onChange }) {
  const most = fullStack(seats.length);
  const counts = Array.from({ length: most - 1 }, (_, index) => String(index + 1));
  const cards = deal.cards !== null && deal.cards < most ? String(deal.cards) : '';
  const first = seats.includes(deal.first) ? deal.first : 'blue';
  return html`<div class="variants" role="group" aria-label="Deal">
    <${Select} label="Cards each" value=${cards} choices=${[['', `all (${most})`], ...counts.map((count) => [count, count])]}
      onChange=${(/** @type {string} */ count) => onChange({ ...deal, cards: count === '' ? null : Number(count) })} />
    <${Select} label="Who begins" value=${first} choices=${seats.map((seat) => [seat, seatName(seat)])}
      onChange=${(/** @type {Seat} */ seat) => onChange({ ...deal, first: seat })} />
    <${Select} label="Tiles" value=${deal.tiles} choices=${[['12', '12 straight, 16 corners'], ['13', '13 straight, 15 corners']]}
      onChange=${(/** @type {Deal['tiles']} */ tiles) => onChange({ ...deal, tiles })} />
  </div>`;
}
