// A text to be copied.

import { html } from 'htm/preact';
import { t } from '../lang/texts.js';
import { IconButton } from './icons.js';

/** @param {{label: string, value: string, onCopy: () => void, children?: any}} props */
export function CopyField({ label, value, onCopy, children }) {
  return html`<div class="copy-field">
    <label class="field"><span>${label}</span><input type="text" readonly value=${value}
      onFocus=${(/** @type {any} */ event) => event.currentTarget.select()} /></label>
    <${IconButton} icon="copy" label=${t('board-copy-field', { label })} quiet onClick=${onCopy} />
    ${children}
  </div>`;
}
