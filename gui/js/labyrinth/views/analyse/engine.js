// What the engine says: the chances of all players, and its best turns.

import { html } from 'htm/preact';
import { useMemo } from 'preact/hooks';
import { EnginePanel as Panel, useLines } from '../../../app/analysis-view.js';
import { useAsked, useStore } from '../../../app/hooks.js';
import { wholePercents } from '../../../game/evaluation.js';
import { listText, t } from '../../../lang/texts.js';
import { Select } from '../../../parts/fields.js';
import { Bar } from '../../../parts/thoughts.js';
import { CardPicture, PawnIcon, TreasureIcon, treasureOf } from '../../board/pictures.js';
import { seatName, SEATS } from '../../lines.js';
import { isOpen } from './model.js';

/** @import { Player, Seat } from '../../lines.js' */
/** @import { AnalyseModel, AnalyseState, Chance } from './model.js' */
/** @import { Info } from '../../../protocol/lines.js' */
/** @import { Viewer } from '../../arbiter.js' */

const LINE_LENGTH = 8;
/** The score with odds of e to 1, as the protocol defines it for this game. */
const ODDS = 100;

/** The bar of all players' chances to win.
 * @param {{model: AnalyseModel, state: AnalyseState}} props */
export function Chances({ model, state: { at, shown, chances } }) {
  const thoughts = useStore(model.thinker.thoughts);
  const info = thoughts?.node === at ? thoughts.infos[0] : undefined;
  if (shown?.winner) return html`<p class="chances over">${t('analyse-has-won', { color: shown.winner })}</p>`;
  const parts = chancesOf(chances, shown?.toMove, info);
  if (parts.length === 0) return html`<p class="chances empty"></p>`;
  const shares = wholePercents(parts.map(({ win }) => win));
  const text = listText(parts.map(({ seat }, index) => t('analyse-wins', { color: seat, percent: shares[index] })), { type: 'unit' });
  return html`<${Bar} parts=${parts.map(({ seat }, index) => [`seat-chance of-${seat}`, shares[index]])} text=${text} flipped=${false} />`;
}

/** @param {{model: AnalyseModel, state: AnalyseState}} props */
export function EnginePanel({ model, state: { at, shown } }) {
  const lines = {
    length: LINE_LENGTH,
    score: (/** @type {Info | undefined} */ info) => html`<span class=${`score seat-score of-${info ? shown?.toMove : 'nobody'}`}>${info ? t('common-percent', { percent: Math.round(100 * winOf(info)) }) : '…'}</span>`,
    after: (/** @type {Info | undefined} */ info) => {
      const found = info && shown && findOf(info.pv[0], shown);
      return found && html`<span class="line-finds" title=${t('analyse-line-finds')}><${TreasureIcon} treasure=${found} /></span>`;
    },
  };
  return html`<${Panel} model=${model} at=${at} pauses=${shown?.winner ? t('analyse-over') : null} note=${t('analyse-lines-note')} lines=${lines} />`;
}

/** The treasure on which a turn ends, if a card of the player to move is known to show it.
 * @param {string} move @param {import('../../arbiter.js').MazeState} shown */
export function findOf(move, { slides, players, toMove }) {
  const treasure = treasureOf(slides.get(move.slice(0, 3))?.tiles.get(move.slice(3, 5)) ?? '');
  const top = players.find(({ seat }) => seat === toMove)?.cards[0];
  return treasure !== undefined && treasure === top ? treasure : null;
}

/** The chance that the player to move wins, from 0 to 1.
 * @param {Pick<Info, 'score' | 'wdl'>} info */
export function winOf({ score, wdl }) {
  if (wdl && wdl.win + wdl.loss > 0) return wdl.win / (wdl.win + wdl.loss);
  if (score.kind === 'mate') return score.value > 0 ? 1 : 0;
  return 1 / (1 + Math.exp(-score.value / ODDS));
}

/** The chances by the evaluation or, once the engine has searched, its own for the player to move: the others share the rest in
 * the proportions of the evaluation.
 * @param {readonly Chance[]} chances @param {Seat | undefined} mover @param {Info | undefined} info
 * @returns {Chance[]} in the order of play, from the first one's seat on; none without an evaluation */
export function chancesOf(chances, mover, info) {
  const all = [...chances].sort((one, other) => SEATS.indexOf(one.seat) - SEATS.indexOf(other.seat));
  if (!info || !mover) return all.some(({ win }) => win > 0) ? all : [];
  const own = 1000 * winOf(info);
  const others = all.filter(({ seat }) => seat !== mover).reduce((sum, { win }) => sum + win, 0);
  const share = (/** @type {number} */ win) => (others > 0 ? win / others : 1 / Math.max(1, all.length - 1));
  return all.map(({ seat, win }) => ({ seat, win: seat === mover ? own : (1000 - own) * share(win) }));
}

/** The views of a game as a choice: the value in a field, and its name.
 * @param {import('./model.js').Analysis} analysis @param {readonly Player[]} players
 * @returns {[string, string][]} */
export function viewChoices({ tree, views }, players) {
  const all = [...(isOpen(tree.start) ? [null] : []), ...players.map(({ seat }) => seat), /** @type {const} */ ('nobody')];
  return (views ?? all).map((view) => [valueOf(view), t('analyse-sees', { viewer: valueOf(view) })]);
}

/** @param {Viewer} view */
const valueOf = (view) => view ?? 'all';

/** @param {{model: import('./model.js').AnalyseModel, state: import('./model.js').AnalyseState, players: readonly Player[]}} props */
export function CardsPanel({ model, state, players }) {
  return html`<section class="panel all-cards" aria-label=${t('analyse-cards')}>
    <${Select} label=${t('analyse-show')} value=${valueOf(state.viewer)} choices=${viewChoices(state, players)}
      onChange=${(/** @type {string} */ value) => model.see(value === 'all' ? null : /** @type {Viewer} */ (value))} />
    <${PlayersCards} players=${players} ordered=${!state.options.FreeOrder} winner=${state.shown?.winner ?? null} />
  </section>`;
}

/** @param {{players: readonly Player[], ordered: boolean, winner: Seat | null}} props `ordered`: the first card is the one that counts */
export function PlayersCards({ players, ordered, winner }) {
  /** @param {Player} player who has found all cards */
  const ending = ({ seat, home, targets }) => {
    if (seat === winner) return t('analyse-cards-won');
    return targets.join() === home ? t('analyse-cards-home', { square: home }) : t('analyse-cards-out');
  };
  return html`<ul>${players.map((player) => {
    const { seat, cards, found } = player;
    return html`<li key=${seat} class=${`of-${seat}`} aria-label=${seatName(seat)}>
      <${PawnIcon} seat=${seat} />
      <span class=${`cards-sought ${ordered ? 'is-ordered' : ''}`}>${cards === '' ? html`<span class="seat-home">${ending(player)}</span>` : html`<${Sought} cards=${cards} />`}</span>
      ${found !== '' && html`<span class="cards-found" role="group" aria-label=${t('board-found')}><small>${t('analyse-cards-found-small')}</small>${[...found].map((card) => html`<${TreasureIcon} key=${card} treasure=${card} />`)}</span>`}
    </li>`;
  })}</ul>`;
}

/** The cards still to be found: those known, and how many are not. @param {{cards: string}} props */
function Sought({ cards }) {
  const known = [...cards].filter((card) => card !== '?');
  const hidden = cards.length - known.length;
  return html`${known.map((card) => html`<${TreasureIcon} key=${card} treasure=${card} />`)}
    ${hidden > 0 && html`<span class="cards-hidden" title=${t('analyse-cards-unknown', { count: hidden })}><${CardPicture} /><span>${hidden}</span></span>`}`;
}

/** The first turns of the engine's lines, with their pawns' paths once they are known.
 * @param {AnalyseModel} model @param {AnalyseState} state
 * @returns {import('../../board/types.js').Arrow[]} the same array as long as nothing in it changes */
export function useArrows(model, { at, shown, words }) {
  const lines = useLines(model, at).filter(({ move }) => shown?.moves.includes(move));
  const moves = lines.map(({ move }) => move).join(' ');
  const ways = useAsked(() => (moves === '' ? null : Promise.all(moves.split(' ').map(async (move) => /** @type {const} */ ([move, await model.arbiter.path(words, move)])))
    .then((found) => new Map(found))), [moves, shown]);
  // Without a path the square alone says where the pawn goes.
  const arrows = lines.map((line) => ({ ...line, path: ways?.get(line.move) }));
  return useMemo(() => arrows, [arrows.map(({ move, rank }) => `${move}${rank}`).join(' '), ways]);
}
