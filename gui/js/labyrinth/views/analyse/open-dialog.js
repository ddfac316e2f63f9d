// What to analyse: a position or a game as text, or a new deal.

import { html } from 'htm/preact';
import { useRef, useState } from 'preact/hooks';
import { Dialog } from '../../../parts/dialog.js';
import { errorText, messageOf } from '../../../protocol/lines.js';

/** Seeds of new deals. */
const SEEDS = 1_000_000;

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
          onClick=${() => open(`deal ${Math.floor(Math.random() * SEEDS)} ${players}`)}>New deal for ${players}</button>`)}
      </div>
    </div>
  <//>`;
}
