// The view in which positions are analysed and games reviewed.

import { html } from 'htm/preact';
import { useMemo, useState } from 'preact/hooks';
import { AnalysisView, GameHead, useLines, useLink } from '../../app/analysis-view.js';
import { GameBoard, Lost } from '../../app/game-board.js';
import { useAsked, useListener, useSpokenMoves, useStore } from '../../app/hooks.js';
import { routeText } from '../../app/route.js';
import { scoreForBlue, scoreText } from '../../game/evaluation.js';
import { isFault, isReviewed } from '../../game/judgement.js';
import { addMove, nodeAt, onMainLine, positionWords } from '../../game/tree.js';
import { t } from '../../lang/texts.js';
import { IconButton } from '../../parts/icons.js';
import { recordText } from '../play/outcome.js';
import { nameShown } from './analysis.js';
import { Book, ChancesBar, EnginePanel } from './engine.js';
import { fromLink } from './links.js';
import { ShareDialog } from './share-dialog.js';
import { AnalyseModel } from './model.js';
import { useSketch } from './sketch.js';
import { MoveTools, TreeList } from './tree-list.js';
import { OpenDialog } from './open-dialog.js';
import { ReviewPanel } from './review-panel.js';

/** @import { App } from '../../app/app.js' */
/** @import { ViewDefinition } from '../../app/shell.js' */
/** @import { Arrow } from '../../board/types.js' */
/** @import { AnalyseState } from './model.js' */

export { AnalyseModel as Model, AnalyseView as View };

/** The keys of this game alone.
 * @type {readonly import('../../app/analysis-keys.js').Key[]} */
const KEYS = [
  // These keys scroll the page where the move has no alternative.
  { keys: ['ArrowUp', 'ArrowDown'], name: '↑ ↓', does: t('analyse-keys-sideways'), run: (model, key) => model.sideways(key === 'ArrowUp' ? -1 : 1) },
  { keys: ['Escape'], name: t('analyse-key-escape'), does: t('analyse-keys-erase'), run: (model) => model.erase() },
  { keys: ['x'], name: 'X', does: t('analyse-keys-threat'), run: (model) => model.toggleThreat() },
];

/** @param {{app: App, model: AnalyseModel, params: URLSearchParams, views: readonly ViewDefinition[], go: (name: string, what?: unknown) => void}} props */
function AnalyseView({ app, model, params, views, go }) {
  const state = useStore(model.state);
  const choosing = useStore(model.choosing);
  const [sharing, setSharing] = useState(false);
  const [booked, setBooked] = useState(false);
  const [editing, setEditing] = useState(/** @type {number | null} */ (null));
  const { tree, at } = state;
  useLink(app, 'analyse', params, fromLink, (held) => model.openHeld(held));
  usePaste(app, model);
  useSpokenMoves(app, model.arbiter, state);
  const practice = views.find((view) => view.takesMistakes)?.name;
  return html`<${AnalysisView} model=${model} state=${state} title=${t('common-analyse')} extra=${isReviewed(state.judgements) ? 'is-reviewed' : ''} record=${t('board-moves')} keys=${KEYS}
    board=${html`<${AnalysisBoard} app=${app} model=${model} state=${state} />`} chances=${html`<${ChancesBar} model=${model} state=${state} />`}
    review=${html`<${ReviewPanel} app=${app} model=${model} state=${state}
      onPractise=${practice && (() => go(practice, model.source()))} />`} engine=${html`<${EnginePanel} model=${model} state=${state} />`}
    dialogs=${html`${choosing && html`<${OpenDialog} model=${model} />`}
      ${sharing && html`<${ShareDialog} app=${app} arbiter=${model.arbiter} analysis=${state} shown=${state.shown} onClose=${() => setSharing(false)} />`}`}>
    <${Head} model=${model} state=${state} views=${views} onShare=${() => setSharing(true)} />
    <div class="both-lost">${/** @type {const} */ (['red', 'blue']).map((color) => html`<${Lost} key=${color} arbiter=${model.arbiter} start=${tree.start} shown=${state.shown} color=${color} />`)}</div>
    <div class="record-tabs" role="group" aria-label=${t('analyse-show')}>
      ${[[false, t('board-moves')], [true, t('analyse-book')]].map(([value, label]) => html`<button key=${label} type="button" aria-pressed=${booked === value}
        onClick=${() => setBooked(/** @type {boolean} */ (value))}>${label}</button>`)}
    </div>
    ${booked
      ? html`<${Book} app=${app} model=${model} state=${state} />`
      : html`<${TreeList} model=${model} state=${state} editing=${editing} onEdit=${setEditing} />`}
    <${MoveTools} model=${model} state=${state} onComment=${() => setEditing(at)} />
    ${onMainLine(tree, at) !== at && html`<${IconButton} icon="undo" label=${t('play-back')} extra="back-to-game" onClick=${() => model.backToGame()} />`}
  <//>`;
}

/** The views that the position can be taken to. */
const GO_ON = /** @type {const} */ ([['play', 'play', t('common-play-from-here')], ['setup', 'edit', t('analyse-edit')]]);

/** The players, and actions on the whole game.
 * @param {{model: AnalyseModel, state: AnalyseState, views: readonly ViewDefinition[], onShare: () => void}} props */
function Head({ model, state: { header, shown }, views, onShare }) {
  const { blue, red, result, detail, date, opening } = header;
  const shelf = useStore(model.library.shelf);
  const named = blue !== '' || red !== '';
  const more = shelf !== null && shelf.games.length > 1;
  const title = named
    ? html`<p><i class="dot blue"></i>${nameShown(blue, 'blue')} <span class="against">–</span> <i class="dot red"></i>${nameShown(red, 'red')}
      <b class="game-result">${result === '1/2-1/2' ? '½–½' : result === '*' ? '' : result.replace('-', '–')}</b></p>
      <small>${[recordText(detail), opening, date.slice(0, 10)].filter(Boolean).join(' · ')}</small>`
    : html`<p>${t('analyse-board')}</p>`;
  const ways = GO_ON.filter(([name]) => views.some((view) => view.name === name)).map(([name, icon, label]) => /** @type {const} */ ([
    icon, label, !shown || (name === 'play' && shown.result !== '*') ? null : routeText(name, { fen: shown.fen }),
  ]));
  return html`<${GameHead} model=${model} title=${title} ways=${ways} open=${more ? t('analyse-open-games', { count: String(shelf.games.length) }) : t('common-open')} shared
    onOpen=${() => model.choosing.set(true)} onShare=${onShare} />`;
}

/** @param {{app: App, model: AnalyseModel, state: AnalyseState}} props */
function AnalysisBoard({ app, model, state }) {
  const arrows = useArrows(model, state);
  const ahead = useAhead(model, state);
  const seen = ahead ?? state;
  const over = seen.shown !== null && seen.shown.result !== '*';
  const { layer, handlers, draws, text } = useSketch(model, state);
  return html`<div class=${draws ? 'is-drawing' : ''} ...${handlers}>
    <${GameBoard} app=${app} arbiter=${model.arbiter} model=${model} state=${seen} mayMove=${!ahead && !over} over=${over}
      arrows=${ahead ? undefined : arrows} layer=${ahead ? undefined : layer} />
    <p class="unseen">${text}</p>
  </div>`;
}

/** The first moves of the engine's lines; without an engine, the better move if the review has one.
 * @param {AnalyseModel} model @param {AnalyseState} state
 * @returns {Arrow[]} the same array as long as nothing in it changes */
function useArrows(model, { tree, at, judgements }) {
  const lines = useLabelled(model, at);
  const threat = useStore(model.threat.found);
  const threatened = threat?.node === at ? threat.info?.pv[0] : undefined;
  const next = nodeAt(tree, at).children[0];
  const judgement = next === undefined ? undefined : judgements.get(next);
  const better = isFault(judgement) ? [{ move: judgement.best, rank: 1 }] : [];
  /** @type {Arrow[]} */
  const arrows = [...(lines.length > 0 ? lines : better), ...(threatened ? [{ move: threatened, rank: 1, kind: /** @type {const} */ ('threat') }] : [])];
  return useMemo(() => arrows, [JSON.stringify(arrows)]);
}

/** The first moves of the engine's lines, with their scores if there are several.
 * @param {AnalyseModel} model @param {number} at
 * @returns {Arrow[]} */
function useLabelled(model, at) {
  const lines = useLines(model, at);
  const mover = model.thinker.thoughts.get()?.mover;
  if (lines.length < 2 || !mover) return lines.map(({ move, rank }) => ({ move, rank }));
  return lines.map(({ move, rank, info }) => ({ move, rank, label: scoreText(scoreForBlue(info.score, mover)) }));
}

/** The position after the moves of a line that the person points at.
 * @param {AnalyseModel} model @param {AnalyseState} state */
function useAhead(model, { tree, at, flipped }) {
  const peeked = useStore(model.peeked);
  const ahead = useAsked(() => {
    if (peeked.length === 0) return null;
    let [longer, id] = [tree, at];
    for (const move of peeked) ({ tree: longer, id } = addMove(longer, id, move));
    // Without an answer the line has become outdated meanwhile.
    return model.arbiter.state(positionWords(longer, id)).then((shown) => ({ tree: longer, at: id, shown }));
  }, [peeked, tree, at]);
  return ahead && { ...ahead, flipped, animation: undefined };
}

/** Opens a game or position that is pasted anywhere except into a field.
 * @param {App} app @param {AnalyseModel} model */
function usePaste(app, model) {
  useListener('paste', (event) => {
    if (/** @type {Element | null} */ (event.target)?.closest('input, textarea, dialog')) return;
    const files = [...event.clipboardData?.files ?? []];
    const text = event.clipboardData?.getData('text/plain').trim() ?? '';
    if (files.length === 0 && text === '') return;
    event.preventDefault();
    const opening = files.length > 0 ? model.loadFiles(files) : model.openText(text);
    opening.catch((error) => app.report(error));
  });
}
