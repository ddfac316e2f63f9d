// Exports of the editor: a link, pictures.

import { html } from 'htm/preact';
import { copy } from '../../app/editor-parts.js';
import { useStore } from '../../app/hooks.js';
import { boardPng, boardSvg } from '../../board/board.js';
import { positionLink, rulesOf } from '../../game/record.js';
import { copyPicture, download } from '../../parts/files.js';
import { IconButton } from '../../parts/icons.js';
import { messageOf } from '../../protocol/lines.js';
import { fenOf } from './position.js';

/** @typedef {import('../../app/app.js').App} App */
/** @typedef {import('./model.js').SetupState} SetupState */

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
      onClick=${() => copy(app, link(), 'Link copied')} />
    <${IconButton} icon="copy" label="Copy picture" onClick=${() => {
      copyPicture(boardPng(picture)).then(() => app.toast('Picture copied'), (error) => app.toast(messageOf(error)));
    }} />
    <${IconButton} icon="save" label="SVG" onClick=${tried(async () => download('akhet.svg', svg()))} />
    <${IconButton} icon="save" label="PNG" onClick=${tried(async () => download('akhet.png', await boardPng(picture)))} />
  </div>`;
}
