// The status line of the game, and the banner at its end.

import { html } from 'htm/preact';
import { describeMove } from '../../board/aria.js';
import { colorOf } from '../../board/position.js';
import { kindName } from '../../board/names.js';
import { lastNode, nodeAt, plyOf } from '../../game/tree.js';
import { IconButton } from '../../parts/icons.js';
import { Interruption } from '../../parts/interruption.js';
import { colorName } from '../../protocol/lines.js';
import { hasPerson, onlyPerson } from './match.js';
import { turnAtEnd } from './model.js';
import { nameAndColor, outcomeText, outcomeTitle } from './outcome.js';

/** @typedef {import('./model.js').PlayModel} PlayModel */
/** @typedef {import('./model.js').PlayState} PlayState */

/** @typedef {import('../../board/types.js').Choosing} Choosing */

/** @type {Choosing} */
export const NO_CHOICE = { by: null, square: null, asks: false };

/** @param {{model: PlayModel, state: PlayState, choosing: Choosing, linked: boolean, served: boolean, onShow: (id: number) => void}} props
 *  `choosing` has the square of the chosen piece, or the one pressed in vain; `linked`: the engine is there; `served`: from a
 *  server */
export function Status({ model, state, choosing, linked, served, onShow }) {
  const { trouble, tree, at, coming, shown, outcome, hint, paused, match, elsewhere } = state;
  if (elsewhere || (shown && trouble)) return html`<${Interruption} ...${{ model, elsewhere, trouble }} />`;
  if (!shown) return outcome ? null : html`<div class="status"><p>Setting up the board…</p></div>`;
  const end = lastNode(tree);
  if (at !== end && coming !== end && !outcome) {
    return html`<div class="status">
      <p>${lookingAt(tree, at, turnAtEnd(state))}</p>
      <button type="button" class="button primary" onClick=${() => onShow(end)}>Back to the game</button>
    </div>`;
  }
  if (outcome) return null;
  const turn = turnAtEnd(state);
  if (paused && !hasPerson(match)) return html`<div class="status"><p>Paused. ${colorName(turn)} is to move.</p></div>`;
  if (match.players[turn].kind === 'engine') return html`<div class="status"><p>${
    linked ? `${nameAndColor(match, turn)} is thinking…` : `Waiting for the ${served ? 'connection' : 'engine'}…`}</p></div>`;
  const whose = onlyPerson(match) ? 'Your move' : `${colorName(turn)} to move`;
  const begins = plyOf(tree, at) < 2;
  const said = pressedText(shown, choosing);
  const text = said ? said : typeof hint === 'object' && hint
    ? `Hint: ${describeMove(hint.move, hint.beam, shown.pieces)}`
    : hint === 'wanted' ? 'Looking for a good move…' : begins ? `${whose}: ${beginText(turn, choosing)}` : `${whose}.`;
  return html`<div class="status yours">
    <p>${text}</p>
    ${shown.repetitions >= 3 && html`<button type="button" class="button" onClick=${() => model.claim()}>Claim a draw</button>`}
  </div>`;
}

/** Which move of the list is shown.
 * @param {import('../../game/tree.js').Tree} tree @param {number} at @param {import('../../protocol/lines.js').Color} turn who is to
 *   move at the end */
export function lookingAt(tree, at, turn) {
  const [ply, last] = [plyOf(tree, at), plyOf(tree, lastNode(tree))];
  // Red may have begun.
  const extra = (turn === 'red') === (last % 2 === 1) ? 0 : 1;
  const number = (/** @type {number} */ plies) => Math.ceil((plies + extra) / 2);
  return ply === 0 ? 'Looking at the start' : `Looking at move ${number(ply)} of ${number(last)}: ${nodeAt(tree, at).move}`;
}

/** How a first move begins.
 * @param {string} turn @param {Choosing} choosing */
export function beginText(turn, { by }) {
  return by === 'key' ? `arrow keys to a ${turn} piece, then Enter.` : `${clickWord(by)} a ${turn} piece.`;
}

/** What a pointer does. @param {Choosing['by']} by */
export function clickWord(by) {
  return by === 'touch' || (by === null && matchMedia('(pointer: coarse)').matches) ? 'tap' : 'click';
}

/** What can be done with the chosen piece, or why nothing can; empty where there is none.
 * @param {import('../../game/arbiter.js').BoardState} shown @param {Choosing} choosing */
export function pressedText({ pieces, moves, toMove }, { by, square, asks }) {
  const piece = pieces.get(square ?? '');
  if (piece === undefined || square === null) return '';
  const name = `${colorName(colorOf(piece))} ${kindName(piece)}`;
  if (colorOf(piece) !== toMove) return `${name}, but ${colorName(toMove)} is to move.`;
  const own = moves.filter((move) => move.startsWith(square));
  const turns = own.some((move) => move.length === 3);
  const goes = own.some((move) => move.length === 4);
  if (!turns && !goes) return `${name}: it cannot move now.`;
  if (asks) return `${name}: ${by === 'key' ? 'Enter plays the move' : `${clickWord(by)} the tick to play the move`}.`;
  if (by === 'key') {
    const keys = [...(goes ? ['arrow keys to a dot'] : []), ...(turns ? ['R or L to turn it'] : [])];
    return `${name}: ${keys.join(', ')}, then Enter.`;
  }
  const ways = [...(goes ? ['a dot to move it'] : []), ...(turns ? ['an arrow to turn it'] : [])];
  return `${name}: ${clickWord(by)} ${ways.join(', ')}.`;
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
