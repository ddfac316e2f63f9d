// The status line of the game, and the banner at its end.

import { html } from 'htm/preact';
import { describeMove } from '../../board/aria.js';
import { lastNode, plyOf } from '../../game/tree.js';
import { IconButton } from '../../parts/icons.js';
import { colorName } from '../../protocol/lines.js';
import { hasPerson, onlyPerson } from './match.js';
import { turnAtEnd } from './model.js';
import { nameAndColor, outcomeText, outcomeTitle } from './outcome.js';

/** @typedef {import('./model.js').PlayModel} PlayModel */
/** @typedef {import('./model.js').PlayState} PlayState */

/** @param {{model: PlayModel, state: PlayState, linked: boolean, onShow: (id: number) => void}} props `linked`: the server is there */
export function Status({ model, state, linked, onShow }) {
  const { trouble, tree, at, coming, shown, outcome, hint, paused, match, elsewhere } = state;
  if (elsewhere) {
    return html`<div class="status trouble" role="alert">
      <p>This game goes on in another tab.</p>
      <button type="button" class="button primary" onClick=${() => model.takeOver()}>Go on here</button>
    </div>`;
  }
  if (!shown) return outcome ? null : html`<div class="status"><p>Setting up the board…</p></div>`;
  if (trouble) {
    return html`<div class="status trouble" role="alert">
      <p>${trouble}</p>
      <button type="button" class="button" onClick=${() => model.retry()}>Try again</button>
    </div>`;
  }
  const end = lastNode(tree);
  if (at !== end && coming !== end && !outcome) {
    return html`<div class="status">
      <p>Looking at move ${plyOf(tree, at)} of ${plyOf(tree, end)}</p>
      <button type="button" class="button primary" onClick=${() => onShow(end)}>Back to the game</button>
    </div>`;
  }
  if (outcome) return null;
  const turn = turnAtEnd(state);
  if (paused && !hasPerson(match)) return html`<div class="status"><p>Paused. ${colorName(turn)} is to move.</p></div>`;
  if (match.players[turn].kind === 'engine') return html`<div class="status"><p>${
    linked ? `${nameAndColor(match, turn)} is thinking…` : 'Waiting for the connection…'}</p></div>`;
  const whose = onlyPerson(match) ? 'Your move' : `${colorName(turn)} to move`;
  const coarse = matchMedia('(pointer: coarse)').matches;
  const begins = plyOf(tree, at) < 2;
  const text = typeof hint === 'object' && hint
    ? `Hint: ${describeMove(hint.move, hint.beam, shown.pieces)}`
    : hint === 'wanted' ? 'Looking for a good move…' : begins ? `${whose}: ${coarse ? 'tap' : 'click'} a ${turn} piece.` : `${whose}.`;
  return html`<div class="status yours">
    <p>${text}</p>
    ${shown.repetitions >= 3 && html`<button type="button" class="button" onClick=${() => model.claim()}>Claim a draw</button>`}
  </div>`;
}

/** @param {{model: PlayModel, state: PlayState, onNewGame: () => void, onShare: () => void, onReview: (() => void) | null}} props */
export function Result({ model, state, onNewGame, onShare, onReview }) {
  const { outcome, match } = state;
  if (!outcome) return null;
  const person = onlyPerson(match);
  const mood = outcome.winner && person ? (outcome.winner === person ? 'won' : 'lost') : '';
  return html`<section class=${`result ${mood} ${outcome.winner ?? 'draw'}`} aria-label="Result">
    <h2>${outcomeTitle(match, outcome)}</h2>
    <p>${outcomeText(match, outcome, model.lastShot())}</p>
    <div class="result-actions">
      <${IconButton} icon="again" label="Rematch" extra="primary" onClick=${() => model.rematch()} />
      <${IconButton} icon="plus" label="New game" onClick=${onNewGame} />
      ${onReview && html`<button type="button" class="button" onClick=${onReview}>Review</button>`}
      <${IconButton} icon="share" label="Share the game" onClick=${onShare} />
    </div>
  </section>`;
}
