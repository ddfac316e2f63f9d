// The view in which positions are set up.

import { html } from 'htm/preact';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { useStore } from '../../app/hooks.js';
import { routeText } from '../../app/route.js';
import { FenField, useUndoKeys, Verdict } from '../../app/editor-parts.js';
import { Board } from '../../board/board.js';
import { renamed } from '../../board/names.js';
import { Choice, More, Select, Toggle } from '../../parts/fields.js';
import { Icon, IconButton } from '../../parts/icons.js';
import { ruleParams, rulesOf } from '../../game/record.js';
import { SETUPS, setupTitle } from '../../game/setups.js';
import { colorName } from '../../protocol/lines.js';
import { SetupModel } from './model.js';
import { Palette } from './palette.js';
import { fenOf } from './position.js';
import { Share } from './share.js';

/** @typedef {import('../../app/app.js').App} App */
/** @typedef {import('./model.js').SetupState} SetupState */

/** @param {import('../../app/app.js').App} app */
export const create = (app) => new SetupModel(app);
export { SetupView as View };

const NO_MOVES = /** @type {string[]} */ ([]);
const NO_SHOTS = new Map();

/** @param {{app: App, model: SetupModel, params: URLSearchParams, views: readonly import('../../app/shell.js').ViewDefinition[]}} props */
function SetupView({ app, model, params, views }) {
  const state = useStore(model.state);
  const linked = params.get('fen');
  useEffect(() => {
    if (linked === null) return;
    model.type(linked);
    location.replace(routeText('setup'));
  }, [linked, model]);
  useUndoKeys(model);
  const { history, tool, verdict, flipped } = state;
  const right = verdict.kind === 'right';
  const fen = fenOf(history.now);
  const analyser = views.find((view) => view.params?.includes('fen'));
  /** @param {string} hash */
  const go = (hash) => {
    location.hash = hash;
  };
  return html`<div class="setup">
    <h1 class="unseen">Set up a position</h1>
    <div class="setup-board"><${EditorBoard} app=${app} model=${model} state=${state} /></div>
    <div class="setup-tools">
      <${Verdict} verdict=${verdict} draft=${state.draft} text=${right ? movesText(verdict.state) : ''} />
      <${Palette} tool=${tool} flipped=${flipped} onTake=${model.take.bind(model)} onDrop=${model.drop.bind(model)} />
      <div class="actions" role="group" aria-label="Change">
        <${IconButton} icon="undo" label="Undo" disabled=${history.past.length === 0} onClick=${() => model.undo()} />
        <${IconButton} icon="redo" label="Redo" disabled=${history.future.length === 0} onClick=${() => model.redo()} />
        <${IconButton} icon="empty" label="Empty" onClick=${() => model.empty()} />
        <${IconButton} icon="swap" label="Swap sides" onClick=${() => model.swapColors()} />
        <${IconButton} icon="flip" label="Flip" onClick=${() => model.flip()} />
      </div>
      <div class="field-row">
        <${Choice} legend="To move" name="to-move" value=${history.now.toMove} choices=${[['blue', 'Blue'], ['red', 'Red']]}
          onChange=${(/** @type {'blue' | 'red'} */ color) => model.toMove(color)} />
        <${Select} label="Begin with" value="" choices=${[['', 'A setup…'], ...SETUPS.map(([name]) => [name, setupTitle(name)])]}
          onChange=${(/** @type {string} */ name) => name && model.begin(name)} />
      </div>
    </div>
    <div class="setup-rest">
      <div class="setup-go">
        <button type="button" class="button primary" disabled=${!right} onClick=${() => go(routeText('play', { fen }))}>
          <${Icon} name="play" /><span>Play from here</span></button>
        ${analyser && html`<button type="button" class="button" disabled=${!right} onClick=${() => go(routeText(analyser.name, { fen, ...ruleParams(rulesOf(app.rules.get())) }))}>
          <${Icon} name="search" /><span>Analyse</span></button>`}
      </div>
      <${FenField} app=${app} fen=${state.draft ?? fen} wrong=${verdict.kind === 'wrong'} onType=${(/** @type {string} */ text) => model.type(text)} />
      <${Share} state=${state} app=${app} />
      <${RuleFields} app=${app} model=${model} />
    </div>
  </div>`;
}

/** @param {{app: App, model: SetupModel, state: SetupState}} props */
function EditorBoard({ app, model, state }) {
  const { beams } = useStore(app.preferences);
  const { history: { now }, tool, verdict, flipped } = state;
  const editing = useMemo(() => ({
    onSquare: model.work.bind(model),
    onCarry: model.carry.bind(model),
    ...(tool.kind === 'piece' && { brush: tool.piece }),
  }), [model, tool]);
  const pieces = useMemo(() => new Map(now.pieces), [now.pieces]);
  const onMove = useCallback(() => {}, []);
  return html`<${Board} pieces=${pieces} moves=${NO_MOVES} shots=${NO_SHOTS} toMove=${now.toMove}
    beams=${beams && verdict.kind === 'right' ? verdict.state.beams : {}}
    flipped=${flipped} editing=${editing} onMove=${onMove} label="Board to edit" />`;
}

/** @param {{app: App, model: SetupModel}} props */
function RuleFields({ app, model }) {
  const rules = useStore(app.rules);
  const [, drawAgain] = useState({});
  const changed = Object.values(rules).filter(Boolean).length;
  /** @param {keyof typeof rules} name @param {string} label @param {string} hint */
  const rule = (name, label, hint) => html`<${Toggle} label=${renamed(label)} hint=${renamed(hint)} checked=${rules[name]}
    onChange=${async (/** @type {boolean} */ on) => {
      await model.rules({ [name]: on });
      drawAgain({}); // a refused change leaves the box unchanged
    }} />`;
  return html`<${More} title="Rules" now=${`${changed === 0 ? 'standard' : `${changed} changed`}, for the whole page`}>
      ${rule('KingTurns', 'A King may turn', 'A pass: nothing on the board changes, and the laser fires.')}
      ${rule('SwapOntoClosed', 'A swap may end on a closed square',
        'A Switch may send the piece it swaps with to a tinted square of the other colour, and positions may have pieces there.')}
      ${rule('RepetitionEnds', 'Repetition ends the game',
        'The third occurrence of a position is a draw at once, without a claim.')}
  <//>`;
}

/** How many moves there are.
 * @param {import('../../game/arbiter.js').BoardState} state */
function movesText({ toMove, moves }) {
  if (moves.length === 0) return `A position, but ${colorName(toMove)} has no move.`;
  return `A position to play: ${colorName(toMove)} has ${moves.length} ${moves.length === 1 ? 'move' : 'moves'}.`;
}
