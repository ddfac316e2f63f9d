// The players and their cards: to be found, found, unknown.

import { html } from 'htm/preact';
import { CardPicture, PawnIcon, TreasureIcon, treasureName } from '../../board/pictures.js';
import { SEATS, seatName } from '../../lines.js';
import { freeCards, seated, withHand } from './position.js';

/** @typedef {import('../../lines.js').Seat} Seat */
/** @typedef {import('./position.js').Hand} Hand */
/** @typedef {import('./position.js').Position} Position */

/** @param {{model: import('./model.js').SetupModel, position: Position, ordered: boolean}} props `ordered`: the first card is the one that counts */
export function HandsPanel({ model, position, ordered }) {
  return html`<section class="panel hands" aria-label="Players and cards">
    ${SEATS.map((seat) => {
      const hand = position.hands[seat];
      return html`<div key=${seat} class=${`hand-of of-${seat}`} role="group" aria-label=${seatName(seat)}>
        <label class="hand-seat"><${PawnIcon} seat=${seat} /><input type="checkbox" checked=${hand !== undefined}
          onChange=${(/** @type {any} */ event) => model.change(seated(position, seat, event.currentTarget.checked))} /><span>${seatName(seat)} plays</span></label>
        ${hand && html`<${HandFields} seat=${seat} hand=${hand} position=${position} ordered=${ordered} onChange=${model.change.bind(model)} />`}
      </div>`;
    })}
    <p class="palette-deed">Press a card to mark it as found. Press a found one to remove it.</p>
  </section>`;
}

/** @param {{seat: Seat, hand: Hand, position: Position, ordered: boolean, onChange: (next: Position) => void}} props */
function HandFields({ seat, hand: { cards, found }, position, ordered, onChange }) {
  /** @param {Partial<Hand>} fields */
  const set = (fields) => onChange(withHand(position, seat, fields));
  /** @param {number} index */
  const take = (index) => {
    const card = cards[index];
    set({ cards: cards.slice(0, index) + cards.slice(index + 1), ...(card !== '?' && { found: found + card }) });
  };
  return html`<span class=${`cards-sought ${ordered ? 'is-ordered' : ''}`} role="group" aria-label="To find">
      ${cards === '' && html`<span class="seat-home">on the way home</span>`}
      ${[...cards].map((card, index) => html`<button key=${`${card}${index}`} type="button" class="card-chip" onClick=${() => take(index)}
        aria-label=${card === '?' ? 'unknown card: remove it' : `${treasureName(card)}: found`}>
        ${card === '?' ? html`<${CardPicture} />` : html`<${TreasureIcon} treasure=${card} />`}</button>`)}
    </span>
    <select class="card-add" aria-label=${`A card for ${seatName(seat)}`} value="" onChange=${(/** @type {any} */ event) => {
      const card = event.currentTarget.value;
      event.currentTarget.value = '';
      if (card) set({ cards: card === '?' ? `${cards}?` : card + cards });
    }}>
      <option value="">Add a card…</option>
      <option value="?">unknown, below</option>
      ${freeCards(position).map((card) => html`<option key=${card} value=${card}>${treasureName(card)}${ordered ? ', on top' : ''}</option>`)}
    </select>
    ${found !== '' && html`<span class="cards-found" role="group" aria-label="Found"><small>found</small>
      ${[...found].map((card, index) => html`<button key=${card} type="button" class="card-chip" aria-label=${`${treasureName(card)}: remove it`}
        onClick=${() => set({ found: found.slice(0, index) + found.slice(index + 1) })}><${TreasureIcon} treasure=${card} /></button>`)}
    </span>`}`;
}
