// The moves of a game's main line in columns, and buttons to step through them.

import { html } from 'htm/preact';
import { useEffect, useRef } from 'preact/hooks';
import { pieceArgs } from '../board/aria.js';
import { PieceIcon } from '../board/pieces.js';
import { colorOf } from '../board/position.js';
import { t } from '../lang/texts.js';
import { IconButton } from './icons.js';

/** @import { Color } from '../protocol/lines.js' */

/** @typedef {{id: number, move: string, color: Color, hit?: string}} Ply `hit` is the piece that its shot removed, as in a FEN */

/** The moves of a game in rows, in each one by every side.
 * @param {{moves: readonly {id: number, kind: string, text: any, name?: string}[], columns: number, skipped: number, at: number, label: string, none: string,
 *   extra?: string, onShow: (id: number) => void}} props `skipped` is how many cells of the first row stay empty; a move's `kind` is a class, and its
 *   `name` what screen readers say in place of the text; `none` is said while there are none; `extra` has further classes */
export function MoveRows({ moves, columns, skipped, at, label, none, extra = '', onShow }) {
  const list = useRevealed(at, moves.length);
  if (moves.length === 0) return html`<p class="moves empty">${none}</p>`;
  const rows = Array.from({ length: Math.ceil((moves.length + skipped) / columns) }, (_, row) =>
    Array.from({ length: columns }, (__, column) => moves[row * columns + column - skipped]));
  return html`<ol class=${`moves ${extra}`} ref=${list} aria-label=${label} tabindex="0">
    ${rows.map((row, number) => html`<li key=${number}>
      <span class="move-number">${number + 1}</span>
      ${row.map((move, column) => html`<span class="move-cell" key=${column}>${move && html`<button type="button" class=${`ply ${move.kind}`}
        aria-current=${move.id === at ? 'true' : undefined} aria-label=${move.name} onClick=${() => onShow(move.id)}>${move.text}</button>`}</span>`)}
    </li>`)}
  </ol>`;
}

/** The moves of Laser Chess.
 * @param {{plies: readonly Ply[], at: number, onShow: (id: number) => void}} props */
export function MoveList({ plies, at, onShow }) {
  const moves = plies.map(({ id, move, color, hit }) => ({ id, kind: color, text: html`${move}${hit && html`<${Hit} piece=${hit} />`}` }));
  return html`<${MoveRows} moves=${moves} columns=${2} skipped=${plies[0]?.color === 'red' ? 1 : 0} at=${at} label=${t('board-moves')} none=${t('board-moves-none')} onShow=${onShow} />`;
}

/** A list that keeps its current move in sight.
 * @param {number} at @param {number} length how many moves it has
 * @returns {import('preact').RefObject<HTMLElement | null>} the list's reference */
function useRevealed(at, length) {
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
  const name = t('board-hits', pieceArgs(piece));
  return html`<span class=${`hit ${owner}`} role="img" aria-label=${name} title=${name}>×<${PieceIcon} piece=${piece} /></span>`;
}

/** @param {{onStep: (plies: number) => void, atStart: boolean, atEnd: boolean}} props */
export function StepButtons({ onStep, atStart, atEnd }) {
  return html`<div class="steps" role="group" aria-label=${t('board-walk')}>
    <${IconButton} icon="first" label=${t('board-first')} quiet disabled=${atStart} onClick=${() => onStep(-Infinity)} />
    <${IconButton} icon="previous" label=${t('board-back')} quiet disabled=${atStart} onClick=${() => onStep(-1)} />
    <${IconButton} icon="next" label=${t('board-forward')} quiet disabled=${atEnd} onClick=${() => onStep(1)} />
    <${IconButton} icon="last" label=${t('board-last')} quiet disabled=${atEnd} onClick=${() => onStep(Infinity)} />
  </div>`;
}
