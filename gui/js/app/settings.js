// The settings of the whole page.

import { html } from 'htm/preact';
import { Dialog } from '../parts/dialog.js';
import { Choice, Toggle } from '../parts/fields.js';
import { Icon, IconButton } from '../parts/icons.js';
import { messageOf } from '../protocol/lines.js';
import { useStore } from './hooks.js';
import { load, save } from './store.js';

/** The name under which the tab keeps what a file has added, until it is said. */
const ADDED = 'added';

/** @param {{app: import('./app.js').App}} props */
export function NamesChoice({ app }) {
  const { names } = useStore(app.preferences);
  return html`<${Choice} legend="Piece names" name="names" value=${names} choices=${[['akhet', 'King, Switch, …'], ['khet', 'Pharaoh, Scarab, …']]}
    onChange=${(/** @type {any} */ chosen) => app.preferences.merge({ names: chosen })} />`;
}

/** @param {{app: import('./app.js').App, laser: boolean, onClose: () => void}} props `laser`: with what only Laser Chess has */
export function SettingsDialog({ app, laser, onClose }) {
  const preferences = useStore(app.preferences);
  /** @param {Partial<import('./app.js').Preferences>} fields */
  const set = (fields) => app.preferences.merge(fields);
  return html`<${Dialog} title="Settings" onClose=${onClose}>
    <${Choice} legend="Theme" name="theme" value=${preferences.theme}
      choices=${[['auto', 'System'], ['light', 'Light'], ['dark', 'Dark']]}
      onChange=${(/** @type {any} */ theme) => set({ theme })} />
    ${laser && html`<${Toggle} label="Show the beams" hint="where both lasers would fire now" checked=${preferences.beams}
      onChange=${(/** @type {boolean} */ beams) => set({ beams })} />`}
    <${Toggle} label="Confirm moves" hint="a second click plays a move; touch always asks" checked=${preferences.confirm}
      onChange=${(/** @type {boolean} */ confirm) => set({ confirm })} />
    ${laser && html`<${NamesChoice} app=${app} />`}
    <${Toggle} label="Type moves and questions" hint="a field below the board; the key / leads there" checked=${preferences.words}
      onChange=${(/** @type {boolean} */ words) => set({ words })} />
    <${Toggle} label="Sound" checked=${preferences.sound} onChange=${(/** @type {boolean} */ sound) => set({ sound })} />
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
    <legend>Games and progress</legend>
    <p>Games, mistakes, solved puzzles, lessons and settings as one file, for another browser. What a file has is added to what is here.</p>
    <div class="result-actions">
      <${IconButton} icon="save" label="Save to a file" onClick=${tried(keep)} />
      <label class="button file-button"><${Icon} name="open" /><span>Add a file…</span>
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
