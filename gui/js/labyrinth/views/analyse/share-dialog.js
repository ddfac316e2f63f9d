// The position and the game as texts and links.

import { html } from 'htm/preact';
import { useState } from 'preact/hooks';
import { routeText } from '../../../app/route.js';
import { lastNode, positionWords } from '../../../game/tree.js';
import { CopyField } from '../../../parts/copy-field.js';
import { Dialog } from '../../../parts/dialog.js';
import { copyText } from '../../../parts/files.js';
import { messageOf } from '../../../protocol/lines.js';
import { optionParams } from '../play/match.js';

/** The part after `#` of a link to a position or, as words of `position`, to a game.
 * @param {{fen: string} | {game: string}} what @param {import('../../arbiter.js').Options} options */
export function linkTo(what, options) {
  // A slash needs no escape there, and without one the FEN is readable.
  return routeText('labyrinth-analyse', { ...what, ...optionParams(options) }).replaceAll('%2F', '/');
}

/** @param {{app: import('../../../app/app.js').App, state: import('./model.js').AnalyseState, onClose: () => void}} props */
export function ShareDialog({ state: { shown, tree, views, options }, onClose }) {
  const [said, setSaid] = useState('');
  if (!shown) return null;
  const page = location.href.replace(/#.*$/, '');
  /** @param {string} label @param {string} text */
  const field = (label, text) => html`<${CopyField} label=${label} value=${text}
    onCopy=${() => void copyText(text).then(() => setSaid(`${label}: copied.`), (error) => setSaid(messageOf(error)))} />`;
  return html`<${Dialog} title="Share" onClose=${onClose}>
    <div class="export">
      ${field('Position (FEN)', shown.fen)}
      ${field('Link to this position', page + linkTo({ fen: shown.fen }, options))}
      ${views === null
        ? field('Link to the game', page + linkTo({ game: positionWords(tree, lastNode(tree)) }, options))
        : html`<p><small>An unfinished game cannot be shared as a whole: it would reveal the cards.</small></p>`}
      <p class="export-said" role="status">${said}</p>
    </div>
  <//>`;
}
