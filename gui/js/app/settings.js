// The settings of the whole page.

import { html } from 'htm/preact';
import { t } from '../lang/texts.js';
import { Dialog } from '../parts/dialog.js';
import { Choice, Select, Toggle } from '../parts/fields.js';
import { Icon, IconButton } from '../parts/icons.js';
import { messageOf, sentence } from '../protocol/lines.js';
import { useStore } from './hooks.js';
import { keeping, load, save } from './store.js';

/** The name under which the tab keeps what a file has added, until it is said. */
const ADDED = 'added';

/** @param {{app: import('./app.js').App}} props */
export function NamesChoice({ app }) {
  const { names } = useStore(app.preferences);
  return html`<${Choice} legend=${t('app-names')} name="names" value=${names}
    choices=${[['akhet', t('app-names-akhet')], ['khet', t('app-names-khet')]]}
    onChange=${(/** @type {any} */ chosen) => app.preferences.merge({ names: chosen })} />`;
}

/** Hidden while there is only one language.
 * @param {{app: import('./app.js').App}} props */
function LanguageChoice({ app }) {
  const { language: chosen } = useStore(app.preferences);
  const tags = (document.documentElement.dataset.languages ?? '').split(' ');
  if (tags.length < 2) return null;
  const nameOf = (/** @type {string} */ tag) => sentence(new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag);
  const choose = (/** @type {string} */ tag) => {
    app.preferences.merge({ language: tag });
    // What the address asks for goes before what is kept.
    const address = new URL(location.href);
    address.searchParams.delete('lang');
    if (keeping.get() === 'lost' && tag !== 'auto') address.searchParams.set('lang', tag);
    history.replaceState(null, '', address);
    location.reload();
  };
  return html`<${Select} label=${t('app-language')} value=${tags.includes(chosen) ? chosen : 'auto'}
    choices=${[['auto', t('app-language-auto')], ...tags.map((tag) => [tag, nameOf(tag)])]} onChange=${choose} />`;
}

/** @param {{app: import('./app.js').App, laser: boolean, onClose: () => void}} props `laser`: with what only Laser Chess has */
export function SettingsDialog({ app, laser, onClose }) {
  const preferences = useStore(app.preferences);
  /** @param {Partial<import('./app.js').Preferences>} fields */
  const set = (fields) => app.preferences.merge(fields);
  return html`<${Dialog} title=${t('app-settings')} onClose=${onClose}>
    <${LanguageChoice} app=${app} />
    <${Choice} legend=${t('app-theme')} name="theme" value=${preferences.theme}
      choices=${[['auto', t('app-theme-auto')], ['light', t('app-theme-light')], ['dark', t('app-theme-dark')]]}
      onChange=${(/** @type {any} */ theme) => set({ theme })} />
    ${laser && html`<${Toggle} label=${t('app-beams')} hint=${t('app-beams-hint')} checked=${preferences.beams}
      onChange=${(/** @type {boolean} */ beams) => set({ beams })} />`}
    <${Toggle} label=${t('app-confirm')} hint=${t('app-confirm-hint')} checked=${preferences.confirm}
      onChange=${(/** @type {boolean} */ confirm) => set({ confirm })} />
    ${laser && html`<${NamesChoice} app=${app} />`}
    <${Toggle} label=${t('app-words')} hint=${t('app-words-hint')} checked=${preferences.words}
      onChange=${(/** @type {boolean} */ words) => set({ words })} />
    <${Toggle} label=${t('app-sound')} checked=${preferences.sound} onChange=${(/** @type {boolean} */ sound) => set({ sound })} />
    ${!app.guest && html`<${Backup} app=${app} />`}
  <//>`;
}

/** Saves everything as one file, and adds what such a file has.
 * @param {{app: import('./app.js').App}} props */
function Backup({ app }) {
  const keep = async () => {
    const [{ backup }, { download }] = await Promise.all([import('../views/backup.js'), import('../parts/files.js')]);
    download(`akhet-${new Date().toISOString().slice(0, 10)}.json`, new Blob([backup()], { type: 'application/json' }));
  };
  const add = async (/** @type {any} */ event) => {
    const [file] = event.currentTarget.files;
    event.currentTarget.value = '';
    if (!file) return;
    const { restore } = await import('../views/backup.js');
    const said = restore(await file.text());
    // The views have been made with what was there before.
    save(ADDED, said, true);
    location.reload();
  };
  const tried = (/** @type {(event: any) => Promise<void>} */ run) => (/** @type {any} */ event) => run(event).catch((error) => app.toast(messageOf(error)));
  return html`<fieldset class="choice backup">
    <legend>${t('app-backup')}</legend>
    <p>${t('app-backup-text')}</p>
    <div class="result-actions">
      <${IconButton} icon="save" label=${t('app-backup-save')} onClick=${tried(keep)} />
      <label class="button file-button"><${Icon} name="open" /><span>${t('app-backup-add')}</span>
        <input type="file" accept=".json,application/json" onChange=${tried(add)} /></label>
    </div>
  </fieldset>`;
}

/** What was added before the page was loaded again, or null.
 * @returns {string | null} */
export function added() {
  const said = load(ADDED, true);
  if (said !== null) save(ADDED, null, true);
  return said;
}
