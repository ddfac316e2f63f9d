/** The picture of the board in layers. Layers that do not change are not redrawn.
 *
 * @import { Animation, Beam, BoardProps, Color, Mark, Pieces } from './types.js'
 * @import { ChoiceState } from './input.js' */
import { html } from 'htm/preact';
import { useMemo } from 'preact/hooks';
import { ArrowLayer } from './arrows.js';
import { BeamLine, Beams, hitSquare } from './beams.js';
import { VIEW_BOX } from './geometry.js';
import { Piece, PieceLayer, rotation } from './pieces.js';
import { after, beforeHit, colorOf, kindOf, opponent, parts } from './position.js';
import { Marks, Squares, TurnBar } from './squares.js';
import { HitMark, Selected, Targets, ThreatMark } from './targets.js';

/** @type {never[]} */
const NONE = [];

/** The squares of the last move. @param {string | undefined} move @returns {Mark[]} */
export function lastMarks(move) {
  if (!move) return NONE;
  const { from, to } = parts(move);
  return [from, ...(to === undefined ? [] : [to])].map((square) => ({ square, kind: 'last' }));
}

/** The shot that a move would fire, and the beam of the opponent after it.
 * @param {{beam: Beam, reply: Beam | null, toMove: Color, pieces: Pieces, flipped: boolean}} props */
function Preview({ beam, reply, toMove, pieces, flipped }) {
  const beams = { [toMove]: beam, ...(reply && { [opponent(toMove)]: reply }) };
  return html`<${Beams} beams=${beams} pieces=${pieces} flipped=${flipped} class="is-preview" />
    <${HitMark} beam=${beam} pieces=${pieces} toMove=${toMove} flipped=${flipped} />
    ${reply && html`<${ThreatMark} beam=${reply} pieces=${pieces} toMove=${toMove} flipped=${flipped} />`}`;
}

/** The shot that ended a game. @param {{shot: Animation, pieces: Pieces, flipped: boolean}} props  `pieces` with the one hit */
export function EndShot({ shot: { beam, color }, pieces, flipped }) {
  return html`<${BeamLine} beam=${beam} color=${color} pieces=${pieces} flipped=${flipped} class="is-end" />`;
}

/** The piece that follows the pointer. @param {{piece: string, flipped: boolean}} props */
function Carried({ piece, flipped }) {
  const transform = rotation(piece, flipped);
  return html`<use class=${`board-piece of-${colorOf(piece)}`} href=${`#akhet-${kindOf(piece)}`} transform=${transform} />`;
}

/** The layers that change only with the position.
 * @param {BoardProps} props @param {Pieces} shown @param {string | undefined} lifted */
function useLayers({ pieces, beams, lastMove, marks = NONE, flipped = false }, shown, lifted) {
  return {
    squares: useMemo(() => html`<${Squares} flipped=${flipped} />`, [flipped]),
    tints: useMemo(
      () => html`<${Marks} marks=${[...lastMarks(lastMove), ...marks]} flipped=${flipped} />`,
      [lastMove, marks, flipped],
    ),
    standing: useMemo(
      () => html`<${Beams} beams=${beams} pieces=${pieces} flipped=${flipped} class="is-standing" />`,
      [beams.blue, beams.red, pieces, flipped],
    ),
    figures: useMemo(
      () => html`<${PieceLayer} pieces=${shown} flipped=${flipped} lifted=${lifted} />`,
      [shown, flipped, lifted],
    ),
  };
}

/** @param {object} options
 * @param {BoardProps} options.props
 * @param {ChoiceState} options.choice
 * @param {Beam | null} options.reply  the opponent's beam after the move that is shown
 * @param {{dragged: string | null, hovered: string | null}} options.pointer
 * @param {boolean} options.running  an animation uses the stage
 * @param {import('preact').Ref<SVGSVGElement>} options.svg
 * @param {import('preact').Ref<SVGGElement>} options.stage
 * @param {import('preact').Ref<SVGGElement>} options.ghost */
export function Picture({ props, choice, reply, pointer, running, svg, stage, ghost }) {
  const { pieces, shots, toMove, animation, editing, over = false, arrows = NONE, flipped = false } = props;
  const { preview, selected } = choice;
  const { dragged, hovered } = pointer;
  const shot = preview === null ? undefined : shots.get(preview);
  const ended = running ? undefined : props.shot;
  const shown = useMemo(() => {
    if (running && animation) return beforeHit(pieces, animation);
    if (ended) return beforeHit(pieces, ended);
    return preview === null ? pieces : after(pieces, preview);
  }, [pieces, preview, running, animation?.key, ended]);
  const gone = ended && hitSquare(ended.beam);
  const lifted = dragged === null ? gone : preview === null ? dragged : preview.slice(2);
  const { squares, tints, standing, figures } = useLayers(props, shown, lifted);
  // While something else is shown, the pieces on the board are not highlighted.
  const quiet = running || preview !== null;
  const lit = !quiet && !over;
  const carried = dragged === null ? undefined : pieces.get(dragged);
  const brush = dragged === null ? editing?.brush : undefined;

  return html`<svg ref=${svg} class="board-picture" viewBox=${VIEW_BOX} aria-hidden="true" focusable="false">
    ${squares} ${tints}
    ${!over && html`<${TurnBar} color=${toMove} flipped=${flipped} />`}
    ${selected !== null && html`<${Selected} square=${selected} flipped=${flipped} />`}
    ${figures}
    <${Targets} choice=${choice} pieces=${pieces} flipped=${flipped} />
    ${lit && standing}
    ${ended && html`<${EndShot} shot=${ended} pieces=${shown} flipped=${flipped} />`}
    ${!running && shot && html`<${Preview} beam=${shot} reply=${reply} toMove=${toMove} pieces=${shown} flipped=${flipped} />`}
    ${!quiet && arrows.length > 0 && html`<${ArrowLayer} arrows=${arrows} pieces=${pieces} flipped=${flipped} />`}
    ${brush !== undefined && hovered !== null &&
    html`<${Piece} square=${hovered} piece=${brush} flipped=${flipped} class="is-brush" />`}
    <g ref=${stage} class="board-stage"></g>
    <g ref=${ghost} class="board-ghost">${carried !== undefined && html`<${Carried} piece=${carried} flipped=${flipped} />`}</g>
  </svg>`;
}
