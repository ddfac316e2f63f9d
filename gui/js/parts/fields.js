// Form fields, and what hides those that are seldom needed.

import { html } from 'htm/preact';
import { useState } from 'preact/hooks';

/** A choice of a few options, side by side.
 * @template {string} T
 * @param {{legend: string, name: string, value: T, choices: readonly (readonly [T, string])[], onChange: (value: T) => void}} props */
export function Choice({ legend, name, value, choices, onChange }) {
  return html`<fieldset class="choice">
    <legend>${legend}</legend>
    <div class="choice-row">
      ${choices.map(([key, label]) => html`<label key=${key}>
        <input type="radio" name=${name} value=${key} checked=${key === value} onChange=${() => onChange(key)} />
        <span>${label}</span>
      </label>`)}
    </div>
  </fieldset>`;
}

/** @param {{title: string, now: string, children?: any}} props `now` summarises the hidden settings */
export function More({ title, now, children }) {
  return html`<details class="panel more">
    <summary>${title}<small>${now}</small></summary>
    <div class="more-body">${children}</div>
  </details>`;
}

/** @param {{label: string, hint?: string, checked: boolean, onChange: (checked: boolean) => void}} props */
export function Toggle({ label, hint, checked, onChange }) {
  return html`<label class="toggle">
    <input type="checkbox" checked=${checked}
      onChange=${(/** @type {any} */ event) => onChange(event.currentTarget.checked)} />
    <span>${label}${hint && html`<small>${hint}</small>`}</span>
  </label>`;
}

/** @param {{label: string, value: string, choices: readonly (readonly [string, string])[], onChange: (value: string) => void}} props */
export function Select({ label, value, choices, onChange }) {
  return html`<label class="field">
    <span>${label}</span>
    <select value=${value} onChange=${(/** @type {any} */ event) => onChange(event.currentTarget.value)}>
      ${choices.map(([key, text]) => html`<option key=${key} value=${key} selected=${key === value}>${text}</option>`)}
    </select>
  </label>`;
}

/** A number field; it does not report values that are out of range or not numbers.
 * @param {{label: string, unit?: string, value: number, min: number, max: number, step?: number, onChange: (value: number) => void}} props */
export function NumberField({ label, unit, value, min, max, step = 1, onChange }) {
  // The typed text stays as it is, even while it is not yet a number and the page is redrawn.
  const [text, setText] = useState(String(value));
  /** @param {{currentTarget: HTMLInputElement}} event */
  const onInput = ({ currentTarget: input }) => {
    setText(input.value);
    if (input.validity.valid) onChange(input.valueAsNumber);
  };
  return html`<label class="field">
    <span>${label}</span>
    <span class="with-unit">
      <input type="number" required value=${text} min=${min} max=${max} step=${step}
        onInput=${onInput} />
      ${unit}
    </span>
  </label>`;
}
