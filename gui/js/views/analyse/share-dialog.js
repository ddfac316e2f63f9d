// Exports the analysis: PGN, position, links, pictures.

import { html } from 'htm/preact';
import { useEffect, useState } from 'preact/hooks';
import { boardPng, boardSvg } from '../../board/board.js';
import { positionLink } from '../../game/record.js';
import { lastNode } from '../../game/tree.js';
import { Dialog } from '../../parts/dialog.js';
import { copyPicture, copyText, download } from '../../parts/files.js';
import { IconButton } from '../../parts/icons.js';
import { messageOf } from '../../protocol/lines.js';
import { analysisPgn, gameLink } from './export.js';

/** @typedef {import('../../app/app.js').App} App */
/** @typedef {import('./model.js').AnalyseModel} AnalyseModel */
/** @typedef {import('./model.js').AnalyseState} AnalyseState */

/** @param {{app: App, model: AnalyseModel, state: AnalyseState, onClose: () => void}} props */
export function ShareDialog({ app, model, state, onClose }) {
  const [pgn, setPgn] = useState('');
  const [said, setSaid] = useState('');
  const { shown, tree, header, flipped } = state;
  useEffect(() => {
    analysisPgn(state, model.arbiter).then(setPgn, (error) => app.report(error));
  }, [tree, state.judgements]);
  if (!shown) return null;
  const page = location.href.replace(/#.*$/, '');
  const links = [
    { label: 'Link to this position', link: positionLink(shown.fen, header.rules) },
    { label: 'Link to the game', link: gameLink(tree, lastNode(tree), header.rules) },
  ];
  const picture = { pieces: shown.pieces, toMove: shown.toMove, flipped, beams: app.preferences.get().beams ? shown.beams : {} };
  /** @param {string} what @param {() => unknown} work */
  const run = (what, work) => async () => {
    try {
      await work();
      setSaid(`${what}.`);
    } catch (error) {
      setSaid(messageOf(error));
    }
  };
  const name = [header.blue, header.red].filter(Boolean).join('-').replace(/[^\p{L}\p{N}-]+/gu, '_') || 'analysis';
  const svg = () => new Blob([boardSvg(picture)], { type: 'image/svg+xml' });
  return html`<${Dialog} title="Share" onClose=${onClose}>
    <div class="export">
      <label class="field"><span>Game with variations and comments (PGN)</span>
        <textarea class="export-text" rows="7" readonly spellcheck=${false} value=${pgn}></textarea></label>
      <div class="export-row">
        <${IconButton} icon="save" label="Download PGN" extra="primary"
          onClick=${run('The PGN is in your downloads', () => download(`${name}.pgn`, new Blob([pgn], { type: 'application/x-chess-pgn' })))} />
        <${IconButton} icon="copy" label="Copy PGN" onClick=${run('PGN copied', () => copyText(pgn))} />
      </div>
      <${CopyField} label="Position (FEN)" value=${shown.fen} onCopy=${run('FEN copied', () => copyText(shown.fen))} />
      ${links.map(({ label, link }) => (link
        ? html`<${CopyField} key=${label} label=${label} value=${page + link} onCopy=${run('Link copied', () => copyText(page + link))} />`
        : html`<p key=${label}><small>This game is too long for a link; share its PGN.</small></p>`))}
      <div class="export-row" role="group" aria-label="Picture of the board">
        <span>Picture</span>
        <${IconButton} icon="save" label="SVG" onClick=${run('The picture is in your downloads', () => download('board.svg', svg()))} />
        <${IconButton} icon="save" label="PNG"
          onClick=${run('The picture is in your downloads', async () => download('board.png', await boardPng(picture)))} />
        <${IconButton} icon="copy" label="Copy" onClick=${run('Picture copied', () => copyPicture(boardPng(picture)))} />
      </div>
      <p class="export-said" role="status">${said}</p>
    </div>
  <//>`;
}

/** @param {{label: string, value: string, onCopy: () => void}} props */
function CopyField({ label, value, onCopy }) {
  return html`<div class="copy-field">
    <label class="field"><span>${label}</span><input type="text" readonly value=${value}
      onFocus=${(/** @type {any} */ event) => event.currentTarget.select()} /></label>
    <${IconButton} icon="copy" label=${`Copy: ${label}`} quiet onClick=${onCopy} />
  </div>`;
}
