// The view in which positions of Labyrinth are set up.

import { html } from 'htm/preact';
import { useEffect, useMemo } from 'preact/hooks';
import { copy, FenField, useUndoKeys, Verdict } from '../../../app/editor-parts.js';
import { useStore } from '../../../app/hooks.js';
import { routeText } from '../../../app/route.js';
import { Choice, Select, Toggle } from '../../../parts/fields.js';
import { Icon, IconButton } from '../../../parts/icons.js';
import { Board } from '../../board/board.js';
import { picturesReady } from '../../board/pictures.js';
import { SEATS, seatName } from '../../lines.js';
import { linkTo } from '../analyse/share-dialog.js';
import { optionParams } from '../play/match.js';
import { HandsPanel } from './hands.js';
import { SetupModel } from './model.js';
import { Palette } from './palette.js';
import { fenOf, HOMES } from './position.js';

/** @typedef {import('../../../app/app.js').App} App */
/** @typedef {import('../../lines.js').Seat} Seat */
/** @typedef {import('./model.js').SetupState} SetupState */

/** @param {App} app */
export function create(app) {
  picturesReady.catch((error) => app.report(error));
  return new SetupModel(app);
}
export { SetupView as View };

const NO_MOVES = /** @type {readonly string[]} */ ([]);
const NO_SLIDES = new Map();

/** @param {{app: App, model: SetupModel, params: URLSearchParams}} props */
function SetupView({ app, model, params }) {
  const state = useStore(model.state);
  const linked = params.get('fen');
  useEffect(() => {
    if (linked === null) return;
    model.type(linked);
    location.replace(routeText('labyrinth-setup'));
  }, [linked, model]);
  useUndoKeys(model);
  const { history, tool, verdict, options, draft } = state;
  const { now } = history;
  const right = verdict.kind === 'right';
  const fen = fenOf(now);
  const goOn = { fen, ...optionParams(options) };
  const seats = SEATS.filter((seat) => now.hands[seat]);
  /** @param {string} name */
  const go = (name) => () => {
    location.hash = routeText(name, goOn);
  };
  const unknown = fen.includes('?');
  return html`<div class="setup labyrinth">
    <h1 class="unseen">Set up a Labyrinth position</h1>
    <div class="setup-board"><${EditorBoard} model=${model} state=${state} /></div>
    <div class="setup-tools">
      <${Verdict} verdict=${verdict} draft=${draft} text=${right ? verdictText(verdict.state) : ''} />
      <${Palette} tool=${tool} seats=${seats} position=${now} onTake=${model.take.bind(model)} />
      <div class="actions" role="group" aria-label="Change">
        <${IconButton} icon="undo" label="Undo" disabled=${history.past.length === 0} onClick=${() => model.undo()} />
        <${IconButton} icon="redo" label="Redo" disabled=${history.future.length === 0} onClick=${() => model.redo()} />
        <${IconButton} icon="flip" label="Flip" onClick=${() => model.flip()} />
      </div>
      <div class="field-row">
        <${Choice} legend="To move" name="to-move" value=${now.mover} choices=${seats.map((seat) => [seat, seatName(seat)])}
          onChange=${(/** @type {Seat} */ mover) => model.change({ ...now, mover })} />
        <${Select} label="Begin with" value="" choices=${[['', 'A new deal…'], ...[2, 3, 4].map((players) => [String(players), `for ${players}`])]}
          onChange=${(/** @type {string} */ players) => players && model.deal(Number(players))} />
      </div>
    </div>
    <div class="setup-rest">
      <${HandsPanel} model=${model} position=${now} ordered=${!options.FreeOrder} />
      <div class="setup-go">
        <button type="button" class="button primary" disabled=${!right || unknown || verdict.state.winner !== null} title=${unknown ? 'To play, every card must be known.' : undefined} onClick=${go('labyrinth-play')}>
          <${Icon} name="play" /><span>Play from here</span></button>
        <button type="button" class="button" disabled=${!right} onClick=${go('labyrinth-analyse')}><${Icon} name="search" /><span>Analyse</span></button>
      </div>
      <${FenField} app=${app} fen=${draft ?? fen} wrong=${verdict.kind === 'wrong'} onType=${(/** @type {string} */ text) => model.type(text)} />
      <div class="share" role="group" aria-label="Share this position">
        <${IconButton} icon="link" label="Copy link" disabled=${!right}
          onClick=${() => copy(app, location.href.replace(/#.*$/, '') + linkTo({ fen }, options), 'Link copied')} />
      </div>
      <details class="panel rules">
        <summary>Rules<small>${options.FreeOrder || options.NoReturn ? 'changed' : 'standard'}</small></summary>
        <div class="rules-body">
          <${Toggle} label="Cards in any order" hint="players see all their cards and find them in any order" checked=${options.FreeOrder}
            onChange=${(/** @type {boolean} */ FreeOrder) => model.setOptions({ FreeOrder })} />
          <${Toggle} label="No way home" hint="the last treasure wins" checked=${options.NoReturn}
            onChange=${(/** @type {boolean} */ NoReturn) => model.setOptions({ NoReturn })} />
        </div>
      </details>
    </div>
  </div>`;
}

/** @param {{model: SetupModel, state: SetupState}} props */
function EditorBoard({ model, state }) {
  const { history: { now }, flipped, tool } = state;
  const editing = useMemo(() => ({
    onSquare: model.work.bind(model), onArrow: model.close.bind(model), onSpare: model.workSpare.bind(model),
  }), [model]);
  const maze = useMemo(() => ({ tiles: new Map(now.tiles), spare: now.spare }), [now]);
  const players = useMemo(() => SEATS.flatMap((seat) => {
    const hand = now.hands[seat];
    return hand ? [{ ...hand, seat, home: HOMES[seat], targets: [] }] : [];
  }), [now]);
  const from = tool.kind === 'exchange' ? tool.from : undefined;
  const marks = useMemo(() => (from ? [{ square: from, kind: 'hint' }] : []), [from]);
  return html`<${Board} maze=${maze} players=${players} toMove=${now.mover} closed=${now.closed} moves=${NO_MOVES} slides=${NO_SLIDES}
    marks=${marks} flipped=${flipped} editing=${editing} onMove=${() => {}} label="Board to edit" />`;
}

/** @param {import('../../arbiter.js').MazeState} state */
function verdictText({ winner, toMove, moves }) {
  if (winner) return `A position, but ${seatName(winner)} has won.`;
  return `A position to play: ${seatName(toMove)} has ${moves.length} turns.`;
}
