// A native modal dialog: focus, Escape, the rest of the page inert.

import { html } from 'htm/preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../lang/texts.js';
import { IconButton } from './icons.js';

/** Tab enters a group of radio buttons at the checked one. */
const FIRST_FIELD = ':is(input:not([type=radio]), input:checked, select, textarea)';

/** Open as long as it is rendered.
 * @param {{title: string, onClose: () => void, children?: any}} props */
export function Dialog({ title, onClose, children }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    const { current } = dialog;
    if (!current) return undefined;
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    current.showModal();
    if (document.activeElement?.closest('.dialog-head')) {
      /** @type {HTMLElement | null} */ (current.querySelector(FIRST_FIELD))?.focus();
    }
    // The browser restores the focus only when a dialog is closed, not when it is removed.
    return () => {
      if (document.activeElement === document.body) before?.focus();
    };
  }, []);
  /** @param {MouseEvent} event */
  const onBackdrop = (event) => {
    if (event.target === dialog.current) dialog.current?.close();
  };
  return html`<dialog ref=${dialog} class="dialog" aria-labelledby="dialog-title" onClose=${onClose} onClick=${onBackdrop}>
    <div class="dialog-body">
      <header class="dialog-head">
        <h2 id="dialog-title">${title}</h2>
        <${IconButton} icon="close" label=${t('common-close')} quiet onClick=${() => dialog.current?.close()} />
      </header>
      ${children}
    </div>
  </dialog>`;
}
