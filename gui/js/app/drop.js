// Files dropped anywhere on the page.

import { html } from 'htm/preact';
import { useState } from 'preact/hooks';
import { t } from '../lang/texts.js';
import { useListener } from './hooks.js';

/** Says what a drop would do while files are dragged over the page, and takes the files dropped.
 * @param {{onFiles: (files: File[]) => void}} props */
export function DropZone({ onFiles }) {
  const [over, setOver] = useState(false);
  /** @param {DragEvent} event @param {boolean} still whether files are still being dragged */
  const take = (event, still) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    setOver(still);
    if (!still) onFiles([...event.dataTransfer.files]);
  };
  useListener('dragover', (event) => take(event, true));
  useListener('dragleave', (event) => event.relatedTarget === null && setOver(false));
  useListener('drop', (event) => take(event, false));
  return over && html`<div class="drop" aria-hidden="true"><p>${t('app-drop')}</p></div>`;
}
