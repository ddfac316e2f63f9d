// The engine's panel: on and off, its lines while it thinks, its settings.

import { html } from 'htm/preact';
import { useRef, useState } from 'preact/hooks';
import { useStore } from '../../app/hooks.js';
import { numberText } from '../../game/plies.js';
import { plyOf } from '../../game/tree.js';
import { Choice, Select } from '../../parts/fields.js';
import { IconButton } from '../../parts/icons.js';
import { Progress, ScoreTag } from '../../parts/thoughts.js';
import { along, SettledNumber } from './controls.js';
import { NO_MOVES } from './model.js';
import { MAX_LINES } from './thinker.js';

/** @typedef {import('../../app/app.js').App} App */
/** @typedef {import('./model.js').AnalyseModel} AnalyseModel */
/** @typedef {import('./model.js').AnalyseState} AnalyseState */
/** @typedef {import('./thinker.js').Thinker} Thinker */

const LINE_LENGTH = 14;
const NONE = /** @type {string[]} */ ([]);

/** @param {{app: App, model: AnalyseModel, state: AnalyseState}} props */
export function EnginePanel({ app, model, state }) {
  const { thinker } = model;
  const settings = useStore(thinker.settings);
  const { name } = useStore(thinker.engine);
  const trouble = useStore(thinker.trouble);
  const reviewing = useStore(model.reviewer.progress) !== null;
  const [asking, setAsking] = useState(false);
  const over = state.shown !== null && state.shown.result !== '*';
  const pauses = over ? 'The game is over here.' : reviewing ? 'Waiting for the review.' : null;
  return html`<section class="panel engine" aria-label="Engine">
    <header class="engine-head">
      <label class="switch">
        <input type="checkbox" role="switch" checked=${settings.on}
          onChange=${(/** @type {any} */ event) => thinker.set({ on: event.currentTarget.checked })} />
        <span>${name || 'Engine'}</span>
      </label>
      ${settings.on && !pauses && html`<${ThinkerProgress} thinker=${thinker} at=${state.at} />`}
      <${IconButton} icon="settings" label="Engine settings" quiet extra="plain" pressed=${asking} onClick=${() => setAsking(!asking)} />
    </header>
    ${asking && html`<${EngineSettings} app=${app} thinker=${thinker} />`}
    ${trouble && html`<p class="engine-trouble" role="alert">${trouble}</p>`}
    ${settings.on && (pauses
      ? html`<p class="engine-pause">${pauses}</p>`
      : html`<${Lines} model=${model} state=${state} count=${settings.lines} />`)}
  </section>`;
}

/** @param {{thinker: Thinker, at: number}} props */
function ThinkerProgress({ thinker, at }) {
  const thoughts = useStore(thinker.thoughts);
  return html`<${Progress} info=${thoughts?.node === at ? thoughts.infos[0] : undefined} />`;
}

/** @param {{app: App, thinker: Thinker}} props */
function EngineSettings({ app, thinker }) {
  const settings = useStore(thinker.settings);
  const { threads, hash } = useStore(thinker.engine);
  const names = useStore(app.engines);
  const counts = Array.from({ length: MAX_LINES }, (_, index) => /** @type {const} */ ([String(index + 1), String(index + 1)]));
  return html`<div class="engine-settings">
    ${names.length > 1 && html`<${Select} label="Engine" value=${names.includes(settings.engine) ? settings.engine : names[0]}
      choices=${names.map((name) => [name, name])} onChange=${(/** @type {string} */ engine) => thinker.set({ engine })} />`}
    <${Choice} legend="Lines" name="lines" value=${String(settings.lines)} choices=${counts}
      onChange=${(/** @type {string} */ lines) => thinker.set({ lines: Number(lines) })} />
    <div class="field-row">
      ${threads && html`<${SettledNumber} label="Threads" unit="" value=${settings.threads} range=${threads}
        onChange=${(/** @type {number} */ value) => thinker.set({ threads: value })} />`}
      ${hash && html`<${SettledNumber} label="Hash" unit="MB" value=${settings.hash} range=${hash}
        onChange=${(/** @type {number} */ value) => thinker.set({ hash: value })} />`}
    </div>
    <p class="engine-note">Scores are in hundreds of points, <b>+</b> is good for Blue; M3 is a win in three moves.</p>
  </div>`;
}

/** @param {{model: AnalyseModel, state: AnalyseState, count: number}} props */
function Lines({ model, state, count }) {
  const thoughts = useStore(model.thinker.thoughts);
  const here = thoughts?.node === state.at ? thoughts : null;
  const most = Math.min(count, Math.max(1, state.shown?.moves.length ?? count));
  return html`<ol class="engine-lines" onPointerLeave=${() => { model.pointed.set(null); model.peeked.set(NO_MOVES); }}>
    ${Array.from({ length: most }, (_, index) => {
      const info = here?.infos.find(({ multipv }) => multipv === index + 1);
      return html`<li key=${index} class="engine-line" onPointerEnter=${() => model.pointed.set(index + 1)}>
        ${info && here ? html`<${ScoreTag} info=${info} mover=${here.mover} />` : html`<span class="score">…</span>`}
        <${LineMoves} key=${state.at} model=${model} state=${state} rank=${index + 1} pv=${info?.pv.slice(0, LINE_LENGTH) ?? NONE} />
      </li>`;
    })}
  </ol>`;
}

/** The moves of a line, one stop of the Tab key: the arrow keys go along them, Enter plays up to the one in focus.
 * @param {{model: AnalyseModel, state: AnalyseState, rank: number, pv: readonly string[]}} props */
function LineMoves({ model, state, rank, pv }) {
  // The move that is pressed is played, even if the line changes before the button is released.
  const pressed = useRef(/** @type {readonly string[] | null} */ (null));
  const [active, setActive] = useState(0);
  const stop = Math.min(active, pv.length - 1);
  const ply = plyOf(state.tree, state.at);
  /** @param {number} last */
  const play = (last) => {
    const moves = pressed.current ?? pv.slice(0, last + 1);
    pressed.current = null;
    model.playLine(moves);
  };
  const forget = () => {
    pressed.current = null;
  };
  /** @param {KeyboardEvent & {currentTarget: HTMLElement}} event */
  const onKeyDown = (event) => {
    forget();
    const to = along(event.key, stop, pv.length);
    if (to === null) return;
    event.preventDefault();
    setActive(to);
    const button = /** @type {HTMLElement | undefined} */ (event.currentTarget.children[to]);
    button?.focus();
    button?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  return html`<span class="engine-moves" role="group" aria-label=${`Line ${rank}`} onKeyDown=${onKeyDown} onPointerCancel=${forget}>
    ${pv.map((move, at) => html`<button key=${at} type="button" tabindex=${at === stop ? 0 : -1}
      onFocus=${() => { setActive(at); model.pointed.set(rank); }} onBlur=${() => model.pointed.set(null)}
      onPointerEnter=${(/** @type {PointerEvent} */ event) => event.pointerType !== 'touch' && model.peeked.set(pv.slice(0, at + 1))}
      onPointerLeave=${() => model.peeked.set(NO_MOVES)}
      onPointerDown=${() => { pressed.current = pv.slice(0, at + 1); }} onClick=${() => play(at)}>
      ${(at === 0 || numberText(state.first, ply + at + 1).endsWith('.'))
        && html`<small>${numberText(state.first, ply + at + 1)}</small>`}${move}</button>`)}
  </span>`;
}
