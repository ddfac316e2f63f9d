// How to open the page on another device.

import { html } from 'htm/preact';
import { t } from '../lang/texts.js';
import { Dialog } from '../parts/dialog.js';

/** @typedef {{url: string, rows: readonly string[]}} Link `rows` are those of the QR code, `1` for a dark module */

/** The width of the white border around the code, in modules. */
const QUIET = 4;

/** @param {{link: Link, onFriend: () => void, onClose: () => void}} props `onFriend`: the person there is only to play */
export function LinkDialog({ link: { url, rows }, onFriend, onClose }) {
  return html`<${Dialog} title=${t('app-elsewhere')} onClose=${onClose}>
    <p>${t('app-link-text')}</p>
    <${QrCode} rows=${rows} label=${t('app-link-code')} />
    <p class="link-address"><code>${url}</code></p>
    <button type="button" class="button" onClick=${onFriend}>${t('app-link-friend')}</button>
  <//>`;
}

/** @param {{rows: readonly string[], label: string}} props */
export function QrCode({ rows, label }) {
  const size = rows.length + 2 * QUIET;
  const path = rows.flatMap((row, y) => [...row].map((module, x) => (module === '1' ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return rows.length > 0 && html`<svg class="qr" viewBox=${`${-QUIET} ${-QUIET} ${size} ${size}`} role="img" aria-label=${label}>
    <rect x=${-QUIET} y=${-QUIET} width=${size} height=${size} /><path d=${path} />
  </svg>`;
}
