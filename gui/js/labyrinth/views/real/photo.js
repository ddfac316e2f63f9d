// A photograph of the table, to look at while it is entered. It stays in this tab of the browser.

import { html } from 'htm/preact';
import { useState } from 'preact/hooks';
import { load, save } from '../../../app/store.js';
import { t } from '../../../lang/texts.js';
import { Icon, IconButton } from '../../../parts/icons.js';

const NAME = 'labyrinth-photo';
/** The longer side of what is kept, in pixels. */
const MAX_SIDE = 1400;

/** A picture small enough for the browser to keep.
 * @param {Blob} file
 * @returns {Promise<string>} its address; rejects if it is no picture */
async function smaller(file) {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
  const canvas = Object.assign(document.createElement('canvas'), { width: Math.round(scale * picture.width), height: Math.round(scale * picture.height) });
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', 0.7);
}

export function Photo() {
  const [photo, setPhoto] = useState(() => load(NAME, true));
  const [wrong, setWrong] = useState(false);
  /** @param {string | null} address */
  const show = (address) => {
    save(NAME, address, true);
    setPhoto(address);
  };
  const take = async (/** @type {any} */ event) => {
    const [file] = event.currentTarget.files;
    event.currentTarget.value = '';
    if (!file) return;
    const address = await smaller(file).catch(() => null);
    setWrong(address === null);
    if (address !== null) show(address);
  };
  return html`<details class="panel more real-photo" open=${typeof photo === 'string'}>
    <summary>${t('real-photo')}<small>${t('real-photo-note')}</small></summary>
    <div class="more-body">
      ${typeof photo === 'string' && html`<img src=${photo} alt=${t('real-table')} />`}
      ${wrong && html`<p role="alert">${t('real-photo-unreadable')}</p>`}
      <div class="result-actions">
        <label class="button file-button"><${Icon} name="open" /><span>${t(photo ? 'real-photo-other' : 'real-photo-choose')}</span>
          <input type="file" accept="image/*" onChange=${take} /></label>
        ${photo && html`<${IconButton} icon="remove" label=${t('real-photo-remove')} onClick=${() => show(null)} />`}
      </div>
    </div>
  </details>`;
}
