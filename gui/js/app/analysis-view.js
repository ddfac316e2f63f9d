// The view of a game being analysed, whatever its rules: the layout, the actions on the whole game, the engine's panel.

import { html } from 'htm/preact';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../lang/texts.js';
import { lineThrough, ROOT } from '../game/tree.js';
import { Choice, Select } from '../parts/fields.js';
import { IconButton } from '../parts/icons.js';
import { StepButtons } from '../parts/moves.js';
import { Progress } from '../parts/thoughts.js';
import { KEYS, useAnalysisKeys } from './analysis-keys.js';
import { NO_MOVES } from './analysis-model.js';
import { useAttention, useSteps, useStore } from './hooks.js';
import { MAX_LINES } from './thinker.js';

/** @typedef {import('./analysis-model.js').AnalysisModel<any, any, any>} Model */
/** @typedef {import('./thinker.js').Thinker<any>} Thinker */
/** @import { Info } from '../protocol/lines.js' */
/** @import { IconName } from '../parts/icons.js' */

/** The rank of arrows that recede behind the one pointed at. */
const FAINT = 5;

/** @param {{model: Model, state: {tree: import('../game/tree.js').Tree, at: number}, title: string, extra: string, board: any, chances: any, review: any,
 *   engine: any, record: string, dialogs: any, keys?: readonly import('./analysis-keys.js').Key[], children?: any}} props `extra` is a class, `record`
 *   the name of the panel with the moves, which are the children; `keys` are those of this game alone */
export function AnalysisView({ model, state: { tree, at }, title, extra, board, chances, review, engine, record, dialogs, keys = [], children }) {
  useAttention(model);
  const list = useAnalysisKeys(model, [...KEYS, ...keys]);
  const step = useCallback((/** @type {number} */ plies) => void model.step(plies), [model]);
  const wheel = useSteps(step);
  return html`<div class=${`analysis ${extra}`}>
    <h1 class="unseen">${title}</h1>
    <div class="analysis-board" ref=${wheel}>${board}</div>
    <div class="analysis-chances">${chances}</div>
    <div class="analysis-review">${review}</div>
    <div class="analysis-side">
      ${engine}
      <section class="panel record" aria-label=${record}>
        ${children}
        <${StepButtons} onStep=${step} atStart=${at === ROOT} atEnd=${at === lineThrough(tree, at).at(-1)} />
      </section>
    </div>
    ${dialogs}${list}
  </div>`;
}

/** What the game is, and actions on the whole of it.
 * @param {{model: Model, title: any, ways: readonly (readonly [IconName, string, string | null])[], open?: string, shared: boolean,
 *   onOpen: () => void, onShare: () => void}} props `ways` lead to other views, each with an address, or null if it is closed; `open` is
 *   the name of that button; `shared`: there is something to share */
export function GameHead({ model, title, ways, open = t('common-open'), shared, onOpen, onShare }) {
  /** @param {IconName} icon @param {string} label @param {boolean} disabled @param {() => void} onClick */
  const button = (icon, label, disabled, onClick) => html`<${IconButton} key=${icon} icon=${icon} label=${label} quiet extra="plain" disabled=${disabled} onClick=${onClick} />`;
  return html`<header class="game-head">
    <div class="game-title">${title}</div>
    ${ways.map(([icon, label, to]) => button(icon, label, to === null, () => { location.hash = to ?? ''; }))}
    ${button('open', open, false, onOpen)}${button('share', t('common-share'), !shared, onShare)}${button('flip', t('common-flip-board'), false, () => model.flip())}
  </header>`;
}

/** Opens the content of a link and removes it from the address, so that a reload keeps later changes.
 * @template Held
 * @param {import('./app.js').App} app @param {string} view its name @param {URLSearchParams} params
 * @param {(params: URLSearchParams) => Held | null} read @param {(held: Held) => Promise<unknown>} open */
export function useLink(app, view, params, read, open) {
  const link = params.toString();
  useEffect(() => {
    const held = read(params);
    if (!held) return;
    open(held).catch((error) => app.report(error));
    location.replace(`#${view}`);
  }, [link]);
}

/** The engine's lines at a node, each with its first move and the rank of its arrow.
 * @param {Model} model @param {number} at */
export function useLines(model, at) {
  const thoughts = useStore(model.thinker.thoughts);
  const pointed = useStore(model.pointed);
  const infos = /** @type {readonly Info[]} */ (thoughts?.node === at ? thoughts.infos : []);
  return infos.filter(({ pv }) => pv.length > 0).map((info) => ({
    info, move: info.pv[0], rank: pointed === null ? info.multipv : pointed === info.multipv ? 1 : FAINT,
  }));
}

/** How a game shows the engine's lines: at most `most` of them, `length` moves of each; `score` stands before the moves, what `after` draws behind them,
 * and `numberOf` the number of a move, empty if it has none.
 * @typedef {{most?: number, length: number, score: (info: Info | undefined, mover: any) => any, after?: (info: Info | undefined) => any,
 *   numberOf?: (index: number) => string}} Lines */

/** @param {{model: Model, at: number, pauses: string | null, note: any, lines?: Lines, tools?: any, below?: any, children?: any}} props `pauses` says why the
 *  engine does not think; `note` explains the scores; `tools` are further buttons, and `below` stands below the lines; the children stand in place of them */
export function EnginePanel({ model, at, pauses, note, lines, tools, below, children }) {
  const { thinker } = model;
  const settings = useStore(thinker.settings);
  const { name } = useStore(thinker.engine);
  const trouble = useStore(thinker.trouble);
  const [asking, setAsking] = useState(false);
  return html`<section class="panel engine" aria-label=${t('common-engine')}>
    <header class="engine-head">
      <label class="switch">
        <input type="checkbox" role="switch" checked=${settings.on}
          onChange=${(/** @type {any} */ event) => thinker.set({ on: event.currentTarget.checked })} />
        <span>${name || t('common-engine')}</span>
      </label>
      ${settings.on && !pauses && html`<${ThinkerProgress} thinker=${thinker} at=${at} />`}
      ${tools}<${IconButton} icon="settings" label=${t('analyse-engine-settings')} quiet extra="plain" pressed=${asking} onClick=${() => setAsking(!asking)} />
    </header>
    ${asking && html`<${EngineSettings} thinker=${thinker} note=${note} />`}
    ${trouble && html`<p class="engine-trouble" role="alert">${trouble}</p>`}
    ${settings.on && (pauses ? html`<p class="engine-pause">${pauses}</p>` : lines ? html`<${EngineLines} model=${model} at=${at} lines=${lines} />` : children)}
    ${below}
  </section>`;
}

/** @param {{thinker: Thinker, at: number}} props */
function ThinkerProgress({ thinker, at }) {
  const thoughts = useStore(thinker.thoughts);
  return html`<${Progress} info=${thoughts?.node === at ? thoughts.infos[0] : undefined} />`;
}

/** @param {{thinker: Thinker, note: any}} props */
function EngineSettings({ thinker, note }) {
  const settings = useStore(thinker.settings);
  const { threads, hash } = useStore(thinker.engine);
  const names = thinker.engines;
  const counts = Array.from({ length: MAX_LINES }, (_, index) => /** @type {const} */ ([String(index + 1), String(index + 1)]));
  return html`<div class="engine-settings">
    ${names.length > 1 && html`<${Select} label=${t('common-engine')} value=${names.includes(settings.engine) ? settings.engine : names[0]}
      choices=${names.map((name) => [name, name])} onChange=${(/** @type {string} */ engine) => thinker.set({ engine })} />`}
    <${Choice} legend=${t('analyse-lines')} name="lines" value=${String(settings.lines)} choices=${counts}
      onChange=${(/** @type {string} */ lines) => thinker.set({ lines: Number(lines) })} />
    <div class="field-row">
      ${threads && html`<${SettledNumber} label=${t('analyse-threads')} unit="" value=${settings.threads} range=${threads}
        onChange=${(/** @type {number} */ value) => thinker.set({ threads: value })} />`}
      ${hash && html`<${SettledNumber} label=${t('analyse-hash')} unit=${t('analyse-megabytes')} value=${settings.hash} range=${hash}
        onChange=${(/** @type {number} */ value) => thinker.set({ hash: value })} />`}
    </div>
    <p class="engine-note">${note}</p>
  </div>`;
}

/** @param {{model: Model, at: number, lines: Lines}} props */
function EngineLines({ model, at, lines: { most = Infinity, length, score, after, numberOf } }) {
  const settings = useStore(model.thinker.settings);
  const thoughts = useStore(model.thinker.thoughts);
  const here = thoughts?.node === at ? thoughts : null;
  /** @param {number | null} rank */
  const look = (rank) => {
    model.pointed.set(rank);
    if (rank === null) model.peeked.set(NO_MOVES);
  };
  return html`<ol class="engine-lines" onPointerLeave=${() => look(null)}>
    ${Array.from({ length: Math.min(settings.lines, most) }, (_, index) => {
      const info = here?.infos.find((/** @type {Info} */ { multipv }) => multipv === index + 1);
      return html`<li key=${index} class="engine-line" onPointerEnter=${() => look(index + 1)}>
        ${score(info, here?.mover)}
        <${LineMoves} key=${at} model=${model} rank=${index + 1} pv=${info?.pv.slice(0, length) ?? NO_MOVES} numberOf=${numberOf} />
        ${after?.(info)}
      </li>`;
    })}
  </ol>`;
}

/** The moves of a line, one stop of the Tab key: the arrow keys go along them, Enter plays up to the focused one.
 * @param {{model: Model, rank: number, pv: readonly string[], numberOf?: (index: number) => string}} props */
function LineMoves({ model, rank, pv, numberOf = () => '' }) {
  // The pressed move is played, even if the line changes before the button is released.
  const pressed = useRef(/** @type {readonly string[] | null} */ (null));
  const [active, setActive] = useState(0);
  const stop = Math.min(active, pv.length - 1);
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
  return html`<span class="engine-moves" role="group" aria-label=${t('analyse-line', { rank })} onKeyDown=${onKeyDown} onPointerCancel=${forget}>
    ${pv.map((move, at) => html`<button key=${at} type="button" tabindex=${at === stop ? 0 : -1}
      onFocus=${() => { setActive(at); model.pointed.set(rank); }} onBlur=${() => model.pointed.set(null)}
      onPointerEnter=${(/** @type {PointerEvent} */ event) => event.pointerType !== 'touch' && model.peeked.set(pv.slice(0, at + 1))}
      onPointerLeave=${() => model.peeked.set(NO_MOVES)}
      onPointerDown=${() => { pressed.current = pv.slice(0, at + 1); }} onClick=${() => play(at)}>
      ${numberOf(at) && html`<small>${numberOf(at)}</small>`}${move}</button>`)}
  </span>`;
}

/** @typedef {{min: number, max: number}} Range */

/** The integer in a range nearest to the typed text, or null if that is not a number.
 * @param {string} text @param {Range} range */
export function clamped(text, { min, max }) {
  const number = text.trim() === '' ? NaN : Number(text);
  return Number.isNaN(number) ? null : Math.max(min, Math.min(max, Math.round(number)));
}

/** A number field that reports its value once it is settled: on Enter, on a step of its arrows, or when it loses the focus.
 * @param {{label: string, unit: string, value: number, range: Range, onChange: (value: number) => void}} props */
function SettledNumber({ label, unit, value, range, onChange }) {
  const [text, setText] = useState(String(value));
  useEffect(() => setText(String(value)), [value]);
  /** @param {{currentTarget: HTMLInputElement}} event */
  const onSettled = ({ currentTarget }) => {
    const number = clamped(currentTarget.value, range);
    setText(String(number ?? value));
    if (number !== null && number !== value) onChange(number);
  };
  const ends = { min: String(range.min), max: String(range.max) };
  return html`<label class="field">
    <span>${label} <small>${unit ? t('analyse-range-unit', { ...ends, unit }) : t('common-range', ends)}</small></span>
    <input type="number" value=${text} min=${range.min} max=${range.max}
      onInput=${(/** @type {any} */ event) => setText(event.currentTarget.value)} onChange=${onSettled} />
  </label>`;
}

/** The place in a row that an arrow key leads to, or null if the key does not go along it.
 * @param {string} key @param {number} at @param {number} count */
export function along(key, at, count) {
  const to = /** @type {Record<string, number>} */ ({ ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: count - 1 })[key];
  return to === undefined || count === 0 ? null : Math.max(0, Math.min(count - 1, to));
}
