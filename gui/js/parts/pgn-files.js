// The button that opens PGN files.

import { html } from 'htm/preact';
import { t } from '../lang/texts.js';
import { Icon } from './icons.js';

/** @param {{onFiles: (files: File[]) => void}} props hears one file at least */
export function PgnFiles({ onFiles }) {
  /** @param {any} event */
  const onChange = ({ currentTarget }) => {
    const files = [...currentTarget.files];
    // The same file can then be chosen again.
    currentTarget.value = '';
    if (files.length > 0) onFiles(files);
  };
  return html`<div class="open-ways">
    <label class="button primary file-button">
      <${Icon} name="open" /><span>${t('board-pgn-file')}</span>
      <input type="file" multiple accept=".pgn,.txt,application/x-chess-pgn,text/plain" onChange=${onChange} />
    </label>
    <small>${t('board-pgn-drop')}</small>
  </div>`;
}
