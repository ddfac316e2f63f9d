/** What a selected piece may do, and what a shown shot would hit.
 *
 * @import { Beam, Color, Pieces } from './types.js'
 * @import { ChoiceState } from './input.js'
 * @import { Turn } from './position.js' */
import { html } from 'htm/preact';
import { t } from '../lang/texts.js';
import { CELL, FILES, WIDTH, cellOf, middle } from './geometry.js';
import { colorOf, kindOf } from './position.js';

/** @param {string} square @param {boolean} flipped */
const at = (square, flipped) => {
  const { x, y } = middle(square, flipped);
  return `translate(${x} ${y})`;
};

/** A frame around the selected square and a dot or ring on each destination.
 * @param {{choice: ChoiceState, pieces: Pieces, flipped: boolean}} props */
export function Targets({ choice, pieces, flipped }) {
  if (choice.selected === null) return null;
  return html`<g class="board-targets">
    ${choice.targets
      .filter((square) => choice.preview !== choice.selected + square)
      .map((square) =>
        pieces.has(square)
          ? html`<circle key=${square} class="target-swap" r="27.5" transform=${at(square, flipped)} />`
          : html`<circle key=${square} class="target-dot" r="8.5" transform=${at(square, flipped)} />`,
      )}
  </g>`;
}

/** The square of the selected piece. @param {{square: string, flipped: boolean}} props */
export function Selected({ square, flipped }) {
  const { column, row } = cellOf(square, flipped);
  return html`<rect
    class="board-selected"
    x=${column * CELL + 1.5}
    y=${row * CELL + 1.5}
    width=${CELL - 3}
    height=${CELL - 3}
    rx="4"
  />`;
}

/** The sign on the piece that the shown shot would hit: cross hairs, or a warning if it is the player's own.
 * @param {{beam: Beam, pieces: Pieces, toMove: Color, flipped: boolean}} props */
export function HitMark({ beam, pieces, toMove, flipped }) {
  if (beam.end.kind !== 'hit') return null;
  const { square } = beam.end;
  const piece = pieces.get(square) ?? beam.end.piece;
  const own = piece !== undefined && colorOf(piece) === toMove;
  const { x, y } = middle(square, flipped);
  if (own) {
    return html`<g class="hit-own" transform=${`translate(${x} ${y})`}>
      <circle r="28" class="hit-ring" />
      <path class="hit-sign" d="M15-31L29-7H1Z" />
      <path class="hit-exclamation" d="M15-24V-17M15-12.5V-12" />
    </g>`;
  }
  return html`<g class="hit-enemy" transform=${`translate(${x} ${y})`}>
    <circle r="26" class="hit-ring" />
    <path class="hit-hairs" d="M0-33V-19M0 33V19M-33 0H-19M33 0H19" />
  </g>`;
}

/** The sign on a piece of the player that the opponent's beam would hit after the move; words, if it is the King.
 * @param {{beam: Beam, pieces: Pieces, toMove: Color, flipped: boolean}} props */
export function ThreatMark({ beam, pieces, toMove, flipped }) {
  const piece = beam.end.kind === 'hit' ? pieces.get(beam.end.square) : undefined;
  if (beam.end.kind !== 'hit' || piece === undefined || colorOf(piece) !== toMove) return null;
  const { square } = beam.end;
  const { x, y } = middle(square, flipped);
  // Within the board, above the piece or below it.
  const text = t('board-king-threatened');
  const half = Math.max(95, 3.8 * text.length);
  const words = { x: Math.min(Math.max(x, half), WIDTH - half), y: y > CELL ? y - 46 : y + 46 };
  return html`<${HitMark} beam=${beam} pieces=${pieces} toMove=${toMove} flipped=${flipped} />
    ${kindOf(piece) === 'K' && html`<g class="hit-words" transform=${`translate(${words.x} ${words.y})`}>
      <rect x=${-half} y="-13" width=${2 * half} height="26" rx="13" /><text>${text}</text>
    </g>`}`;
}

/** @param {{turn: Turn}} props */
function TurnIcon({ turn }) {
  return html`<svg viewBox="0 0 24 24" aria-hidden="true">
    <path
      d="M20.5 4.5V10.5H14.5M19.5 15A8.2 8.2 0 1 1 17.8 6.6L20.5 10.5"
      transform=${turn === 'R' ? '' : 'translate(24 0) scale(-1 1)'}
    />
  </svg>`;
}

const CHECK = 'M-6.5 .5L-2 5.5L7-5.5';
const CROSS = 'M-5.5-5.5L5.5 5.5M5.5-5.5L-5.5 5.5';

/** @param {{path: string}} props */
const Icon = ({ path }) => html`<svg viewBox="-12 -12 24 24" aria-hidden="true"><path d=${path} /></svg>`;

/** The handles for turning, and the two buttons that confirm or cancel. With a mouse the handles sit at the piece's upper
 * corners and the buttons beyond the destinations; fingers get a bar beside the board, which covers no square.
 * @param {{choice: ChoiceState, flipped: boolean, touch: boolean, dragging: boolean}} props */
export function Handles({ choice, flipped, touch, dragging }) {
  const { selected, turns, preview, armed } = choice;
  if (selected === null || dragging) return null;
  const { column, row } = cellOf(selected, flipped);
  const either = turns.length === 1;
  /** @param {Turn} turn */
  const handle = (turn) => {
    const move = selected + turn;
    const name = t('board-turn', { turn: either ? 'either' : turn });
    return html`<button
      key=${turn}
      type="button"
      class=${`board-handle turn-${turn}${preview === move ? ' is-shown' : ''}`}
      data-turn=${turn}
      tabindex="-1"
      aria-label=${name}
      title=${`${name} (${turn})`}
      onPointerEnter=${(/** @type {PointerEvent} */ event) => event.pointerType !== 'touch' && choice.show(move)}
      onPointerLeave=${(/** @type {PointerEvent} */ event) => event.pointerType !== 'touch' && choice.show(null)}
      onClick=${() => choice.choose(move, touch ? 'touch' : 'mouse')}
    >
      <${TurnIcon} turn=${turn} />
    </button>`;
  };
  const handles = /** @type {Turn[]} */ (['L', 'R']).filter((turn) => turns.includes(turn)).map(handle);
  const asking = armed && preview !== null;
  // Above the destinations, or below them if there is no room.
  const above = row >= 3;
  const count = (touch ? handles.length : 0) + (asking ? 2 : 0);
  const place = { '--column': column + 0.5, '--row': above ? row - 1 : row + 2, '--count': count };
  const [left, top] = [column === 0, row === 0];
  return html`<div class="board-handles">
    ${!touch &&
    html`<div
      class=${`board-corners${left ? ' at-left' : ''}${column === FILES - 1 ? ' at-right' : ''}${top ? ' at-top' : ''}`}
      style=${{ '--column': column, '--row': row }}
    >
      ${handles}
    </div>`}
    ${count > 0 &&
    html`<div class=${`board-bar ${touch ? 'is-outside' : above ? 'is-above' : 'is-below'}`} style=${place}>
      ${touch && handles}
      ${asking &&
      html`<button type="button" class="board-handle cancel" tabindex="-1" aria-label=${t('common-cancel')} onClick=${choice.back}>
          <${Icon} path=${CROSS} />
        </button>
        <button type="button" class="board-handle confirm" tabindex="-1" aria-label=${t('board-play-move')} onClick=${choice.confirm}>
          <${Icon} path=${CHECK} />
        </button>`}
    </div>`}
  </div>`;
}
