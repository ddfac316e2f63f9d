// The fields for the rule options of a new game.

import { html } from 'htm/preact';
import { Toggle } from '../parts/fields.js';

/** @typedef {import('./book.js').Options} Options */

/** @param {{options: Options, open: boolean, onChange: (options: Options) => void}} props `open`: the cards may be open */
export function VariantFields({ options, open, onChange }) {
  const field = (/** @type {keyof Options} */ name, /** @type {string} */ label, /** @type {string} */ hint) => html`<${Toggle}
    label=${label} hint=${hint} checked=${options[name]} onChange=${(/** @type {boolean} */ on) => onChange({ ...options, [name]: on })} />`;
  return html`<div class="variants" role="group" aria-label="Variants">
    ${field('FreeOrder', 'Cards in any order', 'you see all your cards and find them in any order')}
    ${field('NoReturn', 'No way home', 'the last treasure wins')}
    ${open && field('OpenCards', 'Open cards', 'everybody sees all cards, Akhet too')}
  </div>`;
}
