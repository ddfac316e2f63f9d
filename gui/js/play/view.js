// The view in which games are played. Each game adds its board, its players and its words.

import { html } from 'htm/preact';
import { useEffect, useState } from 'preact/hooks';
import { useNamed, useStore } from '../app/hooks.js';
import { routeText } from '../app/route.js';
import { lastNode } from '../game/tree.js';
import { t } from '../lang/texts.js';
import { IconButton } from '../parts/icons.js';
import { GamesDialog } from './dialogs.js';
import { GameFrame, Notice, ResignButton, ResultPanel, useChoosing } from './frame.js';
import { nameAndSide, onlyPerson, people, playerName } from './match.js';
import { resigner, takeBackTo, turnAt } from './state.js';

/** @import { App } from '../app/app.js' */
/** @import { NamedLevel } from '../protocol/lines.js' */

/** @typedef {import('./model.js').PlayModel<any, any, any> & {flip?: () => void, claim?: () => void}} PlayModel */

/** What Play needs of a game besides its parts.
 * @typedef {import('./frame.js').GameParts<any, string> & import('./dialogs.js').ListParts & {
 *   title: string,
 *   view: string,
 *   seeking: string,
 *   notes: (player: any, named: readonly NamedLevel[]) => string,
 *   Watch?: (props: any) => any,
 *   Share?: (props: any) => any,
 *   NewGame: (props: any) => any,
 *   turnAtEnd: (state: any) => string | null,
 *   given: (model: any, params: URLSearchParams) => Promise<any> | null,
 *   pending?: (state: any) => string,
 *   hintText: (state: any) => string,
 *   outcome: (model: any, state: any) => {title: string, text: string, side: string},
 *   record: (model: any) => unknown,
 *   source?: (state: any) => unknown,
 * }} PlayParts `seeking` is said while a hint is sought; `Watch` is shown while only engines play; `given` is what the address asks for, to offer a
 *   new game of it; `pending` says what must happen before the person may move; `source` is what the view of mistakes takes, or null */

/** @param {{app: App, model: PlayModel, params: URLSearchParams, views: readonly import('../app/shell.js').ViewDefinition[],
 *   go: (name: string, what?: unknown) => void, game: PlayParts}} props */
export function PlayView({ app, model, params, views, go, game }) {
  const state = useStore(model.state);
  const linked = useStore(app.link).kind === 'ready';
  const named = useNamed(model);
  const [dialog, setDialog] = useState(/** @type {'new' | 'games' | 'share' | null} */ (null));
  const [given, setGiven] = useGiven(game, model, params);
  const { match, tree, at, outcome, thinking } = state;
  const choice = useChoosing(tree, at);
  const reviewer = views.find((view) => view.takesGames);
  const review = reviewer ? (/** @type {unknown} */ record) => go(reviewer.name, record) : null;
  const practice = views.find((view) => view.takesMistakes);
  const source = outcome && practice && game.source?.(state);
  const turn = outcome ? null : game.turnAtEnd(state);
  const card = (/** @type {string} */ side) => html`<${game.Player} key=${side} app=${app} state=${state} seat=${side} name=${playerName(match, side)}
    notes=${[game.notes(match.players[side], named)].filter((text) => text)} active=${turn === side} thinking=${linked && thinking === side} />`;
  const close = () => {
    setDialog(null);
    setGiven(null);
  };
  const onFriend = app.served ? () => {
    close();
    app.inviting.set(true);
  } : null;
  const tools = html`
    ${game.Share && html`<${IconButton} icon="share" label=${t('common-share')} quiet extra="plain" onClick=${() => setDialog('share')} />`}
    <${IconButton} icon="open" label=${t('play-games')} quiet extra="plain" onClick=${() => setDialog('games')} />`;
  return html`<${GameFrame} app=${app} model=${model} state=${state} game=${game} choice=${choice} title=${game.title} card=${card} tools=${tools}>
    <${Status} app=${app} model=${model} state=${state} game=${game} linked=${linked} ...${choice} />
    ${game.Watch && people(match).length === 0 && !outcome && html`<${game.Watch} state=${state} />`}
    ${outcome && html`<${ResultPanel} person=${onlyPerson(match)} winner=${outcome.winner} ...${game.outcome(model, state)}>
      <${IconButton} icon="again" label=${t('play-rematch')} extra="primary" onClick=${() => model.rematch()} />
      <${IconButton} icon="plus" label=${t('play-new')} onClick=${() => setDialog('new')} />
      ${review && html`<button type="button" class="button" onClick=${() => review(game.record(model))}>${game.review}</button>`}
      ${practice && source && html`<button type="button" class="button" onClick=${() => go(practice.name, source)}>${t('play-mistakes')}</button>`}
      ${game.Share && html`<${IconButton} icon="share" label=${t('play-share-game')} onClick=${() => setDialog('share')} />`}
    <//>`}
    <${Actions} model=${model} state=${state} onNewGame=${() => setDialog('new')} />
  <//>
  ${dialog === 'share' && html`<${game.Share} app=${app} model=${model} state=${state} onClose=${close} />`}
  ${dialog === 'games' && html`<${GamesDialog} model=${model} game=${game} named=${named} current=${state.id} onReview=${review} onClose=${close} />`}
  ${(dialog === 'new' || given) && html`<${game.NewGame} app=${app} match=${match} given=${given} named=${named} running=${tree.nodes.size > 1 && !outcome}
    onClose=${close} onFriend=${onFriend} onStart=${(/** @type {any} */ chosen) => {
      close();
      model.newGame(chosen, given?.moves);
    }} />`}`;
}

/** What the address asks for, to offer a new game of it, once the engine has accepted it.
 * @param {PlayParts} game @param {PlayModel} model @param {URLSearchParams} params */
function useGiven(game, model, params) {
  const [given, setGiven] = useState(/** @type {any} */ (null));
  useEffect(() => {
    const asked = game.given(model, params);
    if (!asked) return;
    location.replace(routeText(game.view));
    asked.then(setGiven, (error) => model.app.report(error));
  }, [params.toString()]);
  return /** @type {const} */ ([given, setGiven]);
}

/** @param {{app: App, model: PlayModel, state: any, game: PlayParts, linked: boolean, choosing: any, missed: string | null}} props `linked`: the
 *  engine is there */
function Status({ app, model, state, game, linked, choosing, missed }) {
  const { trouble, tree, at, coming, shown, outcome, hint, paused, match, elsewhere } = state;
  if (elsewhere) {
    return html`<${Notice} kind="trouble" role="alert" text=${t('play-elsewhere')} label=${t('play-continue-here')} onClick=${() => model.takeOver()} />`;
  }
  if (shown && trouble) {
    return html`<${Notice} kind="trouble" role="alert" text=${trouble} label=${t('common-try-again')} primary=${false} onClick=${() => model.retry()} />`;
  }
  if (!shown) return outcome ? null : html`<${Notice} text=${t('common-setting-up')} />`;
  const end = lastNode(tree);
  const looking = at !== end && coming !== end && game.lookingAt(state);
  if (looking) return html`<${Notice} text=${looking} label=${t('play-back')} onClick=${() => model.show(end)} />`;
  if (outcome) return null;
  const turn = turnAt(state, end) ?? '';
  if (match.players[turn]?.kind === 'engine') {
    const waiting = linked ? t('play-thinking', { player: nameAndSide(match, turn) }) : t(app.served ? 'play-waiting-connection' : 'play-waiting-engine');
    return html`<${Notice} text=${paused ? t('play-paused', { color: turn }) : waiting} />`;
  }
  const pending = game.pending?.(state);
  if (pending) return html`<${Notice} text=${pending} />`;
  const hinted = hint === 'wanted' ? game.seeking : hint && t('play-hint', { hint: game.hintText(state) });
  const claim = game.mayClaim(state) && { label: t('play-claim'), primary: false, onClick: () => model.claim?.() };
  return html`<${Notice} kind="yours" text=${game.pressedText(state, choosing, missed) || hinted || game.yours(state, choosing)} ...${claim} />`;
}

/** @param {{model: PlayModel, state: any, onNewGame: () => void}} props */
function Actions({ model, state, onNewGame }) {
  const { match, outcome, paused, hint, tree } = state;
  const byPeople = people(match).length > 0;
  return html`<div class="actions" role="group" aria-label=${t('play-game')}>
    ${!outcome && html`<${IconButton} icon="plus" label=${t('play-new')} onClick=${onNewGame} />`}
    ${byPeople && html`<${IconButton} icon="undo" label=${t('play-take-back')} disabled=${takeBackTo(state) === null} onClick=${() => model.takeBack()} />`}
    ${byPeople && !outcome && html`<${IconButton} icon="hint" label=${t('common-hint')} disabled=${!model.canMove() || hint !== null}
      onClick=${() => model.hint()} />`}
    ${model.flip && html`<${IconButton} icon="flip" label=${t('common-flip')} onClick=${() => model.flip?.()} />`}
    ${!byPeople && !outcome && html`<${IconButton} icon=${paused ? 'play' : 'pause'} label=${t(paused ? 'play-resume' : 'play-pause')}
      onClick=${() => model.pause(!paused)} />`}
    ${byPeople && !outcome && html`<${ResignButton} game=${tree} disabled=${tree.nodes.size < 2 || resigner(state) === null} onResign=${() => model.resign()} />`}
  </div>`;
}
