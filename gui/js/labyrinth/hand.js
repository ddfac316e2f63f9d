// The cards of the player who looks.

import { html } from 'htm/preact';
import { t } from '../lang/texts.js';
import { CardPicture, PawnIcon, pictureArgs, treasureName } from './board/pictures.js';

/** @import { Player } from './lines.js' */

/** The card that a player looks at, or all of them if they may be taken in any order.
 * @param {{player: Player, options: import('./arbiter.js').Options, over: boolean}} props */
export function Hand({ player: { seat, cards, found, home }, options, over }) {
  const all = cards.length + found.length;
  const known = [...cards].filter((card) => card !== '?');
  const seen = options.FreeOrder ? known : known.slice(0, 1);
  const end = options.AnySquare ? 'AnySquare' : options.AnyExit ? 'AnyExit' : 'home';
  const words = cards !== '' ? t('board-hand-count', { found: found.length, all }) : over ? t('board-hand-over') : t('board-hand-last', { end, home });
  return html`<section class=${`panel hand of-${seat}`} aria-label=${t('board-hand')}>
    ${cards === ''
      ? html`<span class="hand-home"><${PawnIcon} seat=${seat} /></span>`
      : html`<span class=${`hand-cards ${seen.length > 1 ? 'are-many' : ''}`}>${seen.map((treasure) => html`<span key=${treasure} class="hand-card"><${CardPicture} treasure=${treasure} />${seen.length > 1 && html`<small>${treasureName(treasure)}</small>`}</span>`)}</span>`}
    <p>${cards !== '' && seen.length === 1 && html`<strong>${t('board-hand-find', pictureArgs(seen[0]))}</strong>`}
      ${cards !== '' && seen.length > 1 && html`<strong>${t('board-hand-find-any')}</strong>`}
      ${cards === '' && !over && html`<strong>${t('board-hand-next', { end })}</strong>`}<small>${words}</small></p>
  </section>`;
}
