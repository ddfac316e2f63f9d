// The rules of Labyrinth in a few sentences, the parts of a turn, its notation and the keys.

import { html } from 'htm/preact';
import { routeText } from '../app/route.js';
import { marked, t } from '../lang/texts.js';
import { Dialog } from '../parts/dialog.js';
import { More } from '../parts/fields.js';
import { SEATS, seatName } from './lines.js';
import { PawnIcon } from './board/pictures.js';
import { PictureNames } from './picture-names-field.js';

/** Keys, and what they do. */
const KEYS = [
  [t('learn-key-tab'), t('learn-keys-tab')],
  [t('learn-key-arrows'), t('learn-keys-maze-arrows')],
  [t('learn-key-enter'), t('learn-keys-maze-enter')],
  ['R, L', t('learn-keys-maze-turn')],
  ['S', t('learn-keys-maze-stay')],
  [t('learn-key-escape'), t('learn-keys-maze-escape')],
  ['/', t('learn-keys-maze-field')],
  ['?', t('learn-keys-analyse')],
];

const BOLD = { b: (/** @type {string} */ text) => html`<strong>${text}</strong>` };

/** @param {{app: import('../app/app.js').App, onClose: () => void}} props */
export function HowToPlay({ app, onClose }) {
  return html`<${Dialog} title=${t('common-how-to-play')} onClose=${onClose}>
    <p class="help-lead">${t('learn-maze-rules-aim')}</p>
    <p><a class="button primary" href=${routeText('labyrinth-learn')} onClick=${onClose}>${t('learn-rules-lessons')}</a></p>
    <ol class="help-more">
      <li>${marked('learn-maze-rules-slide', BOLD)}</li>
      <li>${marked('learn-maze-rules-walk', BOLD)}</li>
      <li>${t('learn-maze-rules-card')}</li>
      <li>${t('learn-maze-rules-closed')}</li>
      <li>${t('learn-maze-rules-end')}</li>
    </ol>
    <h3>${t('learn-maze-rules-players')}</h3>
    <ul class="help-players">${SEATS.map((seat) => html`<li key=${seat}><${PawnIcon} seat=${seat} />${seatName(seat)}</li>`)}</ul>
    <h3>${t('real-title')}</h3>
    <p class="help-note">${marked('learn-maze-rules-table', { a: (text) => html`<a href=${routeText('labyrinth-real')} onClick=${onClose}>${text}</a>` })}</p>
    <${More} title=${t('board-picture-names')} now=${t('real-pictures-note')}><${PictureNames} app=${app} onSaved=${onClose} /><//>
    <h3>${t('learn-maze-notation')}</h3>
    <p class="help-note">${marked('learn-maze-notation-turn', { c: (text) => html`<code>${text}</code>` })}</p>
    <h3>${t('learn-keys')}</h3>
    <dl class="help-terms">${KEYS.map(([key, deed]) => html`<div key=${key}><dt>${key}</dt><dd>${deed}</dd></div>`)}</dl>
  <//>`;
}
