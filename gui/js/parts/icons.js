// The page's icons: lines on a grid of 24 by 24.

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
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5l11 7-11 7z',
  help: 'M9 9a3 3 0 116 0c0 2-3 2.5-3 4.5M12 17.5v.01M12 21a9 9 0 100-18 9 9 0 000 18z',
  settings: 'M4 7h9m4 0h3M4 17h3m4 0h9M15 5v4M9 15v4',
  theme: 'M12 21a9 9 0 100-18 9 9 0 000 18zm0-18v18',
  close: 'M6 6l12 12M18 6L6 18',
  redo: 'M15 14l5-5-5-5M20 9H10a6 6 0 000 12h3',
  turn: 'M20 5v6h-6M19.5 15A8 8 0 1118 6.8L20 11',
  'turn-left': 'M4 5v6h6M4.5 15A8 8 0 106 6.8L4 11',
  remove: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5',
  empty: 'M4 4h16v16H4z',
  swap: 'M4 9h14l-4-4M20 15H6l4 4',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  link: 'M10 14a4 4 0 006 0l3-3a4 4 0 00-6-6l-1 1M14 10a4 4 0 00-6 0l-3 3a4 4 0 006 6l1-1',
  save: 'M12 4v11m0 0l-4-4m4 4l4-4M5 20h14',
  search: 'M11 18a7 7 0 100-14 7 7 0 000 14zM16 16l5 5',
  open: 'M4 19V5h6l2 2.5h8V19zM4 11h16',
  share: 'M12 15V4m0 0L8 8m4-4l4 4M5 13v7h14v-7',
  promote: 'M12 20V5m0 0l-5 5m5-5l5 5',
  comment: 'M4 5h16v11h-9l-4 4v-4H4z',
  again: 'M19 5v5h-5M19 10a8 8 0 10.5 5',
  edit: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  friends: 'M9 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM2.5 20a6.5 6.5 0 0113 0M16 4.5a3.5 3.5 0 010 6.2M18 14.2a6.5 6.5 0 013.5 5.8',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5M20 14v.01M20 17.5V20h-2.5M14 20v.01',
  draw: 'M3 12l4-5h5l2 2M21 12l-4-5h-5l-4 4c1.5 1.5 3.5 1 5 0l5 4.5-3.5 3.5L7 14',
  phone: 'M8 3h8v18H8zM11 18h2',
  stop: 'M7 7h10v10H7z',
  check: 'M5 13l4.5 4.5L19 7',
  laser: 'M3 19L12 10L21 19M12 10V3M8.5 5.5L12 10L15.5 5.5',
  maze: 'M4 4h16v16h-6M4 4v16h6M10 20v-6h4V9H8.5',
  bell: 'M6 17h12l-1.5-2.5V10a4.5 4.5 0 10-9 0v4.5zM10 20h4',
  pen: 'M4 20c3.5 0 4.5-1.5 4.5-4L18 4.5 20 6.5 9.5 17M14 9l2.5 2.5',
  threat: 'M12 19a7 7 0 100-14 7 7 0 000 14zM12 2v6M12 16v6M2 12h6M16 12h6',
  warning: 'M12 4L2.5 20h19zM12 10v5M12 17.5v.01',
});

/** @typedef {keyof typeof PATHS} IconName */

/** @param {{name: IconName}} props */
export function Icon({ name }) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${PATHS[name]} /></svg>`;
}

/** A button with an icon, and its text beside it or, if `quiet`, only as its accessible name.
 * @param {{icon: IconName, label: string, onClick: () => void, disabled?: boolean, quiet?: boolean, pressed?: boolean,
 *   extra?: string}} props `extra`: further classes */
export function IconButton({ icon, label, onClick, disabled, quiet, pressed, extra = '' }) {
  return html`<button type="button" class=${`button ${quiet ? 'icon-only' : ''} ${extra}`} onClick=${onClick}
    disabled=${disabled} aria-pressed=${pressed} aria-label=${quiet ? label : undefined} title=${quiet ? label : undefined}>
    <${Icon} name=${icon} />${!quiet && html`<span>${label}</span>`}
  </button>`;
}
