// What the editors of positions share: what the engine says, the FEN, the undo keys.

import { html } from 'htm/preact';
import { useEffect } from 'preact/hooks';
import { copyText } from '../parts/files.js';
import { Icon, IconButton } from '../parts/icons.js';
import { errorText, messageOf } from '../protocol/lines.js';

/** @import { App } from './app.js' */

/** The engine's verdict on the position; `text` is shown for a valid one, `draft` is the text of a FEN field that does not have the
 * form of a FEN.
 * @param {{verdict: {kind: 'asked' | 'right'} | {kind: 'wrong', error: string}, draft: string | null, text: string}} props */
export function Verdict({ verdict, draft, text }) {
  // Until the engine answers, its verdict is about the position before the draft.
  const asked = verdict.kind === 'asked' || (verdict.kind === 'right' && draft !== null);
  const said = verdict.kind === 'wrong' ? errorText(verdict.error) : asked ? 'Asking the engine…' : text;
  return html`<div class=${`status verdict ${asked ? 'asked' : verdict.kind}`} id="setup-verdict" role="status">
    <${Icon} name=${verdict.kind === 'wrong' ? 'warning' : 'check'} />
    <p>${said}${draft !== null && html`<small>The board still shows the last position.</small>`}</p>
  </div>`;
}

/** @param {{app: App, fen: string, wrong: boolean, onType: (text: string) => void}} props */
export function FenField({ app, fen, wrong, onType }) {
  return html`<div class="fen-field">
    <label class="field">
      <span>FEN</span>
      <textarea rows="2" value=${fen} spellcheck=${false} autocomplete="off" autocapitalize="off" aria-invalid=${wrong ? 'true' : undefined}
        aria-describedby="setup-verdict"
        onInput=${(/** @type {any} */ event) => onType(event.currentTarget.value)}></textarea>
    </label>
    <${IconButton} icon="copy" label="Copy FEN" quiet onClick=${() => copy(app, fen, 'FEN copied')} />
  </div>`;
}

/** Copies a text and says so, or that the browser does not allow it.
 * @param {App} app @param {string} text @param {string} said */
export async function copy(app, text, said) {
  await copyText(text).then(() => app.toast(said), (error) => app.toast(messageOf(error)));
}

/** Ctrl+Z and Ctrl+Y (or Ctrl+Shift+Z), but not while a text is being edited.
 * @param {{undo: () => void, redo: () => void}} model */
export function useUndoKeys(model) {
  useEffect(() => {
    const listener = (/** @type {KeyboardEvent} */ event) => {
      const target = /** @type {Element | null} */ (event.target);
      if (!(event.ctrlKey || event.metaKey) || event.altKey || target?.closest('input:not([type=radio], [type=checkbox]), textarea, dialog')) return;
      const key = event.key.toLowerCase();
      if (key === 'y' || (key === 'z' && event.shiftKey)) model.redo();
      else if (key === 'z') model.undo();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [model]);
}
