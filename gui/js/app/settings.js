// The settings of the whole page.

import { html } from 'htm/preact';
import { Dialog } from '../parts/dialog.js';
import { Choice, Toggle } from '../parts/fields.js';
import { useStore } from './hooks.js';

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
    <${Toggle} label="Sound" checked=${preferences.sound} onChange=${(/** @type {boolean} */ sound) => set({ sound })} />
  <//>`;
}
