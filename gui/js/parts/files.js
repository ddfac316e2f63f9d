// Downloads and the clipboard.

import { t } from '../lang/texts.js';

/** Has the browser save a file.
 * @param {string} name @param {Blob} content */
export function download(name, content) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Copies a text to the clipboard.
 * @param {string} text
 * @returns {Promise<void>} rejects if the browser does not allow it; the field that shows the text is then selected */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // There is no clipboard on an unencrypted page from another machine.
    copySelected(text);
  }
}

/** Copies a text by selecting a field: the one that shows it, or else one of its own.
 * @param {string} text */
function copySelected(text) {
  const shown = [...document.querySelectorAll('textarea, input[type="text"]')].find((one) => 'value' in one && one.value === text);
  const field = /** @type {HTMLTextAreaElement} */ (shown ?? document.body.appendChild(Object.assign(document.createElement('textarea'), { value: text })));
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  field.focus({ preventScroll: shown === undefined });
  field.setSelectionRange(0, text.length);
  const copied = document.execCommand('copy');
  if (!shown) field.remove();
  if (copied || !shown) focused?.focus({ preventScroll: true });
  if (!copied) throw new Error(shown ? t('board-copy-selected') : t('board-copy-text', { text }));
}

/** Copies a picture to the clipboard.
 * @param {Promise<Blob>} png
 * @returns {Promise<void>} rejects if the browser does not allow it, as on an unencrypted page from another machine */
export async function copyPicture(png) {
  if (!navigator.clipboard || !('ClipboardItem' in globalThis)) {
    throw new Error(t('board-copy-picture'));
  }
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
}
