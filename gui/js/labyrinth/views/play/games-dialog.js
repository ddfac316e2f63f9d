// The games of Labyrinth that were played here: what came of them, and the way back to each.

import { html } from 'htm/preact';
import { useStore } from '../../../app/hooks.js';
import { Dialog } from '../../../parts/dialog.js';
import { IconButton } from '../../../parts/icons.js';
import { treeOfMoves } from '../../../game/tree.js';
import { people, playerName, seatsOf, strength } from './match.js';
import { outcomeTitle } from './outcome.js';

/** @typedef {import('./kept.js').PlayedGame} PlayedGame */

/** @param {{model: import('./model.js').PlayModel, named: readonly import('./match.js').Opponent[], current: string,
 *   onReview: ((game: unknown) => void) | null, onClose: () => void}} props `current` is the game on the board */
export function GamesDialog({ model, named, current, onReview, onClose }) {
  const games = useStore(model.games);
  return html`<${Dialog} title="Your games" onClose=${onClose}>
    ${games.length === 0 && html`<p>The games that you play are listed here.</p>`}
    ${games.length > 0 && html`<ul class="played" aria-label="Games">
      ${games.map((game) => html`<li key=${game.id}>
        <button type="button" class="played-game" disabled=${!onReview} onClick=${() => onReview?.({ tree: treeOfMoves(game.match.start, game.moves), match: game.match, over: game.outcome !== null })}>
          <span class="game-names"><span>${namesText(game, named)}</span><small>${dateText(game.date)} · ${game.moves.length} ${game.moves.length === 1 ? 'turn' : 'turns'}</small></span>
          <span class="game-result">${game.outcome ? outcomeTitle(game.match, game.outcome) : 'Unfinished'}</span>
        </button>
        ${!game.outcome && game.id !== current && html`<button type="button" class="button" onClick=${() => {
          model.continueGame(game);
          onClose();
        }}>Continue</button>`}
        ${game.id !== current && html`<${IconButton} icon="remove" label=${`Delete the game of ${dateText(game.date)}`} quiet extra="plain"
          onClick=${() => model.forgetGame(game.id)} />`}
      </li>`)}
    </ul>`}
  <//>`;
}

/** @param {PlayedGame} game @param {readonly import('./match.js').Opponent[]} named */
function namesText({ match }, named) {
  const seats = seatsOf(match);
  const [only, ...others] = people(match);
  const engines = seats.flatMap((seat) => strength(match.players[seat], named) || []);
  if (only && others.length === 0 && engines.length > 0) return `Against ${[...new Set(engines)].join(' and ')}`;
  return seats.map((seat) => playerName(match, seat)).join(', ');
}

/** @param {string} date */
function dateText(date) {
  return new Date(date).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
}
