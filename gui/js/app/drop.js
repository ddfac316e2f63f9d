// Files dropped anywhere on the page.

import { html } from 'htm/preact';
import { useEffect, useState } from 'preact/hooks';

/** Says what a drop would do while files are dragged over the page, and takes the files dropped.
 * @param {{onFiles: (files: File[]) => void}} props */
export function DropZone({ onFiles }) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const carries = (/** @type {DragEvent} */ event) => event.dataTransfer?.types.includes('Files') ?? false;
    const onOver = (/** @type {DragEvent} */ event) => {
      if (!carries(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const onLeave = (/** @type {DragEvent} */ event) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (/** @type {DragEvent} */ event) => {
      if (!carries(event)) return;
      event.preventDefault();
      setOver(false);
      onFiles([...event.dataTransfer?.files ?? []]);
    };
    document.addEventListener('dragover', onOver);
    document.addEventListener('dragleave', onLeave);
    document.addEventListener('drop', onDrop);
    return () => {
      document.removeEventListener('dragover', onOver);
      document.removeEventListener('dragleave', onLeave);
      document.removeEventListener('drop', onDrop);
    };
  }, [onFiles]);
  return over && html`<div class="drop" aria-hidden="true"><p>Drop the PGN to review its games</p></div>`;
}
