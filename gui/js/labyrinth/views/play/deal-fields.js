// The fields for what is dealt in a new game: cards, who begins, the tiles of the box.

import { html } from 'htm/preact';
import { t } from '../../../lang/texts.js';
import { Select } from '../../../parts/fields.js';
import { seatName } from '../../lines.js';
import { fullStack } from './match.js';

/** @import { Seat } from '../../lines.js' */
/** @import { Deal } from './match.js' */

/** What is not as usual, in short. @param {Deal} deal @param {number} players */
export function dealText({ cards, first, tiles }, players) {
  const few = cards !== null && cards < fullStack(players) ? [t('play-cards-count', { count: cards })] : [];
  const begins = first === 'blue' ? [] : [t('play-begins', { color: first })];
  return [...few, ...begins, ...(tiles === '13' ? [t('play-tiles-13')] : [])];
}

/** @param {{deal: Deal, seats: readonly Seat[], onChange: (deal: Deal) => void}} props */
export function DealFields({ deal, seats, onChange }) {
  const most = fullStack(seats.length);
  const counts = Array.from({ length: most - 1 }, (_, index) => String(index + 1));
  const cards = deal.cards !== null && deal.cards < most ? String(deal.cards) : '';
  const first = seats.includes(deal.first) ? deal.first : 'blue';
  return html`<div class="variants" role="group" aria-label=${t('play-deal')}>
    <${Select} label=${t('play-cards')} value=${cards} choices=${[['', t('play-cards-all', { count: most })], ...counts.map((count) => [count, count])]}
      onChange=${(/** @type {string} */ count) => onChange({ ...deal, cards: count === '' ? null : Number(count) })} />
    <${Select} label=${t('play-who-begins')} value=${first} choices=${seats.map((seat) => [seat, seatName(seat)])}
      onChange=${(/** @type {Seat} */ seat) => onChange({ ...deal, first: seat })} />
    <${Select} label=${t('setup-tiles')} value=${deal.tiles} choices=${[12, 13].map((straight) => [String(straight), t('play-tiles-count', { straight, corners: 28 - straight })])}
      onChange=${(/** @type {Deal['tiles']} */ tiles) => onChange({ ...deal, tiles })} />
  </div>`;
}
