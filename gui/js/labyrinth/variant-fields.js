// The fields for the rule options of a new game.

import { html } from 'htm/preact';
import { t } from '../lang/texts.js';
import { Toggle } from '../parts/fields.js';
import { USUAL } from './arbiter.js';

/** @import { Options } from './arbiter.js' */

const VARIANTS = /** @type {(keyof Options)[]} */ (Object.keys(USUAL));

/** The rules in short. @param {Options} options */
export function variantText(options) {
  const chosen = VARIANTS.filter((name) => options[name]).map((name) => t('board-variant-short', { name }));
  return chosen.length === 0 ? t('board-usual-rules') : chosen.join(', ');
}

/** What a player does after the last treasure: of these options one at most is on.
 * @type {readonly (keyof Options)[]} */
const ENDS = ['NoReturn', 'AnyExit', 'AnySquare'];

/** The options after one is switched. @param {Options} options @param {keyof Options} name @param {boolean} on
 * @returns {Options} */
export function switched(options, name, on) {
  const others = ENDS.includes(name) && on ? ENDS.map((end) => [end, false]) : [];
  return { ...options, ...Object.fromEntries(others), [name]: on };
}

/** @param {{options: Options, open: boolean, onChange: (options: Options) => void}} props `open`: the cards may be open */
export function VariantFields({ options, open, onChange }) {
  return html`<div class="variants" role="group" aria-label=${t('board-variants')}>
    ${VARIANTS.filter((name) => open || name !== 'OpenCards').map((name) => html`<${Toggle} key=${name}
      label=${t('board-variant', { name })} hint=${t('board-variant-hint', { name })} checked=${options[name]} onChange=${(/** @type {boolean} */ on) => onChange(switched(options, name, on))} />`)}
  </div>`;
}
