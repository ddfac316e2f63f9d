// The fields for the rule options of a new game.

import { html } from 'htm/preact';
import { Toggle } from '../parts/fields.js';

/** @import { Options } from './arbiter.js' */

/** @type {[keyof Options, string, string][]} the options, their names and what they mean */
const VARIANTS = [
  ['FreeOrder', 'Cards in any order', 'you see all your cards and find them in any order'],
  ['NoReturn', 'No way home', 'the last treasure wins'],
  ['AnyExit', 'Any way out', 'after the last treasure you leave the maze at any opening'],
  ['AnySquare', 'End anywhere', 'after the last treasure one more turn wins, wherever it ends'],
  ['OpenCards', 'Open cards', 'everybody sees all cards, Akhet too'],
];

/** The rules in short. @param {Options} options */
export function variantText(options) {
  const chosen = VARIANTS.filter(([name]) => options[name]).map(([, label]) => label.toLowerCase());
  return chosen.length === 0 ? 'the usual rules' : chosen.join(', ');
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
  return html`<div class="variants" role="group" aria-label="Variants">
    ${VARIANTS.filter(([name]) => open || name !== 'OpenCards').map(([name, label, hint]) => html`<${Toggle} key=${name}
      label=${label} hint=${hint} checked=${options[name]} onChange=${(/** @type {boolean} */ on) => onChange(switched(options, name, on))} />`)}
  </div>`;
}
