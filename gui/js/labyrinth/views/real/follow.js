// A game at a real table: its turns are entered, and Akhet advises.

import { html } from 'htm/preact';
import { useMemo } from 'preact/hooks';
import { AnalysisView, EnginePanel, useLines } from '../../../app/analysis-view.js';
import { useStore } from '../../../app/hooks.js';
import { lineThrough, nodeAt } from '../../../game/tree.js';
import { listText, marked, t } from '../../../lang/texts.js';
import { Icon, IconButton } from '../../../parts/icons.js';
import { sentence } from '../../../protocol/lines.js';
import { hintText } from '../../board/aria.js';
import { pictureArgs, TileIcon, TreasureIcon, treasureName, turnedTile } from '../../board/pictures.js';
import { MazeBoard } from '../../game-board.js';
import { Chances, findOf, PlayersCards, useArrows, winOf } from '../analyse/engine.js';
import { firstSeat } from '../analyse/model.js';
import { ReviewPanel } from '../analyse/review.js';
import { TurnList } from '../play/moves.js';
import { freeCards } from '../setup/position.js';
import { Treasures } from './lay.js';
import { outText, whyText } from './why.js';

/** @import { App } from '../../../app/app.js' */
/** @import { Seat } from '../../lines.js' */
/** @import { RealModel, RealState } from './model.js' */

/** @param {{app: App, model: RealModel, state: RealState}} props */
export function Follow({ app, model, state }) {
  const { tree, at, shown, sides, options } = state;
  const seats = shown?.players.map(({ seat }) => seat) ?? [];
  return html`<${AnalysisView} model=${model} state=${state} title=${t('real-title')} extra="labyrinth real" record=${t('real-record')} dialogs=${null}
    board=${html`<${FollowBoard} app=${app} model=${model} state=${state} />`} chances=${html`<${Chances} model=${model} state=${state} />`}
    review=${shown && html`<section class="panel all-cards" aria-label=${t('real-all-cards')}><${PlayersCards} players=${shown.players} ordered=${!options.FreeOrder} winner=${shown.winner} /></section>
      ${(shown.winner || sides) && html`<${ReviewPanel} model=${model} state=${state} seats=${seats} />`}`}
    engine=${html`<${Head} model=${model} state=${state} /><${Now} model=${model} state=${state} /><${Advice} model=${model} state=${state} />`}>
    ${shown && html`<${TurnList} tree=${tree} at=${at} seats=${seats} first=${firstSeat(state)} judgements=${state.judgements} onShow=${(/** @type {number} */ id) => model.show(id)} />`}
  <//>`;
}

/** It stands first, so that nothing that comes later, such as advice, moves its buttons under a finger.
 * @param {{model: RealModel, state: RealState}} props */
function Head({ model, state: { history: { past, future, now } } }) {
  return html`<header class="panel game-head">
    <div class="game-title"><p>${t('real-you-are', { color: now.laid.me })}</p></div>
    <${IconButton} icon="undo" label=${t('common-undo')} quiet extra="plain" disabled=${past.length === 0} onClick=${() => model.undo()} />
    <${IconButton} icon="redo" label=${t('common-redo')} quiet extra="plain" disabled=${future.length === 0} onClick=${() => model.redo()} />
    <${IconButton} icon="flip" label=${t('common-flip-board')} quiet extra="plain" onClick=${() => model.flip()} />
    <${IconButton} icon="plus" label=${t('real-another-game')} quiet extra="plain" onClick=${() => model.clear()} />
  </header>`;
}

/** @param {{app: App, model: RealModel, state: RealState}} props */
function FollowBoard({ app, model, state }) {
  const { shown, words, tree, at, coming, flipped, animation, history: { now: { laid } } } = state;
  const why = useStore(model.why);
  const lines = useArrows(model, state);
  const chosen = useChosen(model, state);
  const arrows = useMemo(() => lines.filter(({ move }) => move === chosen), [lines, chosen]);
  return html`<${MazeBoard} app=${app} arbiter=${model.arbiter} model=${model} shown=${shown} words=${words} lastMove=${nodeAt(tree, at).move?.slice(0, 5)}
    mayMove=${coming === null} viewer=${laid.me} arrows=${why ? undefined : arrows} preview=${why ? chosen?.slice(0, 3) : undefined} flipped=${flipped} animation=${animation}
    label=${t('real-table')} />`;
}

/** The first turn of the chosen line of advice: the best, if none is.
 * @param {RealModel} model @param {RealState} state */
function useChosen(model, { at, shown }) {
  const pointed = useStore(model.pointed) ?? 1;
  return useLines(model, at).find(({ info, move }) => info.multipv === pointed && shown?.moves.includes(move))?.move;
}

/** What the page waits for.
 * @param {{model: RealModel, state: RealState}} props */
function Now({ model, state: { shown, at, tree, history: { now: { laid } } } }) {
  const { find, card, asking } = useStore(model.asks);
  if (!shown) return null;
  const { winner, toMove, players } = shown;
  const past = at < lineThrough(tree).length - 1;
  const own = players.find(({ seat }) => seat === laid.me);
  const known = asking || winner ? [] : [...own?.cards ?? ''].filter((one) => one !== '?');
  const whose = toMove === laid.me ? t('real-your-turn') : t('real-turn', { color: toMove });
  const won = winner === laid.me ? t('real-you-won') : winner && t('real-won', { color: winner });
  const text = won || (past ? t('real-past') : whose);
  return html`<section class=${`panel real-now of-${winner ?? toMove}`} aria-label=${t('real-now')}>
    <p role="status">${text}</p>
    ${winner && html`<${IconButton} icon="plus" label=${t('real-another-game')} extra="primary" onClick=${() => model.clear()} />`}
    ${find && html`<div class="real-find"><p>${find.seat === laid.me ? t('real-you-ended', pictureArgs(find.treasure)) : t('real-ended', { color: find.seat, ...pictureArgs(find.treasure) })}</p>
      <button type="button" class="button" aria-pressed=${find.found} onClick=${() => model.find()}><span aria-hidden="true"><${TreasureIcon} treasure=${find.treasure} /></span>
        <span>${t('real-found', pictureArgs(find.treasure))}</span></button></div>`}
    ${asking && html`<div class="real-ask"><h2>${card === 0 || !own ? t('real-which-card') : t('real-which-card-now', pictureArgs(own.found.slice(-1)))}</h2>
      <${Treasures} label=${t('real-card')} treasures=${choosable(players, laid.me)} onPick=${(/** @type {string} */ treasure) => model.look(treasure)} /></div>`}
    ${own && !winner && own.cards === '' && html`<p class="real-goal">${outText(laid.options, own.home)}</p>`}
    ${known.length > 0 && html`<div class="real-goal">${known.map((treasure) => html`<span key=${treasure} aria-hidden="true"><${TreasureIcon} treasure=${treasure} /></span>`)}
      <p>${t('real-your-cards', { cards: known.length, pictures: listText(known.map(treasureName), { type: 'unit' }) })}</p>
      ${card !== null && html`<button type="button" class="button small" onClick=${() => model.asks.merge({ asking: true })}>${t('real-change')}</button>`}</div>`}
  </section>`;
}

/** The cards that may be mine: nobody has shown them.
 * @param {readonly import('../../lines.js').Player[]} players @param {Seat} me */
function choosable(players, me) {
  const hands = players.map(({ seat, pawn, cards, found }) => [seat, { pawn, cards: seat === me ? cards.slice(1) : cards, found }]);
  return freeCards({ hands: Object.fromEntries(hands) });
}

/** Whether no better line differs only in how the tile is turned.
 * @param {{move: string}} line @param {number} index @param {readonly {move: string}[]} lines */
function isFirst({ move }, index, lines) {
  return lines.findIndex((line) => line.move.slice(0, 2) === move.slice(0, 2) && line.move.slice(3) === move.slice(3)) === index;
}

const BOLD = { b: (/** @type {string} */ text) => html`<b>${text}</b>` };

/** The engine's turns in words, and why.
 * @param {{model: RealModel, state: RealState}} props */
function Advice({ model, state }) {
  const { at, shown, flipped, history: { now: { laid } } } = state;
  const lines = useLines(model, at);
  const chosen = useChosen(model, state);
  const why = useStore(model.why);
  const pauses = shown?.winner ? t('real-over') : shown && shown.toMove !== laid.me ? t('real-advises-later') : null;
  return html`<${EnginePanel} model=${model} at=${at} pauses=${pauses} note=${t('real-note')}>
    <ol class="advice">${lines.filter(isFirst).map(({ info, move }) => {
      const slide = shown?.slides.get(move.slice(0, 3));
      const found = shown && findOf(move, shown);
      return html`<li key=${move}>
        <button type="button" class="advice-line" aria-pressed=${move === chosen} onClick=${() => model.pointed.set(info.multipv)}>
          <span class=${`score seat-score of-${laid.me}`}>${t('common-percent', { percent: Math.round(100 * winOf(info)) })}</span>
          <${TileIcon} tile=${turnedTile(shown?.spare ?? '', move[2])} flipped=${flipped} />
          <span aria-hidden="true">${slide?.pawns.get(laid.me) === move.slice(3) ? marked('real-advice-stay', BOLD, { arrow: move.slice(0, 2) }) : marked('real-advice', BOLD, { arrow: move.slice(0, 2), square: move.slice(3) })}</span>
          <span class="unseen">${sentence(hintText(move, slide, laid.me))}.</span>
          ${found && html`<${TreasureIcon} treasure=${found} />`}
        </button>
        <button type="button" class="button small" onClick=${() => model.move(move)}>${t('real-played')}<span class="unseen"> ${move}</span></button>
      </li>`;
    })}</ol>
    ${chosen && shown && html`<div class="advice-why"><p>${whyText(shown, chosen, laid.me, laid.options)}</p>
      <button type="button" class="button small" aria-pressed=${why} onClick=${() => model.why.set(!why)}><${Icon} name="search" /><span>${t('real-show')}</span></button></div>`}
  <//>`;
}
