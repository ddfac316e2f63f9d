// The position and the game as texts and links.

import { html } from 'htm/preact';
import { useRef, useState } from 'preact/hooks';
import { useAsked, useStore } from '../../../app/hooks.js';
import { pageAddress, routeText } from '../../../app/route.js';
import { ruleParams } from '../../../game/record.js';
import { lastNode, positionWords } from '../../../game/tree.js';
import { CopyField } from '../../../parts/copy-field.js';
import { Dialog } from '../../../parts/dialog.js';
import { copyText, download } from '../../../parts/files.js';
import { IconButton } from '../../../parts/icons.js';
import { PgnFiles } from '../../../parts/pgn-files.js';
import { messageOf } from '../../../protocol/lines.js';
import { errorText } from '../../../lang/errors.js';
import { t } from '../../../lang/texts.js';
import { titleOf } from './pgn.js';

/** The part after `#` of a link to a position or, as words of `position`, to a game.
 * @param {{fen: string} | {game: string}} what @param {import('../../arbiter.js').Options} options */
export function linkTo(what, options) {
  // A slash needs no escape there, and without one the FEN is readable.
  return routeText('labyrinth-analyse', { ...what, ...ruleParams(options) }).replaceAll('%2F', '/');
}

/** @param {{app: import('../../../app/app.js').App, model: import('./model.js').AnalyseModel, state: import('./model.js').AnalyseState,
 *   onClose: () => void}} props */
export function ShareDialog({ app, model, state: { shown, tree, views, options, judgements }, onClose }) {
  const [said, setSaid] = useState('');
  // Of an unfinished game it would reveal what its players may not know.
  const pgn = useAsked(() => (views === null ? model.pgn().catch((error) => void app.report(error)) : null), [tree, judgements]);
  if (!shown) return null;
  const page = pageAddress();
  /** @param {string} label @param {string} text */
  const field = (label, text) => html`<${CopyField} label=${label} value=${text}
    onCopy=${() => void copyText(text).then(() => setSaid(t('analyse-copied', { what: label })), (error) => setSaid(messageOf(error)))} />`;
  return html`<${Dialog} title=${t('common-share')} onClose=${onClose}>
    <div class="export">
      ${field(t('analyse-fen'), shown.fen)}
      ${field(t('analyse-link-position'), page + linkTo({ fen: shown.fen }, options))}
      ${views === null
        ? field(t('analyse-link-game'), page + linkTo({ game: positionWords(tree, lastNode(tree)) }, options))
        : html`<p><small>${t('analyse-share-unfinished')}</small></p>`}
      ${pgn && html`<label class="field"><span>${t('analyse-pgn')}</span>
        <textarea class="export-text" rows="5" readonly spellcheck=${false} value=${pgn}></textarea></label>
      <div class="export-row">
        <${IconButton} icon="save" label=${t('analyse-pgn-download')} extra="primary"
          onClick=${() => download('labyrinth.pgn', new Blob([pgn], { type: 'application/x-chess-pgn' }))} />
      </div>`}
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

/** What begins a PGN: a tag, a comment or a numbered move. */
const PGN = /^\s*(\[|\{|;|\d+\.)/;

/** @param {{model: import('./model.js').AnalyseModel, onClose: () => void}} props */
export function OpenDialog({ model, onClose }) {
  const [trouble, setTrouble] = useState('');
  const { games, errors } = useStore(model.loaded);
  const text = useRef(/** @type {HTMLTextAreaElement | null} */ (null));
  /** @param {Promise<unknown>} work @param {boolean} [stays] the model knows when the dialog is done */
  const run = (work, stays = false) => work.then(() => (stays ? setTrouble('') : onClose()), (error) => setTrouble(errorText(messageOf(error))));
  /** @param {string} words */
  const open = (words) => run(model.openWords(words, model.state.get().options));
  const onText = () => {
    const pasted = text.current?.value.trim();
    if (pasted) void (PGN.test(pasted) ? run(model.loadText(`${pasted}\n`), true) : open(wordsOf(pasted)));
  };
  return html`<${Dialog} title=${t('common-open')} onClose=${onClose}>
    <${PgnFiles} onFiles=${(/** @type {File[]} */ files) => run(model.loadFiles(files), true)} />
    ${(trouble || errors.length > 0) && html`<p class="open-trouble" role="alert">${trouble || errors.map(errorText).join(' ')}</p>`}
    ${games.length > 1 && html`<ul class="played" aria-label=${t('common-games')}>${games.map((game, index) => html`<li key=${index}>
      <button type="button" class="played-game" onClick=${() => run(model.openLoaded(game))}>${index + 1}. ${titleOf(game)}</button></li>`)}</ul>`}
    <div class="form">
      <label class="field"><span>${t('analyse-open-maze-field')}</span>
        <textarea ref=${text} rows="4" spellcheck=${false} placeholder="deal 5 2 moves a2na1 …"></textarea></label>
      <div class="open-setups">
        <button type="button" class="button" onClick=${onText}>${t('analyse-open-text')}</button>
      </div>
      <div class="open-setups" role="group" aria-label=${t('analyse-deals')}>
        ${[2, 3, 4].map((players) => html`<button key=${players} type="button" class="button"
          onClick=${() => open(newDeal(players))}>${t('analyse-deal', { players })}</button>`)}
      </div>
    </div>
  <//>`;
}
