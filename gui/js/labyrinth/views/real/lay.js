// Entering a real table as it lies: tiles, pictures, who plays, the cards.

import { html } from 'htm/preact';
import { useEffect, useMemo } from 'preact/hooks';
import { useStore } from '../../../app/hooks.js';
import { listText, t } from '../../../lang/texts.js';
import { Choice, More, Select } from '../../../parts/fields.js';
import { Icon, IconButton } from '../../../parts/icons.js';
import { tileText } from '../../board/aria.js';
import { Board } from '../../board/board.js';
import { PawnIcon, pictureArgs, picturesReady, TileIcon, TreasureIcon, treasureName } from '../../board/pictures.js';
import { SEATS, seatName } from '../../lines.js';
import { PictureNames } from '../../picture-names-field.js';
import { VariantFields, variantText } from '../../variant-fields.js';
import { HOMES, LOOSE, placeOf, TREASURES } from '../setup/position.js';
import { doubts, emptySquares, LOOKS, missingTreasures, otherSpare, stepOf, withCard, withSeat } from './laid.js';
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
    <h1 class="unseen">${t('real-title')}</h1>
    <div class="setup-board"><${LayBoard} app=${app} model=${model} laid=${laid} flipped=${flipped} /></div>
    <div class="setup-tools">
      <${Next} laid=${laid} tool=${tool} />
      <${Palette} model=${model} laid=${laid} tool=${tool} flipped=${flipped} />
      <div class="actions" role="group" aria-label=${t('real-change')}>
        <${IconButton} icon="undo" label=${t('common-undo')} disabled=${history.past.length === 0} onClick=${() => model.undo()} />
        <${IconButton} icon="redo" label=${t('common-redo')} disabled=${history.future.length === 0} onClick=${() => model.redo()} />
        <${IconButton} icon="remove" label=${t('common-clear')} onClick=${() => model.clear()} />
        <${IconButton} icon="flip" label=${t('common-flip')} onClick=${() => model.flip()} />
      </div>
    </div>
    <div class="setup-rest">
      <${Photo} />
      <${Players} model=${model} laid=${laid} />
      <${MyCard} model=${model} laid=${laid} />
      <${More} title=${t('real-rules')} now=${variantText(laid.options)}>
        <${VariantFields} options=${laid.options} open=${false} onChange=${(/** @type {Laid['options']} */ options) => model.lay({ ...laid, options, mine: laid.mine.slice(0, 1) })} />
      <//>
      <${More} title=${t('board-picture-names')} now=${t('real-pictures-note')}><${PictureNames} app=${app} /><//>
      <button type="button" class="button primary real-begin" disabled=${stepOf(laid) !== 'ready'} onClick=${() => model.start()}>
        <${Icon} name="play" /><span>${t('real-begin')}</span></button>
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
    editing=${editing} onMove=${() => {}} label=${t('real-table')} />`;
}

/** What comes next, and what cannot be right.
 * @param {{laid: Laid, tool: Tool}} props */
function Next({ laid, tool }) {
  const step = stepOf(laid);
  const squares = emptySquares(laid).length;
  const pictures = missingTreasures(laid).length;
  const other = otherSpare(laid);
  const box = other && t('real-other-spare', { shape: other });
  const [text, rest] = squares > 0 ? [`${squares === LOOSE.size ? `${t('real-lay')} ` : ''}${t('real-lay-tiles')}`, t('real-squares-left', { squares })]
    : step === 'tiles' ? [t('real-lay-spare'), '']
      : step === 'treasures' && tool.kind === 'treasure' ? [t('real-lay-picture', pictureArgs(tool.treasure)), `${t('real-pictures-left', { pictures })}${box ? ` ${box}` : ''}`]
        : step === 'treasures' ? [t('real-lay-any-picture'), t('real-left', { pictures })]
          : [t(laid.mine === '' ? 'real-lay-card' : 'real-all-laid'), t('real-press-turns')];
  return html`<div class="status real-next" role="status">
    ${step === 'treasures' && tool.kind === 'treasure' && html`<${TreasureIcon} treasure=${tool.treasure} />`}
    <p>${text}${rest && html`<small>${rest}</small>`}</p>
  </div>
  ${doubts(laid).map((doubt) => html`<div key=${doubt} class="status verdict wrong" role="status"><${Icon} name="warning" /><p>${doubt}</p></div>`)}`;
}

/** @param {{model: RealModel, laid: Laid, tool: Tool, flipped: boolean}} props */
function Palette({ model, laid, tool, flipped }) {
  return html`<section class="panel palette maze-palette" aria-label=${t('real-palette')}>
    <div class="real-looks" role="group" aria-label=${t('real-looks')}>
      ${LOOKS.map((look) => html`<button key=${look} type="button" class="palette-piece" aria-label=${tileText(look)}
        aria-pressed=${tool.kind === 'tile' && tool.look === look} onClick=${() => model.tool.set({ kind: 'tile', look })}><${TileIcon} tile=${look} flipped=${flipped} /></button>`)}
    </div>
    ${tool.kind === 'tile' && emptySquares(laid).length > 0 && html`<button type="button" class="button" onClick=${() => model.fill()}>${t('real-fill')}</button>`}
    <${Treasures} label=${t('real-loose-pictures')} treasures=${LOOSE_TREASURES} pressed=${(/** @type {string} */ treasure) => tool.kind === 'treasure' && tool.treasure === treasure}
      place=${(/** @type {string} */ treasure) => placeName(placeOf(laid, treasure))} onPick=${(/** @type {string} */ treasure) => model.tool.set({ kind: 'treasure', treasure })} />
  </section>`;
}

/** @param {string | null | undefined} place */
const placeName = (place) => (place === undefined ? 'none' : place ?? 'spare');

/** Pictures to choose from, with their names.
 * @param {{label: string, treasures: readonly string[], pressed?: (treasure: string) => boolean, place?: (treasure: string) => string, onPick: (treasure: string) => void}} props
 *  `place` is where one lies: a square, `spare` or `none` */
export function Treasures({ label, treasures, pressed = () => false, place, onPick }) {
  return html`<div class="real-treasures" role="group" aria-label=${label}>
    ${treasures.map((treasure) => {
      const [name, lies] = [treasureName(treasure), place?.(treasure)];
      return html`<button key=${treasure} type="button" class=${`palette-piece${lies === 'none' ? ' is-free' : ''}`} title=${name}
        aria-label=${lies ? t('real-picture-place', { place: lies, ...pictureArgs(treasure) }) : name}
        aria-pressed=${pressed(treasure)} onClick=${() => onPick(treasure)}><${TreasureIcon} treasure=${treasure} /><span aria-hidden="true">${name}</span></button>`;
    })}
  </div>`;
}

/** @param {{model: RealModel, laid: Laid}} props */
function Players({ model, laid }) {
  const { seats, me, first, cards } = laid;
  const choices = seats.map((seat) => /** @type {const} */ ([seat, seatName(seat)]));
  const counts = Array.from({ length: Math.floor(TREASURES.length / seats.length) }, (_, less) => [String(less + 1), t('real-cards', { cards: less + 1 })]);
  return html`<section class="panel real-players" aria-label=${t('play-players')}>
    <div class="real-seats" role="group" aria-label=${t('real-who')}>
      ${SEATS.map((seat) => html`<button key=${seat} type="button" class="button" aria-pressed=${seats.includes(seat)} aria-label=${t('real-plays', { color: seat })}
        onClick=${() => model.lay(withSeat(laid, seat))}><${PawnIcon} seat=${seat} /><span>${seatName(seat)}</span></button>`)}
    </div>
    <${Choice} legend=${t('real-me')} name="real-me" value=${me} choices=${choices} onChange=${(/** @type {Seat} */ seat) => model.sit(seat)} />
    <${Choice} legend=${t('real-first')} name="real-first" value=${first} choices=${choices} onChange=${(/** @type {Seat} */ seat) => model.lay({ ...laid, first: seat })} />
    <${Select} label=${t('real-everybody')} value=${String(cards)} choices=${counts}
      onChange=${(/** @type {string} */ count) => model.lay({ ...laid, cards: Number(count), mine: laid.mine.slice(0, Number(count)) })} />
  </section>`;
}

/** @param {{model: RealModel, laid: Laid}} props */
function MyCard({ model, laid }) {
  const { mine, options } = laid;
  return html`<section class="panel real-card" aria-label=${t('real-card')}>
    <h2>${t(options.FreeOrder ? 'real-my-cards' : 'real-card')}<small>${mine ? listText([...mine].map(treasureName), { type: 'unit' }) : t('real-card-note')}</small></h2>
    <${Treasures} label=${t('real-card')} treasures=${TREASURES} pressed=${(/** @type {string} */ treasure) => mine.includes(treasure)}
      onPick=${(/** @type {string} */ treasure) => model.lay(withCard(laid, treasure))} />
  </section>`;
}
