// The position and the game as texts and links.

import { html } from 'htm/preact';
import { useRef, useState } from 'preact/hooks';
import { routeText } from '../../../app/route.js';
import { ruleParams } from '../../../game/record.js';
import { lastNode, positionWords } from '../../../game/tree.js';
import { CopyField } from '../../../parts/copy-field.js';
import { Dialog } from '../../../parts/dialog.js';
import { copyText } from '../../../parts/files.js';
import { errorText, messageOf } from '../../../protocol/lines.js';

/** The part after `#` of a link to a position or, as words of `position`, to a game.
 * @param {{fen: string} | {game: string}} what @param {import('../../arbiter.js').Options} options */
export function linkTo(what, options) {
  // A slash needs no escape there, and without one the FEN is readable.
  return routeText('labyrinth-analyse', { ...what, ...ruleParams(options) }).replaceAll('%2F', '/');
}

/** @param {{state: import('./model.js').AnalyseState, onClose: () => void}} props */
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

const SEEDS = 1_000_000;

/** A new deal with open cards, as `position` takes it. @param {number} players */
export const newDeal = (players) => `deal ${Math.floor(Math.random() * SEEDS)} ${players}`;

/** The words that `position` takes for a text: a start with moves, or a FEN. @param {string} text */
export function wordsOf(text) {
  const words = text.trim().replace(/\s+/g, ' ').replace(/^(position|game) /, '');
  return /^(deal|sealed|startpos|fen)\b/.test(words) ? words : `fen ${words}`;
}

/** @param {{model: import('./model.js').AnalyseModel, onClose: () => void}} props */
export function OpenDialog({ model, onClose }) {
  const [trouble, setTrouble] = useState('');
  const text = useRef(/** @type {HTMLTextAreaElement | null} */ (null));
  /** @param {string} words */
  const open = (words) => model.openWords(words, model.state.get().options).then(onClose, (error) => setTrouble(errorText(messageOf(error))));
  return html`<${Dialog} title="Open" onClose=${onClose}>
    <div class="form">
      <label class="field"><span>A position (FEN), or a game as the protocol writes it</span>
        <textarea ref=${text} rows="4" spellcheck=${false} placeholder="deal 5 2 moves a2na1 …"></textarea></label>
      ${trouble && html`<p class="open-trouble" role="alert">${trouble}</p>`}
      <div class="open-setups">
        <button type="button" class="button primary" onClick=${() => text.current?.value.trim() && open(wordsOf(text.current.value))}>Open text</button>
      </div>
      <div class="open-setups" role="group" aria-label="A new deal">
        ${[2, 3, 4].map((players) => html`<button key=${players} type="button" class="button"
          onClick=${() => open(newDeal(players))}>New deal for ${players}</button>`)}
      </div>
    </div>
  <//>`;
}
