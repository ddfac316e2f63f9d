// What the shown view knows about everybody's cards, and the choice of that view.

import { html } from 'htm/preact';
import { Select } from '../../../parts/fields.js';
import { CardPicture, PawnIcon, TreasureIcon } from '../../board/pictures.js';
import { seatName } from '../../lines.js';
import { isOpen } from './analysis.js';

/** @typedef {import('../../lines.js').Player} Player */
/** @typedef {import('../../arbiter.js').Viewer} Viewer */

/** The views of a game as a choice: the value in a field, and its name.
 * @param {import('./analysis.js').Analysis} analysis @param {readonly Player[]} players
 * @returns {[string, string][]} */
export function viewChoices({ tree, views }, players) {
  const all = [...(isOpen(tree.start) ? [null] : []), ...players.map(({ seat }) => seat), /** @type {const} */ ('nobody')];
  return (views ?? all).map((view) => [valueOf(view), view === null ? 'every card' : view === 'nobody' ? 'what everyone sees' : `what ${seatName(view)} sees`]);
}

/** @param {Viewer} view */
const valueOf = (view) => view ?? 'all';

/** @param {{model: import('./model.js').AnalyseModel, state: import('./model.js').AnalyseState, players: readonly Player[]}} props */
export function CardsPanel({ model, state, players }) {
  return html`<section class="panel all-cards" aria-label="Cards">
    <${Select} label="Show" value=${valueOf(state.viewer)} choices=${viewChoices(state, players)}
      onChange=${(/** @type {string} */ value) => model.see(value === 'all' ? null : /** @type {Viewer} */ (value))} />
    <ul>${players.map(({ seat, cards, found, home }) => html`<li key=${seat} class=${`of-${seat}`} aria-label=${seatName(seat)}>
      <${PawnIcon} seat=${seat} />
      <span class=${`cards-sought ${state.options.FreeOrder ? '' : 'is-ordered'}`}>${cards === '' ? html`<span class="seat-home">home, to ${home}</span>` : html`<${Sought} cards=${cards} />`}</span>
      ${found !== '' && html`<span class="cards-found" role="group" aria-label="Found"><small>found</small>${[...found].map((card) => html`<${TreasureIcon} key=${card} treasure=${card} />`)}</span>`}
    </li>`)}</ul>
  </section>`;
}

/** The cards still to be found: those known, and how many are not. @param {{cards: string}} props */
function Sought({ cards }) {
  const known = [...cards].filter((card) => card !== '?');
  const hidden = cards.length - known.length;
  return html`${known.map((card) => html`<${TreasureIcon} key=${card} treasure=${card} />`)}
    ${hidden > 0 && html`<span class="cards-hidden" title=${`${hidden} unknown`}><${CardPicture} /><span>${hidden}</span></span>`}`;
}
