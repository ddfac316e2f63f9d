// The tools: what a press on the board does.

import { html } from 'htm/preact';
import { Icon } from '../../../parts/icons.js';
import { CardPicture, PawnIcon, TileIcon, TreasureIcon, treasureName } from '../../board/pictures.js';
import { seatName, SEATS } from '../../lines.js';
import { freeCards, placeOf, seated, SHAPES, TREASURES, withHand } from './position.js';

/** @import { Tool } from './model.js' */
/** @import { Seat } from '../../lines.js' */
/** @import { Hand, Position } from './position.js' */

const SHAPE_NAMES = { i: 'Straight', c: 'Corner', t: 'T' };
/** What each kind of tool does, in a sentence. */
const DEEDS = {
  turn: 'Press a loose tile to turn it.',
  exchange: 'Press two loose tiles, or one and the spare.',
  shape: 'Press a loose tile, or the spare.',
  treasure: 'Press the tile where it should lie.',
  pawn: 'Press the square where it should stand.',
};

/** @param {{tool: Tool, seats: readonly import('../../lines.js').Seat[], position: import('./position.js').Position, onTake: (tool: Tool) => void}} props */
export function Palette({ tool, seats, position, onTake }) {
  /** @param {Tool} what @param {boolean} taken @param {string} label @param {any} picture */
  const piece = (what, taken, label, picture) => html`<button key=${label} type="button" class="palette-piece" title=${label} aria-label=${label}
    aria-pressed=${taken} onClick=${() => onTake(what)}>${picture}</button>`;
  /** @param {'turn' | 'exchange'} kind @param {import('../../../parts/icons.js').IconName} icon @param {string} label */
  const utensil = (kind, icon, label) => html`<button type="button" class="button" aria-pressed=${tool.kind === kind} onClick=${() => onTake({ kind })}>
    <${Icon} name=${icon} /><span>${label}</span></button>`;
  const half = tool.kind === 'exchange' && tool.from !== undefined ? `${tool.from ?? 'The spare'}: press the tile to exchange it with.` : DEEDS[tool.kind];
  return html`<section class="panel palette maze-palette" aria-label="Tools">
    <div class="palette-tools" role="group" aria-label="Tiles">
      ${utensil('turn', 'turn', 'Turn')}${utensil('exchange', 'swap', 'Exchange')}
    </div>
    <div class="palette-shapes">
      <div class="palette-row" role="group" aria-label="Shapes">
        ${SHAPES.map((shape) => piece({ kind: 'shape', shape }, tool.kind === 'shape' && tool.shape === shape, SHAPE_NAMES[shape], html`<${TileIcon} tile=${`${shape}n`} />`))}
      </div>
      <div class="palette-row" role="group" aria-label="Pawns">
        ${seats.map((seat) => piece({ kind: 'pawn', seat }, tool.kind === 'pawn' && tool.seat === seat, `${seatName(seat)}'s pawn`, html`<${PawnIcon} seat=${seat} />`))}
      </div>
    </div>
    <div class="palette-treasures" role="group" aria-label="Treasures">
      ${TREASURES.map((treasure) => {
        const at = placeOf(position, treasure);
        const label = `${treasureName(treasure)}, ${at === undefined ? 'on no tile' : at ?? 'on the spare'}`;
        return html`<button key=${treasure} type="button" class=${`palette-piece ${at === undefined ? 'is-free' : ''}`} title=${label} aria-label=${label}
          aria-pressed=${tool.kind === 'treasure' && tool.treasure === treasure} onClick=${() => onTake({ kind: 'treasure', treasure })}><${TreasureIcon} treasure=${treasure} /></button>`;
      })}
      ${piece({ kind: 'treasure', treasure: null }, tool.kind === 'treasure' && tool.treasure === null, 'No treasure', html`<${Icon} name="remove" />`)}
    </div>
    <p class="palette-deed">${half} Press an arrow to close or open it.</p>
  </section>`;
}

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
