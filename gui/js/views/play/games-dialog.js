// The games that were played here: how they ended, and the way back to each.

import { html } from 'htm/preact';
import { useStore } from '../../app/hooks.js';
import { Dialog } from '../../parts/dialog.js';
import { PlayedList } from '../../parts/played-list.js';
import { colorName } from '../../protocol/lines.js';
import { opponentName, scores } from './games.js';
import { onlyPerson, recordName } from './match.js';

/** @typedef {import('./games.js').PlayedGame} PlayedGame */
/** @typedef {import('./match.js').Opponent} Opponent */
/** @typedef {import('./model.js').PlayModel} PlayModel */

/** @param {{model: PlayModel, named: readonly Opponent[], current: string, onReview: ((game: PlayedGame) => void) | null, onClose: () => void}} props
 *  `current` is the game on the board */
export function GamesDialog({ model, named, current, onReview, onClose }) {
  const games = useStore(model.games);
  const table = scores(games, named);
  return html`<${Dialog} title="Your games" onClose=${onClose}>
    ${games.length === 0 && html`<p>Games that you play are listed here.</p>`}
    ${table.length > 0 && html`<table class="scores">
      <thead><tr><th scope="col">Against</th><th scope="col">Won</th><th scope="col">Drawn</th><th scope="col">Lost</th></tr></thead>
      <tbody>${table.map(({ opponent, won, drawn, lost }) => html`<tr key=${opponent}>
        <th scope="row">${opponent}</th><td>${won}</td><td>${drawn}</td><td>${lost}</td></tr>`)}</tbody>
    </table>`}
    ${games.length > 0 && html`<${PlayedList} model=${model} games=${games} current=${current} title="Review this game" onOpen=${onReview} onClose=${onClose}
      describe=${(/** @type {PlayedGame} */ game) => ({ names: namesText(game, named), length: movesText(game), result: resultText(game) })} />`}
  <//>`;
}

/** @param {PlayedGame} game @param {readonly Opponent[]} named */
function namesText({ match }, named) {
  const opponent = opponentName(match, named);
  if (opponent !== null) return `${colorName(onlyPerson(match) ?? 'blue')} against ${opponent}`;
  if (match.players.blue.kind === 'person') return 'Two people';
  return `${recordName(match, 'blue')} – ${recordName(match, 'red')}`;
}

/** @param {PlayedGame} game */
function resultText({ match, outcome }) {
  if (!outcome) return 'Unfinished';
  if (outcome.winner === null) return 'Draw';
  const person = onlyPerson(match);
  if (person === null) return `${colorName(outcome.winner)} won`;
  return outcome.winner === person ? 'Won' : 'Lost';
}

/** @param {PlayedGame} game */
function movesText({ moves }) {
  const count = Math.ceil(moves.length / 2);
  return `${count} ${count === 1 ? 'move' : 'moves'}`;
}
