// The view in which games are played.

import { html } from 'htm/preact';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { GameBoard } from '../../app/game-board.js';
import { useSpokenMoves, useSteps, useStore } from '../../app/hooks.js';
import { routeText } from '../../app/route.js';
import { pliesOf } from '../../game/shots.js';
import { lastNode, ROOT } from '../../game/tree.js';
import { IconButton } from '../../parts/icons.js';
import { MoveList, StepButtons } from '../../parts/moves.js';
import { opponent } from '../../protocol/lines.js';
import { GamesDialog } from './games-dialog.js';
import { recordOf } from './games.js';
import { Glimpse } from './glimpse.js';
import { againstLevel, hasPerson } from './match.js';
import { canMove, isOver, PlayModel, takeBackTo, turnAtEnd } from './model.js';
import { NewGameDialog } from './new-game.js';
import { MatchPlayer } from './players.js';
import { NO_CHOICE, Result, Status } from './status.js';
import { WatchPanel } from './watch.js';

/** @typedef {import('../../app/app.js').App} App */
/** @typedef {import('../../app/shell.js').ViewDefinition} ViewDefinition */
/** @typedef {import('./match.js').Match} Match */
/** @typedef {import('./model.js').PlayState} PlayState */

/** @param {import('../../app/app.js').App} app */
export const create = (app) => new PlayModel(app);
export { PlayView as View };

/** @param {{app: App, model: PlayModel, params: URLSearchParams, views: readonly ViewDefinition[],
 *   go: (name: string, what?: unknown) => void}} props */
function PlayView({ app, model, params, views, go }) {
  const state = useStore(model.state);
  const linked = useStore(app.link).kind === 'ready';
  const [named, setNamed] = useState(/** @type {import('./match.js').Opponent[]} */ ([]));
  // Without an answer the levels have no names.
  useEffect(() => void app.opponents().then(setNamed, () => {}), [app]);
  const [asking, setAsking] = useState(false);
  const [listing, setListing] = useState(false);
  const [sharing, share] = useShareDialog(app);
  const [choosing, setChoosing] = useState(NO_CHOICE);
  const [missed, setMissed] = useState(/** @type {string | null} */ (null));
  useEffect(() => setMissed(null), [state.tree, state.at]);
  useEffect(() => {
    if (choosing.square !== null) setMissed(null);
  }, [choosing.square]);
  const [given, setGiven] = useGiven(app, params);
  const { match, tree, at, clock, outcome, flipped, thinking } = state;
  const end = lastNode(tree);
  useEffect(() => {
    model.attend(true);
    return () => model.attend(false);
  }, [model]);
  const step = useCallback((/** @type {number} */ plies) => {
    model.step(plies).catch((error) => app.report(error));
  }, [app, model]);
  const show = useCallback((/** @type {number} */ id) => {
    model.show(id).catch((error) => app.report(error));
  }, [app, model]);
  const wheel = useSteps(step);
  useSpokenMoves(app, app.arbiter, state);
  const plies = useMemo(() => pliesOf(app.arbiter, tree, turnAtEnd(state)), [tree, state.shown, state.learned]);
  const arrows = useMemo(() => (typeof state.hint === 'object' && state.hint ? [{ move: state.hint.move, rank: 1 }] : undefined), [state.hint]);
  const reviewer = views.find((view) => view.takesGames);
  const bottom = flipped ? 'red' : 'blue';
  const turn = outcome ? null : turnAtEnd(state);
  /** @param {import('./match.js').Color} color */
  const card = (color) => html`<${MatchPlayer} match=${match} named=${named} color=${color} clock=${clock} active=${turn === color}
    thinking=${linked && thinking === color} />`;
  return html`<div class="game">
    <h1 class="unseen">Play</h1>
    <div class="game-top">${card(opponent(bottom))}</div>
    <div class="game-board" ref=${wheel}><${GameBoard} app=${app} arbiter=${app.arbiter} model=${model} state=${state} mayMove=${canMove(state)} over=${isOver(state)}
      arrows=${arrows} waiting=${html`<${Glimpse} />`} onChoose=${setChoosing} onMiss=${setMissed} /></div>
    <div class="game-bottom">${card(bottom)}</div>
    <div class="game-side">
      <${Status} model=${model} state=${state} choosing=${{ ...choosing, square: choosing.square ?? missed }} linked=${linked} served=${app.served} onShow=${show} />
      ${!hasPerson(match) && !outcome && html`<${WatchPanel} state=${state} />`}
      <${Result} model=${model} state=${state} onReview=${reviewer ? () => go(reviewer.name, model.record()) : null} onShare=${share} onNewGame=${() => setAsking(true)} />
      <${Actions} model=${model} state=${state} onNewGame=${() => setAsking(true)} />
      <section class="panel record" aria-label="Record of the game">
        <header class="game-head">
          <div class="game-title"><p>Moves</p></div>
          <${IconButton} icon="share" label="Share" quiet extra="plain" onClick=${share} />
          <${IconButton} icon="open" label="Your games" quiet extra="plain" onClick=${() => setListing(true)} />
        </header>
        <${MoveList} plies=${plies} at=${at} onShow=${show} />
        <${StepButtons} onStep=${step} atStart=${at === ROOT} atEnd=${at === end} />
      </section>
    </div>
    ${sharing && html`<${sharing.Dialog} app=${app} arbiter=${app.arbiter} shown=${state.shown} onClose=${sharing.close}
      analysis=${sharing.analysis({ ...model.record(), at })} />`}
    ${listing && html`<${GamesDialog} model=${model} named=${named} current=${state.id} onClose=${() => setListing(false)}
      onReview=${reviewer ? (/** @type {import('./games.js').PlayedGame} */ game) => go(reviewer.name, recordOf(game)) : null} />`}
    ${(asking || given) && html`<${NewGameDialog} app=${app} match=${given ? { ...match, ...given } : match} named=${named} elo=${app.rating()}
      running=${tree.nodes.size > 1 && !outcome}
      onClose=${() => {
        setAsking(false);
        setGiven(null);
      }}
      onFriend=${app.served ? () => {
        setAsking(false);
        app.inviting.set(true);
      } : null}
      onStart=${(/** @type {Match} */ chosen) => {
        setAsking(false);
        setGiven(null);
        model.newGame(chosen);
      }} />`}
  </div>`;
}

/** The dialog of Analyse that shares a game, loaded on first use.
 * @param {App} app */
function useShareDialog(app) {
  const [dialog, setDialog] = useState(/** @type {{Dialog: any, analysis: (record: any) => any, close: () => void} | null} */ (null));
  const share = () => {
    Promise.all([import('../analyse/share-dialog.js'), import('../analyse/analysis.js')]).then(([{ ShareDialog }, { analysisOf }]) => {
      const analysis = (/** @type {any} */ record) => analysisOf(record, app.rules.get());
      setDialog({ Dialog: ShareDialog, analysis, close: () => setDialog(null) });
    }, (error) => app.report(error));
  };
  return /** @type {const} */ ([dialog, share]);
}

/** What the address asks for, to offer a new game of it: a start, once the engine has accepted it, or a level.
 * @param {App} app @param {URLSearchParams} params
 * @returns {[Partial<Match> | null, (given: Partial<Match> | null) => void]} */
function useGiven(app, params) {
  const [given, setGiven] = useState(/** @type {Partial<Match> | null} */ (null));
  const [fen, level] = [params.get('fen'), params.get('level')];
  useEffect(() => {
    if (fen === null && level === null) return;
    location.replace(routeText('play'));
    if (level !== null) setGiven(againstLevel(level));
    else app.arbiter.state(`fen ${fen?.trim()}`).then((state) => setGiven({ start: `fen ${state.fen}` }), (error) => app.report(error));
  }, [app, fen, level]);
  return [given, setGiven];
}

/** @param {{model: PlayModel, state: PlayState, onNewGame: () => void}} props */
function Actions({ model, state, onNewGame }) {
  const { match, outcome, paused, hint, tree, elsewhere } = state;
  const people = hasPerson(match);
  const [sure, setSure] = useState(false);
  useEffect(() => setSure(false), [tree, outcome]);
  return html`<div class="actions" role="group" aria-label="Game">
    ${!outcome && html`<${IconButton} icon="plus" label="New game" onClick=${onNewGame} />`}
    ${people && html`<${IconButton} icon="undo" label="Take back" disabled=${takeBackTo(state) === null}
      onClick=${() => model.takeBack()} />`}
    ${people && !outcome && html`<${IconButton} icon="hint" label="Hint" disabled=${!canMove(state) || hint !== null}
      onClick=${() => model.hint()} />`}
    <${IconButton} icon="flip" label="Flip" onClick=${() => model.flip()} />
    ${!people && !outcome && html`<${IconButton} icon=${paused ? 'play' : 'pause'} label=${paused ? 'Resume' : 'Pause'}
      onClick=${() => model.pause(!paused)} />`}
    ${people && !outcome && html`<${IconButton} icon="flag" label=${sure ? 'Really resign?' : 'Resign'} extra=${sure ? 'danger' : ''}
      disabled=${tree.nodes.size < 2 || elsewhere} onClick=${() => (sure ? model.resign() : setSure(true))} />`}
  </div>`;
}
