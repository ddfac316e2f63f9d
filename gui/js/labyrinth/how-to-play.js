// The rules of Labyrinth in a few sentences, the parts of a turn, its notation and the keys.

import { html } from 'htm/preact';
import { routeText } from '../app/route.js';
import { marked, t } from '../lang/texts.js';
import { Dialog } from '../parts/dialog.js';
import { More } from '../parts/fields.js';
import { SEATS, seatName } from './lines.js';
import { PawnIcon } from './board/pictures.js';
import { PictureNames } from './picture-names-field.js';

/** Keys: what stands on them, and the text of what they do. */
const KEYS = [
  ['Tab', 'board-how-tab'], [t('board-how-arrows'), 'board-how-arrow-keys'], ['Enter', 'board-how-enter'], ['R, L', 'board-how-turn'],
  ['S', 'board-how-stay'], ['Esc', 'board-how-escape'], ['/', 'board-how-words'], ['?', 'board-how-analyse'],
];

const strong = (/** @type {string} */ text) => html`<strong>${text}</strong>`;

/** @param {{app: import('../app/app.js').App, onClose: () => void}} props */
export function HowToPlay({ app, onClose }) {
  return html`<${Dialog} title=${t('common-how-to-play')} onClose=${onClose}>
    <p class="help-lead">${t('board-how-lead')}</p>
    <p><a class="button primary" href=${routeText('labyrinth-learn')} onClick=${onClose}>${t('board-how-learn')}</a></p>
    <ol class="help-more">
      <li>${marked('board-how-slide', { b: strong })}</li>
      <li>${marked('board-how-walk', { b: strong })}</li>
      <li>${t('board-how-card')}</li>
      <li>${t('board-how-closed')}</li>
      <li>${t('board-how-win')}</li>
    </ol>
    <h3>${t('board-how-players')}</h3>
    <ul class="help-players">${SEATS.map((seat) => html`<li key=${seat}><${PawnIcon} seat=${seat} />${seatName(seat)}</li>`)}</ul>
    <h3>${t('board-how-real')}</h3>
    <p class="help-note">${marked('board-how-real-note', { a: (text) => html`<a href=${routeText('labyrinth-real')} onClick=${onClose}>${text}</a>` })}</p>
    <${More} title=${t('board-picture-names')} now=${t('board-how-names')}><${PictureNames} app=${app} onSaved=${onClose} /><//>
    <h3>${t('board-how-notation')}</h3>
    <p class="help-note">${marked('board-how-notation-note', { c: (text) => html`<code>${text}</code>` })}</p>
    <h3>${t('board-how-keys')}</h3>
    <dl class="help-terms">${KEYS.map(([key, deed]) => html`<div key=${key}><dt>${key}</dt><dd>${t(deed)}</dd></div>`)}</dl>
  <//>`;
}
