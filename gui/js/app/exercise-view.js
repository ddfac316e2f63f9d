// What is said about the moves of an exercise.

import { html } from 'htm/preact';
import { Icon } from '../parts/icons.js';

/** `kind` is a CSS class.
 * @typedef {{kind: 'yours' | 'waits' | 'right' | 'wrong' | 'solved', title: string, text?: string}} Said */

/** @param {{said: Said}} props */
export function ExerciseStatus({ said: { kind, title, text } }) {
  const icon = kind === 'wrong' ? 'close' : kind === 'right' || kind === 'solved' ? 'check' : null;
  return html`<div class=${`status puzzle-status ${kind}`} role="status">
    ${icon && html`<${Icon} name=${icon} />`}
    <p><strong>${title}</strong>${text && html`<span>${text}</span>`}</p>
  </div>`;
}
