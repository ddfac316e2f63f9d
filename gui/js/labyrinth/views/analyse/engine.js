// What the engine says: the chances of all players, and its best turns.

import { html } from 'htm/preact';
import { EngineLines, EnginePanel as Panel, LineMoves } from '../../../app/engine-panel.js';
import { useStore } from '../../../app/hooks.js';
import { wholePercents } from '../../../game/evaluation.js';
import { MIN_LABELLED } from '../../../parts/thoughts.js';
import { TreasureIcon, treasureOf } from '../../board/pictures.js';
import { seatName } from '../../lines.js';
import { chancesOf, winOf } from './chances.js';

/** @typedef {import('./model.js').AnalyseModel} AnalyseModel */
/** @typedef {import('./model.js').AnalyseState} AnalyseState */
/** @typedef {import('../../../protocol/lines.js').Info} Info */

const LINE_LENGTH = 8;
const NO_MOVES = /** @type {readonly string[]} */ ([]);
const NOTE = 'A line begins with the winning chance of the player to move. The engine knows no more about the cards than the view shows.';

/** The bar of all players' chances to win.
 * @param {{model: AnalyseModel, state: AnalyseState}} props */
export function Chances({ model, state: { at, shown, chances } }) {
  const thoughts = useStore(model.thinker.thoughts);
  const info = thoughts?.node === at ? thoughts.infos[0] : undefined;
  if (shown?.winner) return html`<p class="chances over">${seatName(shown.winner)} has won</p>`;
  const parts = chancesOf(chances, shown?.toMove, info);
  if (parts.length === 0) return html`<p class="chances empty"></p>`;
  const shares = wholePercents(parts.map(({ win }) => win));
  const text = parts.map(({ seat }, index) => `${seatName(seat)} wins ${shares[index]} %`).join(', ');
  return html`<div class="chances" role="img" aria-label=${text} title=${text}>
    ${parts.map(({ seat }, index) => html`<span key=${seat} class=${`chance seat-chance of-${seat}`} style=${{ flexGrow: shares[index] }}>${shares[index] >= MIN_LABELLED ? `${shares[index]} %` : ''}</span>`)}
  </div>`;
}

/** @param {{model: AnalyseModel, state: AnalyseState}} props */
export function EnginePanel({ model, state }) {
  const pauses = state.shown?.winner ? 'The game is over here.' : null;
  return html`<${Panel} thinker=${model.thinker} at=${state.at} pauses=${pauses} note=${NOTE}><${Lines} model=${model} state=${state} /><//>`;
}

/** @param {{model: AnalyseModel, state: AnalyseState}} props */
function Lines({ model, state: { at, shown } }) {
  const { lines } = useStore(model.thinker.settings);
  const thoughts = useStore(model.thinker.thoughts);
  const infos = thoughts?.node === at ? thoughts.infos : [];
  return html`<${EngineLines} count=${lines} onLook=${(/** @type {number | null} */ index) => model.pointed.set(index === null ? null : index + 1)}
    line=${(/** @type {number} */ index) => {
      const info = infos.find(({ multipv }) => multipv === index + 1);
      const found = info && shown && findOf(info.pv[0], shown);
      return html`<span class=${`score seat-score of-${info ? shown?.toMove : 'nobody'}`}>${info ? `${Math.round(100 * winOf(info))} %` : '…'}</span>
        <${LineMoves} key=${at} rank=${index + 1} pv=${info?.pv.slice(0, LINE_LENGTH) ?? NO_MOVES} numberOf=${() => ''} onPeek=${() => {}}
          onPlay=${(/** @type {readonly string[]} */ moves) => model.playLine(moves)} onFocus=${(/** @type {boolean} */ on) => model.pointed.set(on ? index + 1 : null)} />
        ${found && html`<span class="line-finds" title="ends on the treasure of the card"><${TreasureIcon} treasure=${found} /></span>`}`;
    }} />`;
}

/** The treasure on which a turn ends, if a card of the player to move is known to show it.
 * @param {string} move @param {import('../../arbiter.js').MazeState} shown */
function findOf(move, { slides, players, toMove }) {
  const treasure = treasureOf(slides.get(move.slice(0, 3))?.tiles.get(move.slice(3, 5)) ?? '');
  const top = players.find(({ seat }) => seat === toMove)?.cards[0];
  return treasure !== undefined && treasure === top ? treasure : null;
}
