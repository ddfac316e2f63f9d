// Controls of the engine's panel: a number field that reports settled values only, and arrow keys along a row.

import { html } from 'htm/preact';
import { useEffect, useState } from 'preact/hooks';

/** @typedef {{min: number, max: number}} Range */

/** The integer in a range nearest to the typed text, or null if that is not a number.
 * @param {string} text @param {Range} range */
export function clamped(text, { min, max }) {
  const number = text.trim() === '' ? NaN : Number(text);
  return Number.isNaN(number) ? null : Math.max(min, Math.min(max, Math.round(number)));
}

/** A number field that reports its value once it is settled: on Enter, on a step of its arrows, or when it loses the focus.
 * @param {{label: string, unit: string, value: number, range: Range, onChange: (value: number) => void}} props */
export function SettledNumber({ label, unit, value, range, onChange }) {
  const [text, setText] = useState(String(value));
  useEffect(() => setText(String(value)), [value]);
  /** @param {{currentTarget: HTMLInputElement}} event */
  const onSettled = ({ currentTarget }) => {
    const number = clamped(currentTarget.value, range);
    setText(String(number ?? value));
    if (number !== null && number !== value) onChange(number);
  };
  return html`<label class="field">
    <span>${label} <small>${range.min} to ${range.max}${unit && ` ${unit}`}</small></span>
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
