// Entering a real table as it lies: tiles, pictures, who plays, the cards.

import { html } from 'htm/preact';
import { useEffect, useMemo } from 'preact/hooks';
import { useStore } from '../../../app/hooks.js';
import { Choice, More, Select } from '../../../parts/fields.js';
import { Icon, IconButton } from '../../../parts/icons.js';
import { tileText } from '../../board/aria.js';
import { Board } from '../../board/board.js';
import { PawnIcon, picturesReady, TileIcon, TreasureIcon, treasureName } from '../../board/pictures.js';
import { SEATS, seatName } from '../../lines.js';
import { PictureNames } from '../../picture-names-field.js';
import { VariantFields, variantText } from '../../variant-fields.js';
import { HOMES, LOOSE, placeOf, TREASURES } from '../setup/position.js';
import { doubts, emptySquares, LOOKS, missingTreasures, otherSpare, SHAPE_NAMES, stepOf, withCard, withSeat } from './laid.js';
import { Photo } from './photo.js';

/** @import { Seat } from '../../lines.js' */
/** @import { Laid, Tool } from './laid.js' */
/** @import { RealModel, RealState } from './model.js' */

const NO_MOVES = /** @type {readonly string[]} */ ([]);
const NO_SLIDES = new Map();
/** The pictures of the loose tiles. */
const LOOSE_TREASURES = TREASURES.slice(12);

/** @param {{app: import('../../../app/app.js').App, model: RealModel, state: RealState}} props */
export function Lay({ app, model, state: { history, flipped } }) {
  const tool = useStore(model.tool);
  const { laid } = history.now;
  return html`<div class="setup labyrinth real-lay">
    <h1 class="unseen">At a real table</h1>
    <div class="setup-board"><${LayBoard} app=${app} model=${model} laid=${laid} flipped=${flipped} /></div>
    <div class="setup-tools">
      <${Next} laid=${laid} tool=${tool} />
      <${Palette} model=${model} laid=${laid} tool=${tool} flipped=${flipped} />
      <div class="actions" role="group" aria-label="Change">
        <${IconButton} icon="undo" label="Undo" disabled=${history.past.length === 0} onClick=${() => model.undo()} />
        <${IconButton} icon="redo" label="Redo" disabled=${history.future.length === 0} onClick=${() => model.redo()} />
        <${IconButton} icon="remove" label="Clear" onClick=${() => model.clear()} />
        <${IconButton} icon="flip" label="Flip" onClick=${() => model.flip()} />
      </div>
    </div>
    <div class="setup-rest">
      <${Photo} />
      <${Players} model=${model} laid=${laid} />
      <${MyCard} model=${model} laid=${laid} />
      <${More} title="Rules" now=${variantText(laid.options)}>
        <${VariantFields} options=${laid.options} open=${false} onChange=${(/** @type {Laid['options']} */ options) => model.lay({ ...laid, options, mine: laid.mine.slice(0, 1) })} />
      <//>
      <${More} title="Names of the pictures" now="for another box, or in your words"><${PictureNames} app=${app} /><//>
      <button type="button" class="button primary real-begin" disabled=${stepOf(laid) !== 'ready'} onClick=${() => model.start()}>
        <${Icon} name="play" /><span>Begin the game</span></button>
    </div>
  </div>`;
}

/** @param {{app: import('../../../app/app.js').App, model: RealModel, laid: Laid, flipped: boolean}} props */
function LayBoard({ app, model, laid, flipped }) {
  useEffect(() => void picturesReady.catch((error) => app.report(error)), [app]);
  const editing = useMemo(() => ({ onSquare: model.work.bind(model), onSpare: () => model.work(null) }), [model]);
  const maze = useMemo(() => ({ tiles: new Map(laid.tiles), spare: laid.spare }), [laid]);
  const players = useMemo(() => laid.seats.map((seat) => ({ seat, home: HOMES[seat], pawn: HOMES[seat], cards: '', found: '', targets: [] })), [laid.seats]);
  return html`<${Board} maze=${maze} players=${players} toMove=${laid.me} closed=${null} moves=${NO_MOVES} slides=${NO_SLIDES} flipped=${flipped}
    editing=${editing} onMove=${() => {}} label="Your table" />`;
}

/** What comes next, and what cannot be right.
 * @param {{laid: Laid, tool: Tool}} props */
function Next({ laid, tool }) {
  const step = stepOf(laid);
  const squares = emptySquares(laid).length;
  const pictures = missingTreasures(laid).length;
  const other = otherSpare(laid);
  const box = other && ` Is your spare ${SHAPE_NAMES[other]}? Choose one like it, then press the spare.`;
  const [text, rest] = squares > 0 ? [`${squares === LOOSE.size ? 'Lay here what lies on your table. ' : ''}Choose how a tile lies, then press every square where one lies like that.`, `${squares} ${squares === 1 ? 'square' : 'squares'} to go. Pressed again, a tile turns.`]
    : step === 'tiles' ? ['Which tile is left over? Choose it, then press the spare tile below the board.', '']
      : step === 'treasures' && tool.kind === 'treasure' ? [`Where is the ${treasureName(tool.treasure)}? Press its tile.`, `${pictures} ${pictures === 1 ? 'picture' : 'pictures'} to go.${box ?? ''}`]
        : step === 'treasures' ? ['Choose a picture, then press its tile.', `${pictures} to go.`]
          : [laid.mine === '' ? 'Look at your card and choose it below. Or begin without.' : 'All is laid. Begin when everybody is ready.', 'A tile that is pressed turns; undo takes it back.'];
  return html`<div class="status real-next" role="status">
    ${step === 'treasures' && tool.kind === 'treasure' && html`<${TreasureIcon} treasure=${tool.treasure} />`}
    <p>${text}${rest && html`<small>${rest}</small>`}</p>
  </div>
  ${doubts(laid).map((doubt) => html`<div key=${doubt} class="status verdict wrong" role="status"><${Icon} name="warning" /><p>${doubt}</p></div>`)}`;
}

/** @param {{model: RealModel, laid: Laid, tool: Tool, flipped: boolean}} props */
function Palette({ model, laid, tool, flipped }) {
  return html`<section class="panel palette maze-palette" aria-label="Tiles and pictures">
    <div class="real-looks" role="group" aria-label="How a tile lies">
      ${LOOKS.map((look) => html`<button key=${look} type="button" class="palette-piece" aria-label=${tileText(look)}
        aria-pressed=${tool.kind === 'tile' && tool.look === look} onClick=${() => model.tool.set({ kind: 'tile', look })}><${TileIcon} tile=${look} flipped=${flipped} /></button>`)}
    </div>
    ${tool.kind === 'tile' && emptySquares(laid).length > 0 && html`<button type="button" class="button" onClick=${() => model.fill()}>All empty squares lie like this</button>`}
    <${Treasures} label="Pictures of the loose tiles" treasures=${LOOSE_TREASURES} pressed=${(/** @type {string} */ treasure) => tool.kind === 'treasure' && tool.treasure === treasure}
      note=${(/** @type {string} */ treasure) => placeText(placeOf(laid, treasure))} onPick=${(/** @type {string} */ treasure) => model.tool.set({ kind: 'treasure', treasure })} />
  </section>`;
}

/** @param {string | null | undefined} place */
const placeText = (place) => (place === undefined ? 'not laid yet' : place ?? 'on the spare');

/** Pictures to choose from, with their names.
 * @param {{label: string, treasures: readonly string[], pressed?: (treasure: string) => boolean, note?: (treasure: string) => string, onPick: (treasure: string) => void}} props
 *  `note` says more about one */
export function Treasures({ label, treasures, pressed = () => false, note = () => '', onPick }) {
  return html`<div class="real-treasures" role="group" aria-label=${label}>
    ${treasures.map((treasure) => {
      const [name, more] = [treasureName(treasure), note(treasure)];
      return html`<button key=${treasure} type="button" class=${`palette-piece${more === 'not laid yet' ? ' is-free' : ''}`} title=${name} aria-label=${more ? `${name}, ${more}` : name}
        aria-pressed=${pressed(treasure)} onClick=${() => onPick(treasure)}><${TreasureIcon} treasure=${treasure} /><span aria-hidden="true">${name}</span></button>`;
    })}
  </div>`;
}

/** @param {{model: RealModel, laid: Laid}} props */
function Players({ model, laid }) {
  const { seats, me, first, cards } = laid;
  const choices = seats.map((seat) => /** @type {const} */ ([seat, seatName(seat)]));
  const counts = Array.from({ length: Math.floor(TREASURES.length / seats.length) }, (_, less) => [String(less + 1), less === 0 ? 'one card, hidden' : `${less + 1} cards, all hidden`]);
  return html`<section class="panel real-players" aria-label="Players">
    <div class="real-seats" role="group" aria-label="Who plays">
      ${SEATS.map((seat) => html`<button key=${seat} type="button" class="button" aria-pressed=${seats.includes(seat)} aria-label=${`${seatName(seat)} plays`}
        onClick=${() => model.lay(withSeat(laid, seat))}><${PawnIcon} seat=${seat} /><span>${seatName(seat)}</span></button>`)}
    </div>
    <${Choice} legend="I am" name="real-me" value=${me} choices=${choices} onChange=${(/** @type {Seat} */ seat) => model.sit(seat)} />
    <${Choice} legend="The youngest, who begins" name="real-first" value=${first} choices=${choices} onChange=${(/** @type {Seat} */ seat) => model.lay({ ...laid, first: seat })} />
    <${Select} label="Everybody has" value=${String(cards)} choices=${counts}
      onChange=${(/** @type {string} */ count) => model.lay({ ...laid, cards: Number(count), mine: laid.mine.slice(0, Number(count)) })} />
  </section>`;
}

/** @param {{model: RealModel, laid: Laid}} props */
function MyCard({ model, laid }) {
  const { mine, options } = laid;
  return html`<section class="panel real-card" aria-label="My card">
    <h2>${options.FreeOrder ? 'My cards' : 'My card'}<small>${mine ? [...mine].map(treasureName).join(', ') : 'only you see it'}</small></h2>
    <${Treasures} label="My card" treasures=${TREASURES} pressed=${(/** @type {string} */ treasure) => mine.includes(treasure)}
      onPick=${(/** @type {string} */ treasure) => model.lay(withCard(laid, treasure))} />
  </section>`;
}
