// The view in which positions and games of Labyrinth are analysed.

import { html } from 'htm/preact';
import { useState } from 'preact/hooks';
import { AnalysisView, GameHead, useLink } from '../../../app/analysis-view.js';
import { useStore } from '../../../app/hooks.js';
import { routeText } from '../../../app/route.js';
import { ruleParams } from '../../../game/record.js';
import { nodeAt, onMainLine, positionWords } from '../../../game/tree.js';
import { t } from '../../../lang/texts.js';
import { IconButton } from '../../../parts/icons.js';
import { MazeBoard } from '../../game-board.js';
import { SEATS } from '../../lines.js';
import { optionsOf } from '../play/match.js';
import { TurnList } from '../play/moves.js';
import { AnalyseModel, besides, firstSeat, isOpen, playable } from './model.js';
import { CardsPanel, Chances, EnginePanel, useArrows } from './engine.js';
import { titleText } from './pgn.js';
import { ReviewPanel } from './review.js';
import { OpenDialog, ShareDialog } from './share-dialog.js';

/** @import { App } from '../../../app/app.js' */
/** @import { ViewDefinition } from '../../../app/shell.js' */
/** @import { AnalyseState } from './model.js' */

export { AnalyseModel as Model, AnalyseView as View };

/** @param {{app: App, model: AnalyseModel, params: URLSearchParams, views: readonly ViewDefinition[]}} props */
function AnalyseView({ app, model, params, views }) {
  const state = useStore(model.state);
  const [sharing, setSharing] = useState(false);
  const choosing = useStore(model.choosing);
  const { tree, at, shown } = state;
  useLink(app, 'labyrinth-analyse', params, read, ({ words, rules }) => model.openWords(words, rules));
  const others = besides(state);
  const seats = shown?.players.map(({ seat }) => seat) ?? [];
  return html`<${AnalysisView} model=${model} state=${state} title=${t('analyse-labyrinth')} extra="labyrinth" record=${t('play-record')}
    board=${html`<${AnalysisBoard} app=${app} model=${model} state=${state} />`} chances=${html`<${Chances} model=${model} state=${state} />`}
    review=${shown && html`<${CardsPanel} model=${model} state=${state} players=${shown.players} /><${ReviewPanel} model=${model} state=${state} seats=${seats} />`}
    engine=${html`<${EnginePanel} model=${model} state=${state} />`}
    dialogs=${html`${choosing && html`<${OpenDialog} model=${model} onClose=${() => model.choosing.set(false)} />`}
      ${sharing && html`<${ShareDialog} app=${app} model=${model} state=${state} onClose=${() => setSharing(false)} />`}`}>
    <${Head} model=${model} state=${state} views=${views} onShare=${() => setSharing(true)} />
    ${shown && html`<${TurnList} tree=${tree} through=${at} at=${at} seats=${seats} first=${firstSeat(state)} judgements=${state.judgements} onShow=${(/** @type {number} */ id) => model.show(id)} />`}
    ${others.length > 0 && html`<div class="turns-besides" role="group" aria-label=${t('analyse-others')}><small>${t('analyse-others-small')}</small>
      ${others.map((id) => html`<button key=${id} type="button" class="ply" onClick=${() => model.show(id)}>${nodeAt(tree, id).move}</button>`)}</div>`}
    ${onMainLine(tree, at) !== at && html`<div class="turns-besides">
      <${IconButton} icon="undo" label=${t('play-back')} extra="back-to-game" onClick=${() => model.backToGame()} />
      <${IconButton} icon="remove" label=${t('analyse-delete')} quiet extra="plain" onClick=${() => void model.remove(at).catch((error) => app.report(error))} /></div>`}
  <//>`;
}

/** What the game is, and actions on the whole of it.
 * @param {{model: AnalyseModel, state: AnalyseState, views: readonly ViewDefinition[], onShare: () => void}} props */
function Head({ model, state: { about, names, tree, at, shown, options }, views, onShare }) {
  const open = isOpen(tree.start);
  /** @param {string} name @param {Record<string, string>} params */
  const to = (name, params) => routeText(name, { ...params, ...ruleParams(options) });
  const fen = shown?.fen ?? '';
  const closed = open ? !playable(shown) : !shown || shown.winner !== null;
  const play = closed ? null : to('labyrinth-play', open ? { fen } : { game: positionWords(tree, at) });
  const seats = SEATS.filter((seat) => names[seat] || (about && shown?.players.some((player) => player.seat === seat)));
  const title = titleText(seats, names, about);
  const edit = views.some(({ name }) => name === 'labyrinth-setup') ? [['edit', t('analyse-edit'), shown && to('labyrinth-setup', { fen })]] : [];
  return html`<${GameHead} model=${model} title=${html`<p>${title || t('analyse-untitled')}</p>`} ways=${[['play', t('common-play-from-here'), play], ...edit]}
    shared=${shown !== null} onOpen=${() => model.choosing.set(true)} onShare=${onShare} />`;
}

/** @param {{app: App, model: AnalyseModel, state: AnalyseState}} props */
function AnalysisBoard({ app, model, state }) {
  const { shown, words, tree, at, flipped, animation, viewer } = state;
  const arrows = useArrows(model, state);
  const reader = viewer === null ? shown?.toMove ?? null : viewer === 'nobody' ? null : viewer;
  return html`<${MazeBoard} app=${app} arbiter=${model.arbiter} model=${model} shown=${shown} words=${words} lastMove=${nodeAt(tree, at).move}
    mayMove viewer=${reader} arrows=${arrows} flipped=${flipped} animation=${animation} />`;
}

/** The words of `position` and the rules in an address, or null if there are none.
 * @param {URLSearchParams} params */
function read(params) {
  const [fen, game] = [params.get('fen'), params.get('game')];
  return fen === null && game === null ? null : { words: game ?? `fen ${fen?.trim()}`, rules: optionsOf(params.get('rules')) };
}
