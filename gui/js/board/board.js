/**
 * The board: shows a position with its beams, lets a person choose among the moves that the engine allows, and plays
 * the animation of a move. It knows no rule of the game.
 *
 * @typedef {import('./types.js').BoardProps} BoardProps
 * @typedef {import('./types.js').Beam} Beam
 * @typedef {import('./types.js').Color} Color
 * @typedef {import('./types.js').Mark} Mark
 * @typedef {import('./types.js').Pieces} Pieces
 */
import { html } from 'htm/preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { useAnimation } from './animation.js';
import { describeMove, squareLabel } from './aria.js';
import { ArrowLayer } from './arrows.js';
import { BeamLine } from './beams.js';
import { VIEW_BOX } from './geometry.js';
import { Grid } from './grid.js';
import { useChoice } from './input.js';
import { handleKey } from './keys.js';
import { Piece, PieceLayer, rotation } from './pieces.js';
import { usePointer } from './pointer.js';
import { after, beforeHit, colorOf, kindOf, parts } from './position.js';
import { Marks, Squares, TurnBar } from './squares.js';
import { Handles, HitMark, Selected, Targets } from './targets.js';

export { describeMove, describePiece, describeShot } from './aria.js';
export { boardPng, boardSvg } from './export.js';
export { PieceIcon, piecesReady } from './pieces.js';

/** @type {never[]} */
const NONE = [];

/** The squares of the last move. @param {string | undefined} move @returns {Mark[]} */
function lastMarks(move) {
  if (!move) return NONE;
  const { from, to } = parts(move);
  return [from, ...(to === undefined ? [] : [to])].map((square) => ({ square, kind: 'last' }));
}

/** The standing beams. @param {{beams: {blue?: Beam, red?: Beam}, pieces: Pieces, flipped: boolean}} props */
function StandingBeams({ beams, pieces, flipped }) {
  return /** @type {Color[]} */ (['blue', 'red']).map((color) => {
    const beam = beams[color];
    return beam && html`<${BeamLine} key=${color} beam=${beam} color=${color} pieces=${pieces} flipped=${flipped} class="is-standing" />`;
  });
}

/** @param {BoardProps} props */
export function Board(props) {
  const { pieces, shots, toMove, beams, lastMove, animation, editing, label = 'Board' } = props;
  const { arrows = NONE, marks = NONE, flipped = false } = props;
  const svg = useRef(/** @type {SVGSVGElement | null} */ (null));
  const stage = useRef(/** @type {SVGGElement | null} */ (null));
  const ghost = useRef(/** @type {SVGGElement | null} */ (null));
  const root = useRef(/** @type {HTMLDivElement | null} */ (null));
  const [focused, setFocused] = useState('e1');

  const { running, finish } = useAnimation({
    animation, pieces, flipped, svg, layer: stage, onEnd: props.onAnimationEnd, onPhase: props.onAnimationPhase,
  });
  const choice = useChoice(props);
  const pointer = usePointer({ props, choice, ghost, onBegin: finish });

  const preview = choice.preview;
  const shot = preview === null ? undefined : shots.get(preview);
  const shown = useMemo(() => {
    if (running && animation) return beforeHit(pieces, animation);
    return preview === null ? pieces : after(pieces, preview);
  }, [pieces, preview, running, animation?.key]);

  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    const cell = event.target instanceof Element ? event.target.closest('[data-square]') : null;
    const square = cell?.getAttribute('data-square');
    if (!square) return;
    finish();
    /** @param {string} next */
    const focus = (next) => {
      setFocused(next);
      /** @type {HTMLElement | null | undefined} */ (root.current?.querySelector(`[data-square="${next}"]`))?.focus();
    };
    if (handleKey({ event, square, flipped, choice, editing, focus })) event.preventDefault();
  };
  /** @param {FocusEvent} event */
  const onFocusIn = (event) => {
    const square = event.target instanceof Element ? event.target.getAttribute('data-square') : null;
    if (square) setFocused(square);
  };

  /** @param {string} square */
  const describe = (square) => {
    const target = choice.targets.includes(square);
    const movable = editing ? pieces.has(square) : choice.origins.has(square);
    const selected = choice.selected === square;
    const notes = selected ? ['selected'] : target ? ['destination'] : movable && !editing ? ['can move'] : NONE;
    return { label: squareLabel(square, pieces.get(square), notes), tabbable: square === focused, selected, movable, target };
  };

  const squares = useMemo(() => html`<${Squares} flipped=${flipped} />`, [flipped]);
  const allMarks = useMemo(
    () => html`<${Marks} marks=${[...lastMarks(lastMove), ...marks]} flipped=${flipped} />`,
    [lastMove, marks, flipped],
  );
  const lifted = pointer.dragged === null ? undefined : preview === null ? pointer.dragged : preview.slice(2);
  const pieceLayer = useMemo(
    () => html`<${PieceLayer} pieces=${shown} flipped=${flipped} lifted=${lifted} />`,
    [shown, flipped, lifted],
  );
  const standing = useMemo(
    () => html`<${StandingBeams} beams=${beams} pieces=${pieces} flipped=${flipped} />`,
    [beams.blue, beams.red, pieces, flipped],
  );
  const quiet = running || preview !== null;
  const handlers = useStable({ ...pointer.handlers, onKeyDown, onFocusIn });
  const grid = useMemo(
    () => html`<${Grid} label=${label} flipped=${flipped} describe=${describe} handlers=${handlers} />`,
    [label, flipped, pieces, choice.origins, choice.selected, focused, editing !== undefined],
  );

  const carried = pointer.dragged === null ? undefined : pieces.get(pointer.dragged);
  const brush = editing?.brush !== undefined && pointer.hovered !== null && pointer.dragged === null ? editing.brush : undefined;
  const said =
    preview !== null ? describeMove(preview, shot, pieces) : choice.selected !== null ? `${choice.selected} selected.` : '';

  return html`<div
    ref=${root}
    class=${`board to-move-${toMove}${editing ? ' is-editing' : ''}${pointer.dragged ? ' is-dragging' : ''}${running ? ' is-running' : ''}`}
  >
    <svg ref=${svg} class="board-picture" viewBox=${VIEW_BOX} aria-hidden="true" focusable="false">
      ${squares} ${allMarks}
      <${TurnBar} color=${toMove} flipped=${flipped} />
      ${choice.selected !== null && html`<${Selected} square=${choice.selected} flipped=${flipped} />`}
      ${!quiet && arrows.length > 0 && html`<${ArrowLayer} arrows=${arrows} pieces=${pieces} flipped=${flipped} turns=${false} />`}
      ${pieceLayer}
      <${Targets} choice=${choice} pieces=${pieces} flipped=${flipped} />
      ${!quiet && standing}
      ${!running && preview !== null && shot &&
      html`<${BeamLine} beam=${shot} color=${toMove} pieces=${shown} flipped=${flipped} class="is-preview" />
        <${HitMark} beam=${shot} pieces=${shown} toMove=${toMove} flipped=${flipped} />`}
      ${!quiet && arrows.length > 0 && html`<${ArrowLayer} arrows=${arrows} pieces=${pieces} flipped=${flipped} turns=${true} />`}
      ${brush !== undefined && pointer.hovered !== null &&
      html`<${Piece} square=${pointer.hovered} piece=${brush} flipped=${flipped} class="is-brush" />`}
      <g ref=${stage} class="board-stage"></g>
      <g ref=${ghost} class="board-ghost">
        ${carried !== undefined &&
        html`<use class=${`board-piece of-${colorOf(carried)}`} href=${`#akhet-${kindOf(carried)}`} transform=${rotation(carried, flipped)} />`}
      </g>
    </svg>
    ${grid}
    <${Handles} choice=${choice} flipped=${flipped} touch=${pointer.touch} dragging=${pointer.dragged !== null} />
    <div class="board-said" role="status" aria-live="polite">${said}</div>
  </div>`;
}

/**
 * Handlers that stay the same and call the latest ones, so that what they are given to need not be drawn again.
 * @template {Record<string, (event: any) => void>} T
 * @param {T} handlers @returns {T}
 */
function useStable(handlers) {
  const latest = useRef(handlers);
  latest.current = handlers;
  return useMemo(() => {
    const names = /** @type {(keyof T)[]} */ (Object.keys(handlers));
    return /** @type {T} */ (Object.fromEntries(names.map((name) => [name, (/** @type {any} */ event) => latest.current[name](event)])));
  }, []);
}
