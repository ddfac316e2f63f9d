// The view of an editor, whatever the game: the board, what the engine says about it, the tools, where the position can be taken.

import { html } from 'htm/preact';
import { useEffect } from 'preact/hooks';
import { copyText } from '../parts/files.js';
import { Icon, IconButton } from '../parts/icons.js';
import { messageOf } from '../protocol/lines.js';
import { errorText } from '../lang/errors.js';
import { t } from '../lang/texts.js';
import { useListener } from './hooks.js';
import { routeText } from './route.js';

/** @import { App } from './app.js' */

/** A way from the editor to another view; `refused` says why it is closed, an empty text without a reason.
 * @typedef {{to: string, refused: string | null}} Way */

/** @param {{app: App, model: import('./editor.js').Editor<any, any, any>, state: import('./editor.js').EditorState<any, any, any>,
 *   params: URLSearchParams, name: string, fen: string, title: string, extra?: string, board: any, said: string, palette: any, changes?: any, fields: any,
 *   more?: any, play: Way, analyse: Way | null, share: any, rules: any}} props `name` is that of the view in addresses, `extra` a class; `said` is
 *   about a valid position; `changes` are buttons that change the whole position, `fields` say who is to move and how to begin, `more` is what
 *   else there is to choose */
export function EditorView({ app, model, state, params, name, fen, title, extra = '', board, said, palette, changes, fields, more, play, analyse, share, rules }) {
  const linked = params.get('fen');
  useEffect(() => {
    if (linked === null) return;
    model.type(linked);
    location.replace(routeText(name));
  }, [linked, model]);
  useUndoKeys(model);
  const { history, verdict, draft } = state;
  return html`<div class=${`setup ${extra}`}>
    <h1 class="unseen">${title}</h1>
    <div class="setup-board">${board}</div>
    <div class="setup-tools">
      <${Verdict} verdict=${verdict} draft=${draft} text=${said} />
      ${palette}
      <div class="actions" role="group" aria-label=${t('setup-change')}>
        <${IconButton} icon="undo" label=${t('common-undo')} disabled=${history.past.length === 0} onClick=${() => model.undo()} />
        <${IconButton} icon="redo" label=${t('common-redo')} disabled=${history.future.length === 0} onClick=${() => model.redo()} />
        ${changes}
        <${IconButton} icon="flip" label=${t('common-flip')} onClick=${() => model.flip()} />
      </div>
      <div class="field-row">${fields}</div>
    </div>
    <div class="setup-rest">
      ${more}
      <div class="setup-go">
        <${GoOn} way=${play} icon="play" label=${t('common-play-from-here')} extra="primary" />
        ${analyse && html`<${GoOn} way=${analyse} icon="search" label=${t('common-analyse')} extra="" />`}
      </div>
      <${FenField} app=${app} fen=${draft ?? fen} wrong=${verdict.kind === 'wrong'} onType=${(/** @type {string} */ text) => model.type(text)} />
      ${share}
      ${rules}
    </div>
  </div>`;
}

/** @param {{way: Way, icon: import('../parts/icons.js').IconName, label: string, extra: string}} props */
function GoOn({ way: { to, refused }, icon, label, extra }) {
  return html`<button type="button" class=${`button ${extra}`} disabled=${refused !== null} title=${refused || undefined}
    onClick=${() => { location.hash = to; }}><${Icon} name=${icon} /><span>${label}</span></button>`;
}

/** The engine's verdict on the position; `text` is shown for a valid one, `draft` is the text of a FEN field that does not have the
 * form of a FEN.
 * @param {{verdict: {kind: 'asked' | 'right'} | {kind: 'wrong', error: string}, draft: string | null, text: string}} props */
function Verdict({ verdict, draft, text }) {
  // Until the engine answers, its verdict is about the position before the draft.
  const asked = verdict.kind === 'asked' || (verdict.kind === 'right' && draft !== null);
  const said = verdict.kind === 'wrong' ? errorText(verdict.error) : asked ? t('setup-asking') : text;
  return html`<div class=${`status verdict ${asked ? 'asked' : verdict.kind}`} id="setup-verdict" role="status">
    <${Icon} name=${verdict.kind === 'wrong' ? 'warning' : 'check'} />
    <p>${said}${draft !== null && html`<small>${t('setup-draft')}</small>`}</p>
  </div>`;
}

/** @param {{app: App, fen: string, wrong: boolean, onType: (text: string) => void}} props */
function FenField({ app, fen, wrong, onType }) {
  return html`<div class="fen-field">
    <label class="field">
      <span>FEN</span>
      <textarea rows="2" value=${fen} spellcheck=${false} autocomplete="off" autocapitalize="off" aria-invalid=${wrong ? 'true' : undefined}
        aria-describedby="setup-verdict"
        onInput=${(/** @type {any} */ event) => onType(event.currentTarget.value)}></textarea>
    </label>
    <${IconButton} icon="copy" label=${t('setup-copy-fen')} quiet onClick=${() => copy(app, fen, t('setup-fen-copied'))} />
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
  useListener('keydown', (event) => {
    const target = /** @type {Element | null} */ (event.target);
    if (!(event.ctrlKey || event.metaKey) || event.altKey || target?.closest('input:not([type=radio], [type=checkbox]), textarea, dialog')) return;
    const key = event.key.toLowerCase();
    if (key === 'y' || (key === 'z' && event.shiftKey)) model.redo();
    else if (key === 'z') model.undo();
    else return;
    event.preventDefault();
  });
}
