// Exports of the editor: the FEN, a link, pictures.

import { html } from 'htm/preact';
import { useStore } from '../../app/hooks.js';
import { boardPng, boardSvg } from '../../board/board.js';
import { positionLink, rulesOf } from '../../game/record.js';
import { copyPicture, copyText, download } from '../../parts/files.js';
import { IconButton } from '../../parts/icons.js';
import { messageOf } from '../../protocol/lines.js';
import { fenOf } from './position.js';

/** @typedef {import('../../app/app.js').App} App */
/** @typedef {import('./model.js').SetupModel} SetupModel */
/** @typedef {import('./model.js').SetupState} SetupState */

/** @param {{model: SetupModel, state: SetupState, app: App}} props */
export function FenField({ model, state: { draft, history, verdict }, app }) {
  const fen = draft ?? fenOf(history.now);
  const wrong = verdict.kind === 'wrong';
  return html`<div class="fen-field">
    <label class="field">
      <span>FEN</span>
      <textarea rows="2" value=${fen} spellcheck=${false} autocomplete="off" autocapitalize="off" aria-invalid=${wrong ? 'true' : undefined}
        aria-describedby="setup-verdict"
        onInput=${(/** @type {any} */ event) => model.type(event.currentTarget.value)}></textarea>
    </label>
    <${IconButton} icon="copy" label="Copy FEN" quiet onClick=${() => copy(app, fen, 'The FEN is copied.')} />
  </div>`;
}

/** @param {{state: SetupState, app: App}} props */
export function Share({ state, app }) {
  const { beams } = useStore(app.preferences);
  const { history: { now }, verdict, flipped } = state;
  const picture = {
    pieces: new Map(now.pieces),
    beams: beams && verdict.kind === 'right' ? verdict.state.beams : {},
    toMove: now.toMove,
    flipped,
  };
  /** @param {() => Promise<void>} run */
  const tried = (run) => () => void run().catch((error) => app.report(error));
  const svg = () => new Blob([boardSvg(picture)], { type: 'image/svg+xml' });
  const link = () => {
    const url = new URL(location.href);
    url.hash = positionLink(fenOf(now), rulesOf(app.rules.get()));
    return url.href;
  };
  return html`<div class="share" role="group" aria-label="Share this position">
    <${IconButton} icon="link" label="Copy link" disabled=${verdict.kind !== 'right'}
      onClick=${() => copy(app, link(), 'The link is copied.')} />
    <${IconButton} icon="copy" label="Copy picture" onClick=${() => {
      copyPicture(boardPng(picture)).then(() => app.toast('The picture is copied.'), (error) => app.toast(messageOf(error)));
    }} />
    <${IconButton} icon="save" label="SVG" onClick=${tried(async () => download('akhet.svg', svg()))} />
    <${IconButton} icon="save" label="PNG" onClick=${tried(async () => download('akhet.png', await boardPng(picture)))} />
  </div>`;
}

/** @param {App} app @param {string} text @param {string} said */
async function copy(app, text, said) {
  try {
    await copyText(text);
    app.toast(said);
  } catch {
    app.toast(`The browser does not let this page copy. Here is the text: ${text}`);
  }
}
