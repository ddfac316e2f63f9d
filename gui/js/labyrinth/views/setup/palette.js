// The tools: what a press on the board does.

import { html } from 'htm/preact';
import { t } from '../../../lang/texts.js';
import { Icon } from '../../../parts/icons.js';
import { CardPicture, PawnIcon, TileIcon, TreasureIcon, treasureName } from '../../board/pictures.js';
import { seatName, SEATS } from '../../lines.js';
import { freeCards, placeOf, seated, SHAPES, TREASURES, withHand } from './position.js';

/** @import { Tool } from './model.js' */
/** @import { Seat } from '../../lines.js' */
/** @import { Hand, Position } from './position.js' */

/** @param {{tool: Tool, seats: readonly import('../../lines.js').Seat[], position: import('./position.js').Position, onTake: (tool: Tool) => void}} props */
export function Palette({ tool, seats, position, onTake }) {
  /** @param {Tool} what @param {boolean} taken @param {string} label @param {any} picture */
  const piece = (what, taken, label, picture) => html`<button key=${label} type="button" class="palette-piece" title=${label} aria-label=${label}
    aria-pressed=${taken} onClick=${() => onTake(what)}>${picture}</button>`;
  /** @param {'turn' | 'exchange'} kind @param {import('../../../parts/icons.js').IconName} icon @param {string} label */
  const utensil = (kind, icon, label) => html`<button type="button" class="button" aria-pressed=${tool.kind === kind} onClick=${() => onTake({ kind })}>
    <${Icon} name=${icon} /><span>${label}</span></button>`;
  const half = tool.kind === 'exchange' && tool.from !== undefined ? t('setup-exchange-with', { place: tool.from ?? 'spare' }) : t('setup-deed', { tool: tool.kind });
  return html`<section class="panel palette maze-palette" aria-label=${t('setup-tools')}>
    <div class="palette-tools" role="group" aria-label=${t('setup-tiles')}>
      ${utensil('turn', 'turn', t('setup-turn'))}${utensil('exchange', 'swap', t('setup-exchange'))}
    </div>
    <div class="palette-shapes">
      <div class="palette-row" role="group" aria-label=${t('setup-shapes')}>
        ${SHAPES.map((shape) => piece({ kind: 'shape', shape }, tool.kind === 'shape' && tool.shape === shape, t('setup-shape', { shape }), html`<${TileIcon} tile=${`${shape}n`} />`))}
      </div>
      <div class="palette-row" role="group" aria-label=${t('setup-pawns')}>
        ${seats.map((seat) => piece({ kind: 'pawn', seat }, tool.kind === 'pawn' && tool.seat === seat, t('board-pawn', { color: seat }), html`<${PawnIcon} seat=${seat} />`))}
      </div>
    </div>
    <div class="palette-treasures" role="group" aria-label=${t('setup-treasures')}>
      ${TREASURES.map((treasure) => {
        const at = placeOf(position, treasure);
        const label = t('setup-treasure', { treasure: treasureName(treasure), place: at === undefined ? 'nowhere' : at ?? 'spare' });
        return html`<button key=${treasure} type="button" class=${`palette-piece ${at === undefined ? 'is-free' : ''}`} title=${label} aria-label=${label}
          aria-pressed=${tool.kind === 'treasure' && tool.treasure === treasure} onClick=${() => onTake({ kind: 'treasure', treasure })}><${TreasureIcon} treasure=${treasure} /></button>`;
      })}
      ${piece({ kind: 'treasure', treasure: null }, tool.kind === 'treasure' && tool.treasure === null, t('setup-treasure-none'), html`<${Icon} name="remove" />`)}
    </div>
    <p class="palette-deed">${half} ${t('setup-close')}</p>
  </section>`;
}

/** @param {{model: import('./model.js').SetupModel, position: Position, ordered: boolean}} props `ordered`: the first card is the one that counts */
export function HandsPanel({ model, position, ordered }) {
  return html`<section class="panel hands" aria-label=${t('setup-players')}>
    ${SEATS.map((seat) => {
      const hand = position.hands[seat];
      return html`<div key=${seat} class=${`hand-of of-${seat}`} role="group" aria-label=${seatName(seat)}>
        <label class="hand-seat"><${PawnIcon} seat=${seat} /><input type="checkbox" checked=${hand !== undefined}
          onChange=${(/** @type {any} */ event) => model.change(seated(position, seat, event.currentTarget.checked))} /><span>${t('setup-plays', { color: seat })}</span></label>
        ${hand && html`<${HandFields} seat=${seat} hand=${hand} position=${position} ordered=${ordered} onChange=${model.change.bind(model)} />`}
      </div>`;
    })}
    <p class="palette-deed">${t('setup-cards-how')}</p>
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
  return html`<span class=${`cards-sought ${ordered ? 'is-ordered' : ''}`} role="group" aria-label=${t('setup-cards-sought')}>
      ${cards === '' && html`<span class="seat-home">${t('setup-cards-home')}</span>`}
      ${[...cards].map((card, index) => html`<button key=${`${card}${index}`} type="button" class="card-chip" onClick=${() => take(index)}
        aria-label=${card === '?' ? t('setup-card-unknown-remove') : t('setup-card-find', { treasure: treasureName(card) })}>
        ${card === '?' ? html`<${CardPicture} />` : html`<${TreasureIcon} treasure=${card} />`}</button>`)}
    </span>
    <select class="card-add" aria-label=${t('setup-card-for', { color: seat })} value="" onChange=${(/** @type {any} */ event) => {
      const card = event.currentTarget.value;
      event.currentTarget.value = '';
      if (card) set({ cards: card === '?' ? `${cards}?` : card + cards });
    }}>
      <option value="">${t('setup-card-add')}</option>
      <option value="?">${t('setup-card-unknown')}</option>
      ${freeCards(position).map((card) => html`<option key=${card} value=${card}>${ordered ? t('setup-card-on-top', { treasure: treasureName(card) }) : treasureName(card)}</option>`)}
    </select>
    ${found !== '' && html`<span class="cards-found" role="group" aria-label=${t('board-found')}><small>${t('analyse-cards-found-small')}</small>
      ${[...found].map((card, index) => html`<button key=${card} type="button" class="card-chip" aria-label=${t('setup-card-remove', { treasure: treasureName(card) })}
        onClick=${() => set({ found: found.slice(0, index) + found.slice(index + 1) })}><${TreasureIcon} treasure=${card} /></button>`)}
    </span>`}`;
}
