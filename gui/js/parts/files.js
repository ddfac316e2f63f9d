// Downloads and the clipboard.

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
 * @returns {Promise<void>} rejects if the browser does not allow it */
export async function copyText(text) {
  if (!navigator.clipboard) throw new Error('This browser does not let the page copy. Select the text and copy it yourself.');
  await navigator.clipboard.writeText(text);
}

/** Copies a picture to the clipboard.
 * @param {Promise<Blob>} png
 * @returns {Promise<void>} rejects if the browser does not allow it, as on an unencrypted page from another machine */
export async function copyPicture(png) {
  if (!navigator.clipboard || !('ClipboardItem' in globalThis)) {
    throw new Error('This browser does not let the page copy pictures. Save the PNG instead.');
  }
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
}
