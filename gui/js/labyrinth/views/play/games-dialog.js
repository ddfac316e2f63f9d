// The games of Labyrinth that were played here: how they ended, and the way back to each.

import { html } from 'htm/preact';
import { useStore } from '../../../app/hooks.js';
import { Dialog } from '../../../parts/dialog.js';
import { PlayedList } from '../../../parts/played-list.js';
import { treeOfMoves } from '../../../game/tree.js';
import { people, playerName, seatsOf, strength } from './match.js';
import { outcomeTitle } from './outcome.js';

/** @typedef {import('./kept.js').PlayedGame} PlayedGame */

/** @param {{model: import('./model.js').PlayModel, named: readonly import('./match.js').Opponent[], current: string,
 *   onReview: ((game: unknown) => void) | null, onClose: () => void}} props `current` is the game on the board */
export function GamesDialog({ model, named, current, onReview, onClose }) {
  const games = useStore(model.games);
  return html`<${Dialog} title="Your games" onClose=${onClose}>
    ${games.length === 0 && html`<p>Games that you play are listed here.</p>`}
    ${games.length > 0 && html`<${PlayedList} model=${model} games=${games} current=${current} onClose=${onClose}
      onOpen=${onReview && ((/** @type {PlayedGame} */ { match, moves, outcome }) => onReview({ tree: treeOfMoves(match.start, moves), match, over: outcome !== null }))}
      describe=${(/** @type {PlayedGame} */ game) => ({
        names: namesText(game, named), length: `${game.moves.length} ${game.moves.length === 1 ? 'turn' : 'turns'}`,
        result: game.outcome ? outcomeTitle(game.match, game.outcome) : 'Unfinished',
      })} />`}
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
