// The view in which games of Labyrinth are played.

import { html } from 'htm/preact';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { useSteps, useStore } from '../../../app/hooks.js';
import { routeText } from '../../../app/route.js';
import { splitWords } from '../../../game/record.js';
import { lastNode, lineThrough, nodeAt, ROOT } from '../../../game/tree.js';
import { IconButton } from '../../../parts/icons.js';
import { Interruption } from '../../../parts/interruption.js';
import { StepButtons } from '../../../parts/moves.js';
import { hintText, refusedText, stepText } from '../../board/aria.js';
import { picturesReady } from '../../board/pictures.js';
import { MazeBoard } from '../../game-board.js';
import { Hand } from '../../hand.js';
import { seatName } from '../../lines.js';
import { GamesDialog } from './games-dialog.js';
import { nameAndSeat, optionsOf, people, seatsOf } from './match.js';
import { canMove, isCurtained, PlayModel, takeBackTo, turnAt } from './model.js';
import { TurnList } from './moves.js';
import { NewGameDialog } from './new-game.js';
import { outcomeText, outcomeTitle } from './outcome.js';
import { SeatCard } from './seats.js';

/** @typedef {import('../../../app/app.js').App} App */
/** @typedef {import('../../../app/shell.js').ViewDefinition} ViewDefinition */
/** @typedef {import('./match.js').Match} Match */
/** @typedef {import('./model.js').PlayState} PlayState */

/** @param {App} app */
export function create(app) {
  picturesReady.catch((error) => app.report(error));
  return new PlayModel(app);
}
export { PlayView as View };

/** @param {{app: App, model: PlayModel, params: URLSearchParams, views: readonly ViewDefinition[],
 *   go: (name: string, what?: unknown) => void}} props */
function PlayView({ app, model, params, views, go }) {
  const state = useStore(model.state);
  const [named, setNamed] = useState(/** @type {import('./match.js').Opponent[]} */ ([]));
  // Without an answer the levels have no names.
  useEffect(() => void model.opponents().then(setNamed, () => {}), [model]);
  // The last impossible move that the person tried.
  const [refused, setRefused] = useState(/** @type {string | null} */ (null));
  const onRefused = useCallback((/** @type {string} */ move) => {
    setRefused(move);
    app.announce(refusedText(move));
  }, [app]);
  const [choosing, setChoosing] = useState(/** @type {import('../../board/types.js').Choosing | null} */ (null));
  useEffect(() => setRefused(null), [state.shown, choosing?.arrow, choosing?.aim]);
  const [dialog, setDialog] = useState(/** @type {'new' | 'games' | null} */ (null));
  const [given, setGiven] = useGiven(app, model, params);
  const { match, tree, at, shown, outcome, thinking, clock } = state;
  useEffect(() => {
    model.attend(true);
    return () => model.attend(false);
  }, [model]);
  const report = useCallback((/** @type {Promise<void>} */ done) => void done.catch((error) => app.report(error)), [app]);
  const step = useCallback((/** @type {number} */ plies) => report(model.step(plies)), [report, model]);
  const wheel = useSteps(step);
  const end = lastNode(tree);
  const reviewer = views.find((view) => view.takesGames);
  const turn = outcome ? null : turnAt(state, end);
  const own = shown?.players.find(({ seat }) => seat === readerOf(state)) ?? null;
  const seats = seatsOf(match);
  return html`<div class="game labyrinth">
    <h1 class="unseen">Play Labyrinth</h1>
    <div class=${`game-top seats of-${seats.length}`}>
      ${seats.map((seat) => html`<${SeatCard} key=${seat} match=${match} named=${named} seat=${seat} clock=${clock} active=${turn === seat}
        player=${shown?.players.find((one) => one.seat === seat)} thinking=${thinking === seat} />`)}
    </div>
    <div class="game-board" ref=${wheel}><${GameBoard} app=${app} model=${model} state=${state} onChoose=${setChoosing} onRefused=${onRefused} /></div>
    <div class="game-bottom">${own && html`<${Hand} player=${own} options=${match.options} over=${outcome !== null} />`}</div>
    <div class="game-side">
      <${Status} app=${app} model=${model} state=${state} choosing=${choosing} refused=${refused} onShow=${() => report(model.show(end))} />
      ${outcome && html`<${Result} model=${model} state=${state} onNewGame=${() => setDialog('new')}
        onReview=${reviewer ? () => go(reviewer.name, { tree, match, over: true }) : null} />`}
      <${Actions} model=${model} state=${state} onNewGame=${() => setDialog('new')} />
      <section class="panel record" aria-label="Record of the game">
        <header class="game-head">
          <div class="game-title"><p>Turns</p></div>
          <${IconButton} icon="open" label="Your games" quiet extra="plain" onClick=${() => setDialog('games')} />
        </header>
        <${TurnList} tree=${tree} at=${at} seats=${seats} first=${turnAt(state, ROOT)} onShow=${(/** @type {number} */ id) => report(model.show(id))} />
        <${StepButtons} onStep=${step} atStart=${at === ROOT} atEnd=${at === end} />
      </section>
    </div>
    ${dialog === 'games' && html`<${GamesDialog} model=${model} named=${named} current=${state.id} onClose=${() => setDialog(null)}
      onReview=${reviewer ? (/** @type {unknown} */ game) => go(reviewer.name, game) : null} />`}
    ${(dialog === 'new' || given) && html`<${NewGameDialog} match=${match} given=${given} named=${named} running=${end !== ROOT && !outcome}
      onFriend=${app.served ? () => {
        setDialog(null);
        app.inviting.set(true);
      } : null}
      onClose=${() => {
        setDialog(null);
        setGiven(null);
      }}
      onStart=${(/** @type {Match} */ chosen) => {
        setDialog(null);
        model.newGame(chosen, given?.moves);
        setGiven(null);
      }} />`}
  </div>`;
}

/** The position that the address asks for, to offer a new game from it, once the engine has accepted it.
 * @param {App} app @param {PlayModel} model @param {URLSearchParams} params
 * @returns {[import('./new-game.js').Given | null, (given: import('./new-game.js').Given | null) => void]} */
function useGiven(app, model, params) {
  const [given, setGiven] = useState(/** @type {import('./new-game.js').Given | null} */ (null));
  const [fen, game, rules] = [params.get('fen'), params.get('game'), params.get('rules')];
  useEffect(() => {
    if (fen === null && game === null) return;
    location.replace(routeText('labyrinth-play'));
    const { start, moves } = splitWords(game ?? `fen ${fen?.trim()}`);
    const options = optionsOf(rules);
    model.stateUnder([start, ...(moves.length > 0 ? ['moves', ...moves] : [])].join(' '), options).then(
      ({ players }) => setGiven({ start, moves, options, seats: players.map(({ seat }) => seat) }),
      (error) => app.report(error),
    );
  }, [app, model, fen, game]);
  return [given, setGiven];
}

/** Whose cards and targets are shown: if all are open, those of the only person, or of the player to move.
 * @param {PlayState} state
 * @returns {import('../../lines.js').Seat | null} */
function readerOf({ match, shown, viewer }) {
  if (viewer !== null) return viewer === 'nobody' ? null : viewer;
  const [only, ...others] = people(match);
  return only && others.length === 0 ? only : shown?.toMove ?? null;
}

/** @param {{app: App, model: PlayModel, state: PlayState, onChoose: import('../../board/types.js').BoardProps['onChoose'],
 *   onRefused: (move: string) => void}} props */
function GameBoard({ app, model, state, onChoose, onRefused }) {
  const { shown, tree, at, before, hint, animation } = state;
  const hidden = isCurtained(state) && animation === undefined;
  const onMove = useCallback((/** @type {string} */ move) => model.move(move), [model]);
  const pathOf = useCallback(model.pathOf, [model, before]);
  const onAnimationEnd = useCallback(() => model.animationEnded(), [model]);
  const arrows = useMemo(() => (hint && hint !== 'wanted' ? [{ ...hint, rank: 1 }] : undefined), [hint]);
  return html`<${MazeBoard} app=${app} shown=${shown} tree=${tree} at=${at} mayMove=${canMove(state)} viewer=${readerOf(state)}
      over=${shown !== null && shown.winner !== null} arrows=${arrows} animation=${animation} onMove=${onMove} onChoose=${onChoose} onRefused=${onRefused} pathOf=${pathOf}
      onAnimationEnd=${onAnimationEnd} />
    ${hidden && shown && html`<${Curtain} seat=${shown.toMove} onLift=${() => model.lift()} />`}`;
}

/** Between the turns of two people at one screen.
 * @param {{seat: import('../../lines.js').Seat, onLift: () => void}} props */
function Curtain({ seat, onLift }) {
  return html`<section class=${`curtain of-${seat}`} aria-label="Curtain">
    <p><strong>${seatName(seat)} is next</strong>Only ${seatName(seat)} should look now.</p>
    <button type="button" class="button primary" ref=${(/** @type {HTMLElement | null} */ button) => button?.focus({ preventScroll: true })} onClick=${onLift}>Show ${seatName(seat)}'s card</button>
  </section>`;
}

/** @param {{app: App, model: PlayModel, state: PlayState, choosing: import('../../board/types.js').Choosing | null, refused: string | null,
 *   onShow: () => void}} props */
function Status({ app, model, state, choosing, refused, onShow }) {
  const linked = useStore(app.link).kind === 'ready';
  const { trouble, tree, at, shown, outcome, hint, paused, match, elsewhere } = state;
  const line = (/** @type {string} */ text, /** @type {string} */ kind = '') => html`<div class=${`status ${kind}`}><p>${text}</p></div>`;
  if (elsewhere || (shown && trouble)) return html`<${Interruption} ...${{ model, elsewhere, trouble }} />`;
  if (!shown) return outcome ? null : line('Setting up the board…');
  const end = lastNode(tree);
  if (at !== end) {
    const [turn, all] = [at, end].map((id) => lineThrough(tree).indexOf(id));
    return html`<div class="status">
      <p>${turn === 0 ? 'Looking at the start' : `Looking at turn ${turn} of ${all}: ${nodeAt(tree, at).move}`}</p>
      <button type="button" class="button primary" onClick=${onShow}>Back to the game</button>
    </div>`;
  }
  if (outcome) return null;
  const { toMove } = shown;
  if (match.players[toMove]?.kind === 'engine') {
    if (paused) return line(`Paused. ${seatName(toMove)} is to move.`);
    return line(linked ? `${nameAndSeat(match, toMove)} is thinking…` : `Waiting for the ${app.served ? 'connection' : 'engine'}…`);
  }
  if (isCurtained(state)) return line(`${seatName(toMove)} is next.`);
  const whose = people(match).length === 1 ? 'Your turn' : `${seatName(toMove)}'s turn`;
  if (refused !== null) return line(refusedText(refused), 'yours');
  if (hint === 'wanted') return line('Looking for a good turn…', 'yours');
  return line(hint ? `Hint: ${hintText(hint.move, shown.slides.get(hint.move.slice(0, 3)), toMove)}.` : `${whose}: ${stepText(choosing)}`, 'yours');
}

/** @param {{model: PlayModel, state: PlayState, onNewGame: () => void, onReview: (() => void) | null}} props */
function Result({ model, state: { match, outcome }, onNewGame, onReview }) {
  if (!outcome) return null;
  const [only, ...others] = people(match);
  const mood = outcome.winner && only && others.length === 0 ? (outcome.winner === only ? 'won' : 'lost') : '';
  return html`<section class=${`result ${mood} of-${outcome.winner ?? 'nobody'}`} aria-label="Result">
    <h2>${outcomeTitle(match, outcome)}</h2>
    <p>${outcomeText(match, outcome)}</p>
    <div class="result-actions">
      <${IconButton} icon="again" label="Rematch" extra="primary" onClick=${() => model.rematch()} />
      <${IconButton} icon="plus" label="New game" onClick=${onNewGame} />
      ${onReview && html`<button type="button" class="button" onClick=${onReview}>Analyse</button>`}
    </div>
  </section>`;
}

/** @param {{model: PlayModel, state: PlayState, onNewGame: () => void}} props */
function Actions({ model, state, onNewGame }) {
  const { match, outcome, paused, hint, tree, elsewhere } = state;
  const some = people(match).length > 0;
  const [sure, setSure] = useState(false);
  useEffect(() => setSure(false), [tree, outcome]);
  return html`<div class="actions" role="group" aria-label="Game">
    ${!outcome && html`<${IconButton} icon="plus" label="New game" onClick=${onNewGame} />`}
    ${some && html`<${IconButton} icon="undo" label="Take back" disabled=${takeBackTo(state) === null} onClick=${() => model.takeBack()} />`}
    ${some && !outcome && html`<${IconButton} icon="hint" label="Hint" disabled=${!canMove(state) || hint !== null} onClick=${() => model.hint()} />`}
    ${!some && !outcome && html`<${IconButton} icon=${paused ? 'play' : 'pause'} label=${paused ? 'Resume' : 'Pause'}
      onClick=${() => model.pause(!paused)} />`}
    ${some && !outcome && html`<${IconButton} icon="flag" label=${sure ? 'Really resign?' : 'Resign'} extra=${sure ? 'danger' : ''}
      disabled=${tree.nodes.size < 2 || elsewhere} onClick=${() => (sure ? model.resign() : setSure(true))} />`}
  </div>`;
}
