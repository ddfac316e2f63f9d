// The page's icons: lines on a square of 24.

import { html } from 'htm/preact';

const PATHS = /** @type {const} */ ({
  first: 'M18 6l-6 6 6 6M7 6v12',
  previous: 'M15 6l-6 6 6 6',
  next: 'M9 6l6 6-6 6',
  last: 'M6 6l6 6-6 6M17 6v12',
  undo: 'M9 14L4 9l5-5M4 9h10a6 6 0 010 12h-3',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 00-4 10.5c.7.7 1 1.5 1 2.5h6c0-1 .3-1.8 1-2.5A6 6 0 0012 3z',
  flip: 'M7 4v14m0 0l-3-3m3 3l3-3M17 20V6m0 0l-3 3m3-3l3 3',
  flag: 'M5 21V4m0 1h12l-2.5 4L17 13H5',
  plus: 'M12 5v14M5 12h14',
  equal: 'M6 9h12M6 15h12',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5l11 7-11 7z',
  help: 'M9 9a3 3 0 116 0c0 2-3 2.5-3 4.5M12 17.5v.01M12 21a9 9 0 100-18 9 9 0 000 18z',
  settings: 'M4 7h9m4 0h3M4 17h3m4 0h9M15 5v4M9 15v4',
  theme: 'M12 21a9 9 0 100-18 9 9 0 000 18zm0-18v18',
  close: 'M6 6l12 12M18 6L6 18',
});

/** @typedef {keyof typeof PATHS} IconName */

/** @param {{name: IconName}} props */
export function Icon({ name }) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${PATHS[name]} /></svg>`;
}

/** A button with an icon, its text beside it or, when narrow, only as its name.
 * @param {{icon: IconName, label: string, onClick: () => void, disabled?: boolean, quiet?: boolean, pressed?: boolean,
 *   extra?: string}} props `quiet`: the label is not shown; `extra`: further classes */
export function IconButton({ icon, label, onClick, disabled, quiet, pressed, extra = '' }) {
  return html`<button type="button" class=${`button ${quiet ? 'icon-only' : ''} ${extra}`} onClick=${onClick}
    disabled=${disabled} aria-pressed=${pressed} aria-label=${quiet ? label : undefined} title=${quiet ? label : undefined}>
    <${Icon} name=${icon} />${!quiet && html`<span>${label}</span>`}
  </button>`;
}
