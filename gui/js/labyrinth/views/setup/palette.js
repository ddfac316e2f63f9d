// The tools: what a press on the board does.

import { html } from 'htm/preact';
import { Icon } from '../../../parts/icons.js';
import { PawnIcon, TileIcon, TreasureIcon, treasureName } from '../../board/pictures.js';
import { seatName } from '../../lines.js';
import { placeOf, SHAPES, TREASURES } from './position.js';

/** @typedef {import('./model.js').Tool} Tool */

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
