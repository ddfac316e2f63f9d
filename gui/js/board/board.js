/** The board: shows a position with its beams, lets a person choose among the moves that the engine allows, and plays
 * the animation of a move. It knows no rules of the game.
 *
 * @import { BoardProps } from './types.js'
 * @import { ChoiceState } from './input.js' */
import { html } from 'htm/preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useAnimation } from './animation.js';
import { describeMove, squareLabel } from './aria.js';
import { t } from '../lang/texts.js';
import { FILES, RANKS, SQUARES } from './geometry.js';
import { cellUnder, Grid, useAnswer, useStable } from './grid.js';
import { handleKey, useChoice, usePointer } from './input.js';
import { Picture } from './picture.js';
import { Handles } from './targets.js';
import { Tip } from './tip.js';

export { boardPng, boardSvg, gameSvg } from './export.js';

const ROWS = Array.from({ length: RANKS }, (_, row) => SQUARES.slice(row * FILES, (row + 1) * FILES));

/** The squares' labels, and the focus that moves between them.
 * @param {BoardProps} props @param {ChoiceState} choice
 * @param {Record<string, (event: any) => void>} pointers  the handlers of the pointer
 * @param {() => void} onBegin  called before a key does anything
 * @param {() => void} onKeyed  called when a key has had a meaning */
function useGrid({ pieces, editing, label = t('board-board'), flipped = false }, choice, pointers, onBegin, onKeyed) {
  const [focused, setFocused] = useState(flipped ? 'e8' : 'e1');
  const entered = useRef(true);

  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    const grid = /** @type {HTMLElement} */ (event.currentTarget);
    onBegin();
    /** @param {string} square */
    const focus = (square) => {
      setFocused(square);
      /** @type {HTMLElement | null} */ (grid.querySelector(`[data-square="${square}"]`))?.focus();
    };
    if (!handleKey({ event, square: focused, entered: entered.current, flipped, choice, editing, focus })) return;
    event.preventDefault();
    onKeyed();
  };
  /** @param {FocusEvent} event */
  const onFocusIn = (event) => {
    const square = cellUnder(event, 'square');
    if (square) setFocused(square);
  };
  /** @param {string} square */
  const describe = (square) => {
    const target = choice.targets.includes(square);
    const movable = editing ? pieces.has(square) : choice.origins.has(square);
    const selected = choice.selected === square;
    const notes = selected ? [t('board-selected')] : target ? [t('board-destination')] : movable && !editing ? [t('board-can-move')] : [];
    const classes = `${movable ? 'is-movable' : ''} ${target ? 'is-target' : ''}`;
    return { label: squareLabel(square, pieces.get(square), notes), tabbable: square === focused, selected, classes };
  };

  /** @param {FocusEvent} event */
  const onFocusOut = (event) => {
    const grid = /** @type {HTMLElement} */ (event.currentTarget);
    // Someone who comes back by keyboard enters the board again.
    if (!(event.relatedTarget instanceof Node && grid.contains(event.relatedTarget))) entered.current = true;
  };
  /** @param {PointerEvent} event */
  const onPointerDown = (event) => {
    entered.current = false;
    pointers.onPointerDown(event);
  };

  const handlers = useStable({ ...pointers, onPointerDown, onKeyDown, onFocusIn, onFocusOut });
  return useMemo(
    () => html`<${Grid} name="board" unit="square" label=${label} help=${t('board-help')} rows=${ROWS} flipped=${flipped} describe=${describe} handlers=${handlers} />`,
    [label, flipped, pieces, choice.origins, choice.selected, focused, editing !== undefined],
  );
}

/** @param {BoardProps} props */
export function Board(props) {
  const { pieces, shots, toMove, animation, editing, flipped = false } = props;
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const svg = useRef(/** @type {SVGSVGElement | null} */ (null));
  const stage = useRef(/** @type {SVGGElement | null} */ (null));
  const ghost = useRef(/** @type {SVGGElement | null} */ (null));

  const { onAnimationEnd: onEnd, onAnimationPhase: onPhase } = props;
  const { running, finish } = useAnimation({ animation, pieces, flipped, svg, layer: stage, onEnd, onPhase });
  const choice = useChoice(props);
  const pointer = usePointer({ props, choice, ghost, onBegin: finish });
  const { by, setBy } = pointer;
  const grid = useGrid(props, choice, pointer.handlers, finish, () => setBy('key'));

  const { preview, selected, armed } = choice;
  const { onChoose } = props;
  // A key shows a move that the next one plays; under a mouse it is only looked at.
  const asks = by === 'key' ? preview !== null : armed;
  useEffect(() => onChoose?.({ by, square: selected, asks }), [onChoose, by, selected, asks]);
  const reply = useAnswer(preview, props.reply);
  const said =
    preview !== null ? describeMove(preview, shots.get(preview), pieces, reply) : selected !== null ? t('board-square-selected', { square: selected }) : '';
  const state = `${editing ? ' is-editing' : ''}${pointer.dragged ? ' is-dragging' : ''}${running ? ' is-running' : ''}`;

  return html`<div ref=${root} class=${`board to-move-${toMove}${state}`}>
    <${Picture} ...${{ props, choice, reply, pointer, running, svg, stage, ghost }} />
    ${props.layer}${grid}
    <${Handles} choice=${choice} flipped=${flipped} touch=${pointer.touch} dragging=${pointer.dragged !== null} />
    <${Tip} root=${root} pieces=${pieces} flipped=${flipped} selected=${selected}
      quiet=${running || preview !== null || pointer.dragged !== null} />
    <div class="board-said" role="status" aria-live="polite">${said}</div>
  </div>`;
}
