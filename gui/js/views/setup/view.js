// The view in which positions are set up.

import { html } from 'htm/preact';
import { useMemo, useState } from 'preact/hooks';
import { copy, EditorView } from '../../app/editor-view.js';
import { randomSetup, setupOfDay } from '../../app/starts.js';
import { useStore } from '../../app/hooks.js';
import { pageAddress, routeText } from '../../app/route.js';
import { Board, boardPng, boardSvg } from '../../board/board.js';
import { fenOf } from '../../board/fen.js';
import { colorName } from '../../board/names.js';
import { positionLink, ruleParams, rulesOf } from '../../game/record.js';
import { NAMED } from '../../game/setups.js';
import { t } from '../../lang/texts.js';
import { Choice, More, Select, Toggle } from '../../parts/fields.js';
import { copyPicture, download } from '../../parts/files.js';
import { IconButton } from '../../parts/icons.js';
import { messageOf } from '../../protocol/lines.js';
import { SetupModel } from './model.js';
import { Palette } from './palette.js';
import { emptied, swapped } from './position.js';

/** @import { App } from '../../app/app.js' */
/** @import { SetupState } from './model.js' */

export { SetupModel as Model, SetupView as View };

const NO_MOVES = /** @type {string[]} */ ([]);
const NO_SHOTS = new Map();
/** The setups that the engine draws. */
const DRAWN = { today: setupOfDay, random: randomSetup };

/** @param {{app: App, model: SetupModel, params: URLSearchParams, views: readonly import('../../app/shell.js').ViewDefinition[]}} props */
function SetupView({ app, model, params, views }) {
  const state = useStore(model.state);
  const { history: { now }, tool, verdict, flipped } = state;
  const right = verdict.kind === 'right';
  const fen = fenOf(now);
  const analyser = views.find((view) => view.params?.includes('fen'));
  const refused = right ? null : '';
  return html`<${EditorView} app=${app} model=${model} state=${state} params=${params} name="setup" fen=${fen}
    title=${t('setup-title')} said=${right ? movesText(verdict.state) : ''}
    board=${html`<${EditorBoard} app=${app} model=${model} state=${state} />`}
    palette=${html`<${Palette} tool=${tool} flipped=${flipped} onTake=${model.take.bind(model)} onDrop=${model.drop.bind(model)} />`}
    changes=${html`<${IconButton} icon="empty" label=${t('setup-empty')} onClick=${() => model.change(emptied(now))} />
      <${IconButton} icon="swap" label=${t('setup-swap-sides')} onClick=${() => model.change(swapped(now))} />`}
    fields=${html`<${Choice} legend=${t('setup-to-move')} name="to-move" value=${now.toMove} choices=${[['blue', colorName('blue')], ['red', colorName('red')]]}
        onChange=${(/** @type {'blue' | 'red'} */ toMove) => model.change({ ...now, toMove })} />
      <${Select} label=${t('setup-begin')} value="" choices=${[['', t('setup-begin-setup')], ...NAMED.map(({ name, title }) => [name, title]), ...Object.keys(DRAWN).map((drawn) => [drawn, t('setup-drawn', { drawn })])]}
        onChange=${(/** @type {string} */ chosen) => chosen && void begin(app, model, chosen)} />`}
    play=${{ to: routeText('play', { fen }), refused }}
    analyse=${analyser ? { to: routeText(analyser.name, { fen, ...ruleParams(rulesOf(app.rules.get())) }), refused } : null}
    share=${html`<${Share} state=${state} app=${app} />`} rules=${html`<${RuleFields} app=${app} />`} />`;
}

/** Starts over with a setup.
 * @param {App} app @param {SetupModel} model @param {string} chosen its name, or one of DRAWN */
async function begin(app, model, chosen) {
  try {
    const start = chosen in DRAWN ? await DRAWN[/** @type {keyof typeof DRAWN} */ (chosen)](app) : `setup ${chosen}`;
    if (start) await model.begin(start);
  } catch (error) {
    app.report(error);
  }
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
  return html`<${Board} pieces=${pieces} moves=${NO_MOVES} shots=${NO_SHOTS} toMove=${now.toMove}
    beams=${beams && verdict.kind === 'right' ? verdict.state.beams : {}}
    flipped=${flipped} editing=${editing} onMove=${() => {}} label=${t('setup-board')} />`;
}

/** @param {{app: App}} props */
function RuleFields({ app }) {
  const rules = useStore(app.rules);
  const [, drawAgain] = useState({});
  const changed = Object.values(rules).filter(Boolean).length;
  /** @param {keyof typeof rules} name */
  const rule = (name) => html`<${Toggle} label=${t('setup-rule', { rule: name })} hint=${t('setup-rule-hint', { rule: name })} checked=${rules[name]}
    onChange=${async (/** @type {boolean} */ on) => {
      await app.setRules({ ...rules, [name]: on }).catch((error) => app.report(error));
      drawAgain({}); // a refused change leaves the box unchanged
    }} />`;
  return html`<${More} title=${t('setup-rules')} now=${t('setup-rules-changed', { count: changed })}>
    ${rule('KingTurns')}${rule('SwapOntoClosed')}${rule('RepetitionEnds')}
  <//>`;
}

/** How many moves there are.
 * @param {import('../../game/arbiter.js').BoardState} state */
function movesText({ toMove, moves }) {
  return moves.length === 0 ? t('setup-right-stuck', { color: toMove }) : t('setup-right', { color: toMove, count: moves.length });
}

/** @param {{state: SetupState, app: App}} props */
export function Share({ state, app }) {
  const { beams } = useStore(app.preferences);
  const { history: { now }, verdict, flipped } = state;
  const picture = {
    pieces: new Map(now.pieces),
    beams: beams && verdict.kind === 'right' ? verdict.state.beams : {},
    toMove: now.toMove,
    flipped,
  };
  /** @param {() => Promise<void>} run */
  const tried = (run) => () => void run().catch((error) => app.report(error));
  const svg = () => new Blob([boardSvg(picture)], { type: 'image/svg+xml' });
  const link = () => {
    const url = new URL(pageAddress());
    url.hash = positionLink(fenOf(now), rulesOf(app.rules.get()));
    return url.href;
  };
  return html`<div class="share" role="group" aria-label=${t('setup-share')}>
    <${IconButton} icon="link" label=${t('common-copy-link')} disabled=${verdict.kind !== 'right'}
      onClick=${() => copy(app, link(), t('common-link-copied'))} />
    <${IconButton} icon="copy" label=${t('setup-copy-picture')} onClick=${() => {
      copyPicture(boardPng(picture)).then(() => app.toast(t('setup-picture-copied')), (error) => app.toast(messageOf(error)));
    }} />
    <${IconButton} icon="save" label="SVG" onClick=${tried(async () => download('akhet.svg', svg()))} />
    <${IconButton} icon="save" label="PNG" onClick=${tried(async () => download('akhet.png', await boardPng(picture)))} />
  </div>`;
}
