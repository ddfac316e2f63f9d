// A modal dialog that the browser itself keeps: focus, Escape, the rest of the page inert.

import { html } from 'htm/preact';
import { useEffect, useRef } from 'preact/hooks';
import { IconButton } from './icons.js';

/** Is open as long as it is drawn.
 * @param {{title: string, onClose: () => void, children?: any}} props */
export function Dialog({ title, onClose, children }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => dialog.current?.showModal(), []);
  /** @param {MouseEvent} event */
  const onBackdrop = (event) => {
    if (event.target === dialog.current) dialog.current?.close();
  };
  return html`<dialog ref=${dialog} class="dialog" aria-labelledby="dialog-title" onClose=${onClose} onClick=${onBackdrop}>
    <div class="dialog-body">
      <header class="dialog-head">
        <h2 id="dialog-title">${title}</h2>
        <${IconButton} icon="close" label="Close" quiet onClick=${() => dialog.current?.close()} />
      </header>
      ${children}
    </div>
  </dialog>`;
}
