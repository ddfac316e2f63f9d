// The games that were played here, each with the way back to it.

import { html } from 'htm/preact';
import { IconButton } from './icons.js';

/**
 * @template {{id: string, date: string, outcome: unknown}} Game
 * @param {object} props
 * @param {{continueGame: (game: Game) => void, forgetGame: (id: string) => void}} props.model
 * @param {readonly Game[]} props.games
 * @param {string} props.current  the game on the board
 * @param {(game: Game) => {names: string, length: string, result: string}} props.describe
 * @param {string} [props.title]  of what opening a game does
 * @param {((game: Game) => void) | null} props.onOpen
 * @param {() => void} props.onClose
 */
export function PlayedList({ model, games, current, describe, title, onOpen, onClose }) {
  return html`<ul class="played" aria-label="Games">
    ${games.map((game) => {
      const { names, length, result } = describe(game);
      return html`<li key=${game.id}>
        <button type="button" class="played-game" disabled=${!onOpen} onClick=${() => onOpen?.(game)} title=${title}>
          <span class="game-names"><span>${names}</span><small>${dateText(game.date)} · ${length}</small></span>
          <span class="game-result">${result}</span>
        </button>
        ${!game.outcome && game.id !== current && html`<button type="button" class="button" onClick=${() => {
          model.continueGame(game);
          onClose();
        }}>Continue</button>`}
        ${game.id !== current && html`<${IconButton} icon="remove" label=${`Delete the game from ${dateText(game.date)}`} quiet extra="plain"
          onClick=${() => model.forgetGame(game.id)} />`}
      </li>`;
    })}
  </ul>`;
}

/** @param {string} date */
function dateText(date) {
  return new Date(date).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
}
