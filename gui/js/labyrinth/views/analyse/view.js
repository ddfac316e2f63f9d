// The view in which positions and games of Labyrinth are analysed.

import { html } from 'htm/preact';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { useAttention, useSteps, useStore } from '../../../app/hooks.js';
import { routeText } from '../../../app/route.js';
import { play as playSound } from '../../../app/sound.js';
import { lineThrough, nodeAt, onMainLine, positionWords, ROOT } from '../../../game/tree.js';
import { IconButton } from '../../../parts/icons.js';
import { StepButtons } from '../../../parts/moves.js';
import { Board } from '../../board/board.js';
import { picturesReady } from '../../board/pictures.js';
import { optionParams, optionsOf } from '../play/match.js';
import { TurnList } from '../play/moves.js';
import { isOpen } from './analysis.js';
import { CardsPanel } from './cards.js';
import { Chances, EnginePanel } from './engine.js';
import { AnalyseModel, besides, firstSeat, playable } from './model.js';
import { OpenDialog } from './open-dialog.js';
import { ShareDialog } from './share-dialog.js';

/** @typedef {import('../../../app/app.js').App} App */
/** @typedef {import('../../../app/shell.js').ViewDefinition} ViewDefinition */
/** @typedef {import('./model.js').AnalyseState} AnalyseState */

/** @param {App} app */
export function create(app) {
  picturesReady.catch((error) => app.report(error));
  return new AnalyseModel(app);
}
export { AnalyseView as View };

const NONE = /** @type {readonly string[]} */ ([]);
/** The rank of arrows that recede behind the one pointed at. */
const FAINT = 5;

/** @param {{app: App, model: AnalyseModel, params: URLSearchParams, views: readonly ViewDefinition[]}} props */
function AnalyseView({ app, model, params, views }) {
  const state = useStore(model.state);
  const [dialog, setDialog] = useState(/** @type {'open' | 'share' | null} */ (null));
  const { tree, at, shown } = state;
  useLink(app, model, params);
  useAttention(model);
  const wheel = useSteps(useCallback((plies) => model.step(plies), [model]));
  const others = besides(state);
  const seats = shown?.players.map(({ seat }) => seat) ?? [];
  return html`<div class="analysis labyrinth">
    <h1 class="unseen">Analyse Labyrinth</h1>
    <div class="analysis-board" ref=${wheel}><${AnalysisBoard} app=${app} model=${model} state=${state} /></div>
    <div class="analysis-chances"><${Chances} model=${model} state=${state} /></div>
    <div class="analysis-review">${shown && html`<${CardsPanel} model=${model} state=${state} players=${shown.players} />`}</div>
    <div class="analysis-side">
      <${EnginePanel} model=${model} state=${state} />
      <section class="panel record" aria-label="Record of the game">
        <${GameHead} model=${model} state=${state} views=${views} onDialog=${setDialog} />
        ${shown && html`<${TurnList} tree=${tree} through=${at} at=${at} seats=${seats} first=${firstSeat(state)} onShow=${(/** @type {number} */ id) => model.go(id)} />`}
        ${others.length > 0 && html`<div class="turns-besides" role="group" aria-label="Other turns here"><small>also</small>
          ${others.map((id) => html`<button key=${id} type="button" class="ply" onClick=${() => model.go(id)}>${nodeAt(tree, id).move}</button>`)}</div>`}
        ${onMainLine(tree, at) !== at && html`<div class="turns-besides">
          <${IconButton} icon="undo" label="Back to the game" extra="back-to-game" onClick=${() => model.backToGame()} />
          <${IconButton} icon="remove" label="Delete from here" quiet extra="plain" onClick=${() => void model.remove().catch((error) => app.report(error))} /></div>`}
        <${StepButtons} onStep=${(/** @type {number} */ plies) => model.step(plies)} atStart=${at === ROOT} atEnd=${at === lineThrough(tree, at).at(-1)} />
      </section>
    </div>
    ${dialog === 'open' && html`<${OpenDialog} model=${model} onClose=${() => setDialog(null)} />`}
    ${dialog === 'share' && html`<${ShareDialog} app=${app} state=${state} onClose=${() => setDialog(null)} />`}
  </div>`;
}

/** What the game is, and actions on the whole of it.
 * @param {{model: AnalyseModel, state: AnalyseState, views: readonly ViewDefinition[], onDialog: (dialog: 'open' | 'share') => void}} props */
function GameHead({ model, state, views, onDialog }) {
  const { title, tree, at, shown, options } = state;
  const open = isOpen(tree.start);
  /** @param {string} name */
  const has = (name) => views.some((view) => view.name === name);
  /** @param {string} name @param {Record<string, string>} params */
  const goTo = (name, params) => () => {
    location.hash = routeText(name, { ...params, ...optionParams(options) });
  };
  return html`<header class="game-head">
    <div class="game-title"><p>${title || 'Analysis'}</p></div>
    <${IconButton} icon="play" label="Play from here" quiet extra="plain" disabled=${open ? !playable(shown) : !shown || shown.winner !== null}
      onClick=${goTo('labyrinth-play', open ? { fen: shown?.fen ?? '' } : { game: positionWords(tree, at) })} />
    ${has('labyrinth-setup') && html`<${IconButton} icon="edit" label="Edit this position" quiet extra="plain" disabled=${!shown} onClick=${goTo('labyrinth-setup', { fen: shown?.fen ?? '' })} />`}
    <${IconButton} icon="open" label="Open" quiet extra="plain" onClick=${() => onDialog('open')} />
    <${IconButton} icon="share" label="Share" quiet extra="plain" disabled=${!shown} onClick=${() => onDialog('share')} />
    <${IconButton} icon="flip" label="Flip the board" quiet extra="plain" onClick=${() => model.flip()} />
  </header>`;
}

/** @param {{app: App, model: AnalyseModel, state: AnalyseState}} props */
function AnalysisBoard({ app, model, state }) {
  const { confirm, sound } = useStore(app.preferences);
  const { shown, tree, at, flipped, animation, viewer } = state;
  const arrows = useArrows(model, state);
  const onMove = useCallback((/** @type {string} */ move) => model.move(move), [model]);
  const pathOf = useCallback(model.pathOf, [model, shown]);
  const onAnimationEnd = useCallback(() => model.animationEnded(), [model]);
  const onAnimationPhase = useCallback((/** @type {string} */ phase) => void (sound && phase === 'slide' && playSound('move')), [sound]);
  // Redrawn only if it changes, not on every report of the engine.
  return useMemo(() => (shown ? html`<${Board}
    maze=${shown} players=${shown.players} toMove=${shown.toMove} closed=${shown.closed} slides=${shown.slides}
    moves=${shown.winner ? NONE : shown.moves} viewer=${viewer === null ? shown.toMove : viewer === 'nobody' ? null : viewer} over=${shown.winner !== null}
    lastMove=${nodeAt(tree, at).move ?? undefined} arrows=${arrows} flipped=${flipped} animation=${animation} confirm=${confirm}
    onMove=${onMove} pathOf=${pathOf} onAnimationEnd=${onAnimationEnd} onAnimationPhase=${onAnimationPhase} />`
    : html`<div class="board-waits" aria-hidden="true"></div>`),
  [shown, arrows, at, flipped, animation, viewer, confirm, onMove, pathOf, onAnimationEnd, onAnimationPhase]);
}

/** The first turns of the engine's lines, with the ways of their pawns once they are known.
 * @param {AnalyseModel} model @param {AnalyseState} state
 * @returns {import('../../board/types.js').Arrow[]} the same array as long as nothing in it changes */
function useArrows(model, { at, shown }) {
  const thoughts = useStore(model.thinker.thoughts);
  const pointed = useStore(model.pointed);
  const [ways, setWays] = useState(/** @type {ReadonlyMap<string, readonly string[]>} */ (new Map()));
  const lines = (thoughts?.node === at ? thoughts.infos : []).filter(({ pv }) => shown?.moves.includes(pv[0]));
  const moves = lines.map(({ pv }) => pv[0]).join(' ');
  useEffect(() => {
    if (moves === '') return undefined;
    let wanted = true;
    // Without a way the square alone says where it goes.
    Promise.all(moves.split(' ').map(async (move) => /** @type {const} */ ([move, await model.pathOf(move)])))
      .then((found) => wanted && setWays(new Map(found)), () => {});
    return () => {
      wanted = false;
    };
  }, [moves, shown]);
  const arrows = lines.map(({ multipv, pv: [move] }) => ({
    move, path: ways.get(move), rank: pointed === null ? multipv : pointed === multipv ? 1 : FAINT,
  }));
  return useMemo(() => arrows, [arrows.map(({ move, rank }) => `${move}${rank}`).join(' '), ways]);
}

/** Opens the content of a link and removes it from the address, so that a reload keeps later changes.
 * @param {App} app @param {AnalyseModel} model @param {URLSearchParams} params */
function useLink(app, model, params) {
  const [fen, game] = [params.get('fen'), params.get('game')];
  useEffect(() => {
    if (fen === null && game === null) return;
    model.openWords(game ?? `fen ${fen?.trim()}`, optionsOf(params.get('rules'))).catch((error) => app.report(error));
    location.replace('#labyrinth-analyse');
  }, [fen, game]);
}
