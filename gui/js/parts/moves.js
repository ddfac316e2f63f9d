// The moves of a game's main line in two columns, and buttons to step through them.

import { html } from 'htm/preact';
import { useEffect, useRef } from 'preact/hooks';
import { kindName } from '../board/names.js';
import { PieceIcon } from '../board/pieces.js';
import { colorOf } from '../board/position.js';
import { colorName } from '../protocol/lines.js';
import { IconButton } from './icons.js';

/** @import { Color } from '../protocol/lines.js' */

/** @typedef {{id: number, move: string, color: Color, hit?: string}} Ply `hit` is the piece that its shot removed, as in a FEN */

/** @typedef {{number: number, blue?: Ply, red?: Ply}} Row */

/** The plies in rows of one move by Blue and one by Red.
 * @param {readonly Ply[]} plies
 * @returns {Row[]} */
function rowsOf(plies) {
  /** @type {Row[]} */
  const rows = [];
  for (const ply of plies) {
    const last = rows.at(-1);
    if (last && ply.color === 'red' && !last.red) last.red = ply;
    else rows.push({ number: rows.length + 1, [ply.color]: ply });
  }
  return rows;
}

/** @param {{plies: readonly Ply[], at: number, onShow: (id: number) => void}} props */
export function MoveList({ plies, at, onShow }) {
  const list = useRevealed(at, plies.length);
  /** @param {Ply | undefined} ply */
  const cell = (ply) => ply && html`<button type="button" class=${`ply ${ply.color}`} aria-current=${ply.id === at ? 'true' : undefined}
    onClick=${() => onShow(ply.id)}>${ply.move}${ply.hit && html`<${Hit} piece=${ply.hit} />`}</button>`;
  if (plies.length === 0) return html`<p class="moves empty">Moves appear here.</p>`;
  return html`<ol class="moves" ref=${list} aria-label="Moves" tabindex="0">
    ${rowsOf(plies).map((row) => html`<li key=${row.number}>
      <span class="move-number">${row.number}</span>
      <span class="move-cell">${cell(row.blue)}</span>
      <span class="move-cell">${cell(row.red)}</span>
    </li>`)}
  </ol>`;
}

/** A list that keeps its current move in sight.
 * @param {number} at @param {number} length how many moves it has
 * @returns {import('preact').RefObject<HTMLElement | null>} the list's reference */
export function useRevealed(at, length) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (!list.current) return undefined;
    // Reports the first time, and whenever the list gets less room.
    const observer = new ResizeObserver(() => list.current && reveal(list.current));
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [length === 0]);
  useEffect(() => {
    if (list.current) reveal(list.current);
  }, [at, length]);
  return list;
}

/** Scrolls the list, and never the page, to the current move.
 * @param {HTMLElement} list
 * @returns {HTMLElement | null} the move */
export function reveal(list) {
  const current = /** @type {HTMLElement | null} */ (list.querySelector('[aria-current]'));
  if (!current) return null;
  const [top, height] = [current.getBoundingClientRect().top - list.getBoundingClientRect().top, list.clientHeight];
  if (top < 0 || top + current.offsetHeight > height) list.scrollTop += top - height / 2;
  return current;
}

/** What a shot hits, as a picture: a letter would stand for only one of a piece's names.
 * @param {{piece: string}} props */
export function Hit({ piece }) {
  const owner = colorOf(piece);
  const name = `hits ${colorName(owner)}'s ${kindName(piece)}`;
  return html`<span class=${`hit ${owner}`} role="img" aria-label=${name} title=${name}>×<${PieceIcon} piece=${piece} /></span>`;
}

/** @param {{onStep: (plies: number) => void, atStart: boolean, atEnd: boolean}} props */
export function StepButtons({ onStep, atStart, atEnd }) {
  return html`<div class="steps" role="group" aria-label="Walk through the game">
    <${IconButton} icon="first" label="First position" quiet disabled=${atStart} onClick=${() => onStep(-Infinity)} />
    <${IconButton} icon="previous" label="Back one move" quiet disabled=${atStart} onClick=${() => onStep(-1)} />
    <${IconButton} icon="next" label="Forward one move" quiet disabled=${atEnd} onClick=${() => onStep(1)} />
    <${IconButton} icon="last" label="Last position" quiet disabled=${atEnd} onClick=${() => onStep(Infinity)} />
  </div>`;
}
