// The cards of the player who looks.

import { html } from 'htm/preact';
import { CardPicture, PawnIcon, treasureName } from './board/pictures.js';

/** @import { Player } from './lines.js' */

/** What is left to do after the last treasure, in short and in a sentence. */
const NEXT = { home: 'Go home', AnyExit: 'Leave the maze', AnySquare: 'One more turn' };
const LAST = { AnyExit: 'Now walk out at any opening of the edge.', AnySquare: 'Your next turn wins, wherever it ends.' };

/** The card that a player looks at, or all of them if they may be taken in any order.
 * @param {{player: Player, options: import('./arbiter.js').Options, over: boolean}} props */
export function Hand({ player: { seat, cards, found, home }, options, over }) {
  const all = cards.length + found.length;
  const known = [...cards].filter((card) => card !== '?');
  const seen = options.FreeOrder ? known : known.slice(0, 1);
  const end = options.AnySquare ? 'AnySquare' : options.AnyExit ? 'AnyExit' : 'home';
  const words = cards === ''
    ? `Every treasure found${over ? '' : `. ${end === 'home' ? `Now go home to ${home}.` : LAST[end]}`}`
    : `${found.length} of ${all} found`;
  return html`<section class=${`panel hand of-${seat}`} aria-label="Your cards">
    ${cards === ''
      ? html`<span class="hand-home"><${PawnIcon} seat=${seat} /></span>`
      : html`<span class=${`hand-cards ${seen.length > 1 ? 'are-many' : ''}`}>${seen.map((treasure) => html`<span key=${treasure} class="hand-card"><${CardPicture} treasure=${treasure} />${seen.length > 1 && html`<small>${treasureName(treasure)}</small>`}</span>`)}</span>`}
    <p>${cards !== '' && seen.length === 1 && html`<strong>Find the ${treasureName(seen[0])}</strong>`}
      ${cards !== '' && seen.length > 1 && html`<strong>Find these, in any order</strong>`}
      ${cards === '' && !over && html`<strong>${NEXT[end]}</strong>`}<small>${words}</small></p>
  </section>`;
}
