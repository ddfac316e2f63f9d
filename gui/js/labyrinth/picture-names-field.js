// The field in which a person renames the pictures, for a box of another edition or a child's own words.

import { html } from 'htm/preact';
import { useState } from 'preact/hooks';
import { copy } from '../app/editor-view.js';
import { t } from '../lang/texts.js';
import { IconButton } from '../parts/icons.js';
import { namesText, readNames } from './picture-names.js';

/** @param {{app: import('../app/app.js').App, onSaved?: () => void}} props */
export function PictureNames({ app, onSaved }) {
  const [typed, setTyped] = useState(/** @type {string | null} */ (null));
  const text = typed ?? namesText();
  const { names, errors } = readNames(text);
  /** @param {import('./picture-names.js').Names} pictures */
  const use = (pictures) => {
    app.preferences.merge({ pictures });
    setTyped(null);
    app.toast(t('board-pictures-named'));
    onSaved?.();
  };
  return html`<div class="picture-names">
    <label class="field"><span>${t('board-picture-names')}</span>
      <textarea rows="8" value=${text} spellcheck=${false} autocomplete="off" aria-invalid=${errors.length > 0 ? 'true' : undefined} aria-describedby="picture-names-said"
        onInput=${(/** @type {any} */ event) => setTyped(event.currentTarget.value)}></textarea></label>
    <div id="picture-names-said" role="status">${errors.length > 0
      ? html`<ul class="picture-errors">${errors.map((error) => html`<li key=${error}>${error}</li>`)}</ul>`
      : html`<small>${t('board-pictures-hint')}</small>`}</div>
    <div class="result-actions">
      <button type="button" class="button primary" disabled=${errors.length > 0 || typed === null} onClick=${() => use(names)}>${t('board-pictures-use')}</button>
      <${IconButton} icon="copy" label=${t('common-copy')} onClick=${() => copy(app, text, t('board-pictures-copied'))} />
      <button type="button" class="button" disabled=${Object.keys(app.preferences.get().pictures).length === 0} onClick=${() => use({})}>${t('board-pictures-usual')}</button>
    </div>
  </div>`;
}
