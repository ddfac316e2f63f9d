// The cards of the player who looks.

import { html } from 'htm/preact';
import { CardPicture, PawnIcon, treasureName } from './board/pictures.js';

/** @import { Player } from './lines.js' */

/** The card that a player looks at, or all of them if they may be taken in any order.
 * @param {{player: Player, options: import('./arbiter.js').Options, over: boolean}} props */
export function Hand({ player: { seat, cards, found, home }, options, over }) {
  const all = cards.length + found.length;
  const known = [...cards].filter((card) => card !== '?');
  const seen = options.FreeOrder ? known : known.slice(0, 1);
  const words = cards === ''
    ? (over ? 'Every treasure found' : `Every treasure found. Now go home to ${home}.`)
    : `${found.length} of ${all} found`;
  return html`<section class=${`panel hand of-${seat}`} aria-label="Your cards">
    ${cards === ''
      ? html`<span class="hand-home"><${PawnIcon} seat=${seat} /></span>`
      : html`<span class=${`hand-cards ${seen.length > 1 ? 'are-many' : ''}`}>${seen.map((treasure) => html`<span key=${treasure} class="hand-card"><${CardPicture} treasure=${treasure} />${seen.length > 1 && html`<small>${treasureName(treasure)}</small>`}</span>`)}</span>`}
    <p>${cards !== '' && seen.length === 1 && html`<strong>Find the ${treasureName(seen[0])}</strong>`}
      ${cards !== '' && seen.length > 1 && html`<strong>Find these, in any order</strong>`}
      ${cards === '' && !over && html`<strong>Go home</strong>`}<small>${words}</small></p>
  </section>`;
}
