// The engine's panel, whatever the game: on and off, its lines while it thinks, its settings.

import { html } from 'htm/preact';
import { useRef, useState } from 'preact/hooks';
import { Choice, Select } from '../parts/fields.js';
import { IconButton } from '../parts/icons.js';
import { Progress } from '../parts/thoughts.js';
import { along, SettledNumber } from './controls.js';
import { useStore } from './hooks.js';
import { MAX_LINES } from './thinker.js';

/** @typedef {import('./thinker.js').Thinker<any>} Thinker */

const NO_MOVES = /** @type {readonly string[]} */ ([]);

/** @param {{thinker: Thinker, at: number, pauses: string | null, note: any, children?: any}} props `pauses` says why it does not think; `note`
 *  explains the scores; the children are the lines */
export function EnginePanel({ thinker, at, pauses, note, children }) {
  const settings = useStore(thinker.settings);
  const { name } = useStore(thinker.engine);
  const trouble = useStore(thinker.trouble);
  const [asking, setAsking] = useState(false);
  return html`<section class="panel engine" aria-label="Engine">
    <header class="engine-head">
      <label class="switch">
        <input type="checkbox" role="switch" checked=${settings.on}
          onChange=${(/** @type {any} */ event) => thinker.set({ on: event.currentTarget.checked })} />
        <span>${name || 'Engine'}</span>
      </label>
      ${settings.on && !pauses && html`<${ThinkerProgress} thinker=${thinker} at=${at} />`}
      <${IconButton} icon="settings" label="Engine settings" quiet extra="plain" pressed=${asking} onClick=${() => setAsking(!asking)} />
    </header>
    ${asking && html`<${EngineSettings} thinker=${thinker} note=${note} />`}
    ${trouble && html`<p class="engine-trouble" role="alert">${trouble}</p>`}
    ${settings.on && (pauses ? html`<p class="engine-pause">${pauses}</p>` : children)}
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
    <p class="engine-note">${note}</p>
  </div>`;
}

/** The lines as a list.
 * @param {{count: number, line: (index: number) => any, onLook: (index: number | null) => void}} props `onLook` hears which line the pointer is over */
export function EngineLines({ count, line, onLook }) {
  return html`<ol class="engine-lines" onPointerLeave=${() => onLook(null)}>
    ${Array.from({ length: count }, (_, index) => html`<li key=${index} class="engine-line" onPointerEnter=${() => onLook(index)}>${line(index)}</li>`)}
  </ol>`;
}

/** The moves of a line, one stop of the Tab key: the arrow keys go along them, Enter plays up to the focused one.
 * @param {{rank: number, pv: readonly string[], numberOf: (index: number) => string, onPlay: (moves: readonly string[]) => void,
 *   onFocus: (focused: boolean) => void, onPeek: (moves: readonly string[]) => void}} props `onPeek` hears the moves up to the one that the
 *   pointer is over */
export function LineMoves({ rank, pv, numberOf, onPlay, onFocus, onPeek }) {
  // The pressed move is played, even if the line changes before the button is released.
  const pressed = useRef(/** @type {readonly string[] | null} */ (null));
  const [active, setActive] = useState(0);
  const stop = Math.min(active, pv.length - 1);
  /** @param {number} last */
  const play = (last) => {
    const moves = pressed.current ?? pv.slice(0, last + 1);
    pressed.current = null;
    onPlay(moves);
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
      onFocus=${() => { setActive(at); onFocus(true); }} onBlur=${() => onFocus(false)}
      onPointerEnter=${(/** @type {PointerEvent} */ event) => event.pointerType !== 'touch' && onPeek(pv.slice(0, at + 1))}
      onPointerLeave=${() => onPeek(NO_MOVES)}
      onPointerDown=${() => { pressed.current = pv.slice(0, at + 1); }} onClick=${() => play(at)}>
      ${numberOf(at) && html`<small>${numberOf(at)}</small>`}${move}</button>`)}
  </span>`;
}
