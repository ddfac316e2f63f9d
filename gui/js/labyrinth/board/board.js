/** The board of Labyrinth: shows a position, lets a person choose among the turns that the engine allows, and plays the
 * animation of a turn. It knows no rules of the game.
 *
 * @import { BoardProps } from './types.js'
 * @import { Choice } from './input.js'
 * @import { Slide } from '../lines.js' */
import { html } from 'htm/preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { CELL } from '../../board/geometry.js';
import { Grid, useAnswer } from '../../board/grid.js';
import { t } from '../../lang/texts.js';
import { IconButton } from '../../parts/icons.js';
import { useAnimation } from './animation.js';
import { arrowLabel, slideText, squareLabel } from './aria.js';
import { LooseTile, Marks, Pawn, pictureArgs, Reachable, Tile, TileIcon, treasureOf, TurnArrow, turnedTile, Way } from './pictures.js';
import { useChoice, useInput } from './input.js';
import { angleOf, ARROWS, beyond, lineOf, MARGIN, middle, PLACES, pushes, SQUARES, VIEW_BOX, WIDTH } from './geometry.js';

/** Where an arrow lies, from the middle of its square. */
const ARROW_AT = CELL / 2 + 13;
/** Where the tile lies that a slide pushes out. */
const OUT_AT = CELL - 2;

/** The frame with the letters of the files and the digits of the ranks. @param {{flipped: boolean}} props */
function Frame({ flipped }) {
  const labels = Array.from({ length: 7 }, (_, index) => {
    const square = 'abcdefg'[index] + (index + 1);
    const { x, y } = middle(square, flipped);
    return html`<text x=${x} y=${WIDTH + MARGIN - 8}>${square[0]}</text><text x=${8 - MARGIN} y=${y}>${square[1]}</text>`;
  });
  return html`<rect class="board-frame" x=${-MARGIN} y=${-MARGIN} width=${WIDTH + 2 * MARGIN} height=${WIDTH + 2 * MARGIN} rx="12" />
    <g class="board-coordinates">${labels}</g>`;
}

/** @param {{arrow: string, closed: boolean, usable: boolean, held: boolean, last: boolean, flipped: boolean}} props */
function ArrowShape({ arrow, closed, usable, held, last, flipped }) {
  const side = pushes(arrow);
  const { x, y } = beyond(arrow, side, -ARROW_AT, flipped);
  const state = `${usable ? ' is-usable' : ''}${held ? ' is-held' : ''}${last ? ' is-last' : ''}${closed ? ' is-closed' : ''}`;
  return html`<use class=${`maze-arrow${state}`} data-arrow=${arrow} href=${closed ? '#arrow-closed' : '#arrow'}
    transform=${`translate(${x} ${y}) rotate(${angleOf(side, flipped)})`} />`;
}

/** The tiles. The line that a slide has moved is one group, and the tile that it pushes out lies beside the board.
 * @param {{tiles: ReadonlyMap<string, string>, slide: Slide | null, gone: string | undefined, flipped: boolean}} props */
function Tiles({ tiles, slide, gone, flipped }) {
  const arrow = slide?.slide.slice(0, 2) ?? null;
  const line = arrow === null ? [] : lineOf(arrow);
  const draw = (/** @type {string} */ square) => html`<${Tile} key=${square} square=${square} tile=${tiles.get(square)} flipped=${flipped} />`;
  const side = arrow === null ? 'n' : pushes(arrow);
  return html`<g class="maze-tiles">
    <g key="rest">${SQUARES.filter((square) => !line.includes(square)).map(draw)}</g>
    ${slide && html`<g key=${arrow} class=${`maze-line is-to-${flipped ? { n: 's', e: 'w', s: 'n', w: 'e' }[side] : side}`}>
      ${line.map(draw)}
      ${gone && html`<g class="maze-gone"><${LooseTile} tile=${gone} ...${beyond(slide.out, side, OUT_AT, flipped)} flipped=${flipped} /></g>`}
    </g>`}
  </g>`;
}

/** @param {{props: BoardProps, choice: Choice, way: readonly string[] | null, running: boolean, picture: {current: SVGSVGElement | null}}} props */
function Picture({ props, choice, way, running, picture }) {
  const { maze, players, moves, toMove, closed, viewer, over = false, flipped = false, lastMove, arrows, marks, animation, editing } = props;
  const { slide } = choice;
  const shown = slide ?? maze;
  const usable = moves.length > 0 && !editing;
  const allMarks = [...(lastMove && !slide ? [{ square: lastMove.slice(3, 5), kind: 'last' }] : []), ...(marks ?? [])];
  const targets = slide ? targetsAfter(props, slide) : players.find(({ seat }) => seat === viewer)?.targets ?? [];
  return html`<svg ref=${picture} class="board-picture" viewBox=${VIEW_BOX} aria-hidden="true" focusable="false">
    <${Frame} flipped=${flipped} />
    ${[...ARROWS.keys()].map((arrow) => html`<${ArrowShape} key=${arrow} arrow=${arrow} closed=${arrow === closed} usable=${usable && arrow !== closed}
      held=${arrow === (choice.arrow ?? choice.held)} last=${lastMove?.slice(0, 2) === arrow} flipped=${flipped} />`)}
    <${Tiles} tiles=${shown.tiles} slide=${slide} gone=${slide ? maze.tiles.get(slide.out) : undefined} flipped=${flipped} />
    ${running && animation?.gone && html`<g data-gone><g><${LooseTile} tile=${animation.gone} ...${middle(animation.slide.out, flipped)} flipped=${flipped} /></g></g>`}
    <${Homes} players=${players} flipped=${flipped} />
    <${Marks} marks=${allMarks} flipped=${flipped} />
    ${choice.reachable.size > 0 && html`<${Reachable} reachable=${choice.reachable} squares=${SQUARES} aim=${choice.aim} flipped=${flipped} />`}
    ${!over && targets.map((square) => html`<circle key=${square} class="maze-target" cx=${middle(square, flipped).x} cy=${middle(square, flipped).y} r="25" />`)}
    ${way && html`<${Way} squares=${way} flipped=${flipped} class=${`of-${toMove}`} />`}
    <g class=${`maze-pawns${slide ? ` is-to-${pushes(slide.slide.slice(0, 2))}` : ''}`}>
      ${players.map(({ seat, home, pawn }) => html`<${Pawn} key=${seat} seat=${seat} home=${home} square=${slide?.pawns.get(seat) ?? pawn} flipped=${flipped} />`)}
    </g>
    ${arrows?.filter(({ move }) => !slide || move.startsWith(slide.slide)).toReversed().map((arrow) => html`<${TurnArrow} key=${arrow.move} arrow=${arrow} spare=${maze.spare} flipped=${flipped} />`)}
  </svg>`;
}

/** The targets of the viewer after a slide: treasures ride on their tiles.
 * @param {BoardProps} props @param {Slide} slide @returns {string[]} */
function targetsAfter({ maze, players, viewer }, slide) {
  const own = players.find(({ seat }) => seat === viewer);
  if (!own) return [];
  const sought = own.targets.map((square) => treasureOf(maze.tiles.get(square) ?? ''));
  const coming = treasureOf(maze.spare);
  // The engine does not list a target on the spare, but a card names it.
  if (sought.length === 0 && coming !== undefined && own.cards.includes(coming)) sought.push(coming);
  const there = [...slide.tiles].filter(([, tile]) => treasureOf(tile) !== undefined && sought.includes(treasureOf(tile)));
  return [...there.map(([square]) => square), ...own.targets.filter((_, index) => sought[index] === undefined)];
}

/** @param {{players: BoardProps['players'], flipped: boolean}} props */
function Homes({ players, flipped }) {
  return html`<g class="maze-homes">${players.map(({ seat, home }) => {
    const { x, y } = middle(home, flipped);
    return html`<use key=${seat} class=${`home of-${seat}`} href=${`#home-${seat}`} x=${x} y=${y} />`;
  })}</g>`;
}

/** @param {BoardProps} props */
export function Board(props) {
  const { maze, players, moves, slides, toMove, closed, animation, editing, flipped = false, label = t('board-board') } = props;
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const picture = useRef(/** @type {SVGSVGElement | null} */ (null));
  // The slide that was shown last: when it is played, the tiles lie there already.
  const pushed = useRef(/** @type {string | null} */ (null));
  const choice = useChoice(props);
  const { running, finish } = useAnimation({
    animation, flipped, picture, shown: pushed, onEnd: props.onAnimationEnd, onPhase: props.onAnimationPhase,
  });
  useEffect(() => {
    pushed.current = choice.slide?.slide ?? null;
  });
  const { focused, handlers, by } = useInput({ props, choice, root, onBegin: finish });
  const { slide, reachable, aim, held, armed, stay } = choice;
  // The pawn's path to the square that is named.
  const way = useAnswer(slide && aim !== null ? slide.slide + aim : null, props.pathOf);
  const { onChoose } = props;
  const chosen = slide ? held : null;
  useEffect(() => onChoose?.({ by, arrow: chosen, stays: stay !== null, aim: armed ? aim : null }), [onChoose, by, chosen, stay, armed, aim]);
  /** @param {string} place */
  const describe = (place) => {
    const tabbable = place === focused;
    if (place[0] === '>') {
      const arrow = place.slice(1);
      const open = slides.has(arrow + choice.side);
      const state = moves.length === 0 && !editing ? 'waits' : open || (editing && arrow !== closed) ? 'open' : 'closed';
      return {
        tabbable, selected: arrow === choice.held, disabled: !open && !editing && !(arrow === closed && props.onRefused), label: arrowLabel(arrow, arrow === closed ? 'closed' : state, arrow === choice.held),
        classes: `is-arrow ${open || editing?.onArrow ? 'is-open' : ''}`,
      };
    }
    const target = reachable.has(place);
    const notes = target ? [place === aim ? t('board-chosen') : t('board-can-go')] : [];
    const there = slide ? players.map((player) => ({ ...player, pawn: slide.pawns.get(player.seat) ?? player.pawn })) : players;
    return {
      tabbable, selected: place === aim, label: squareLabel(place, (slide ?? maze).tiles.get(place), there, notes),
      classes: `${target ? 'is-target' : ''} ${editing ? 'is-editable' : ''}`,
    };
  };
  const grid = useMemo(
    () => html`<${Grid} name="maze" unit="place" label=${label} help=${t('board-maze-help')} rows=${PLACES} flipped=${flipped} describe=${describe} handlers=${handlers} />`,
    [label, flipped, maze, players, moves, closed, choice.held, choice.side, slide, aim, focused, editing],
  );
  const said = slide && reachable.size > 0 ? slideText(slide, reachable.size) : '';
  return html`<div ref=${root} class=${`maze to-move-${toMove}${reachable.size > 0 ? ' is-choosing' : ''}${running ? ' is-running' : ''}`}>
    <div class="maze-board">
      <${Picture} props=${props} choice=${choice} way=${way} running=${running} picture=${picture} />
      ${grid}
    </div>
    <${Tray} maze=${maze} choice=${choice} active=${moves.length > 0} editing=${editing} flipped=${flipped} />
    <div class="unseen" role="status" aria-live="polite">${said}</div>
  </div>`;
}

/** @param {{maze: import('../lines.js').Maze, choice: Choice, active: boolean, editing: import('./types.js').Editing | undefined, flipped: boolean}} props */
function Tray({ maze, choice, active, editing, flipped }) {
  const { spare } = maze;
  const { slide, stay, aim, armed, held } = choice;
  const treasure = treasureOf(spare);
  const by = matchMedia('(pointer: coarse)').matches ? 'touch' : 'mouse';
  const words = !active || editing ? '' : !slide || (held === null && choice.arrow === null) ? t('board-tray-arrow', { by }) : held === null ? t('board-tray-push', { by })
    : armed ? t('board-tray-again', { by, to: aim ?? '' }) : t('board-tray-square');
  const tile = html`<${TileIcon} tile=${turnedTile(spare, choice.side)} flipped=${flipped} />`;
  return html`<div class=${`tray${held === null ? '' : ' is-choosing'}`} role="group" aria-label=${t('board-spare')}>
    ${editing?.onSpare
      ? html`<button type="button" class="tray-tile" aria-label=${t('board-spare')} onClick=${() => editing.onSpare?.()}>${tile}</button>`
      : html`<div class="tray-tile">${tile}</div>`}
    <p class="tray-words"><strong>${treasure ? t('board-spare-picture', pictureArgs(treasure)) : t('board-spare')}</strong>${words && html`<small>${words}</small>`}</p>
    <div class="tray-actions">
      ${slide && held !== null && stay !== null && !armed && html`<button type="button" class="button" onClick=${() => choice.go(stay, true)}>${t('board-stay')}</button>`}
      ${armed && aim !== null && html`<button type="button" class="button primary" onClick=${() => choice.go(aim, true)}>${aim === stay ? t('board-stay') : t('board-go-to', { to: aim })}</button>`}
      ${held !== null && html`<${IconButton} icon="close" label=${t('common-cancel')} quiet extra="plain" onClick=${() => choice.cancel()} />`}
      <${IconButton} icon="turn-left" label=${t('board-turn-left')} quiet disabled=${!active && !editing} onClick=${() => choice.turn(-1)} />
      <${IconButton} icon="turn" label=${t('board-turn-right')} quiet disabled=${!active && !editing} onClick=${() => choice.turn(1)} />
    </div>
  </div>`;
}
