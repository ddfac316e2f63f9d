// What is said of the games of Laser Chess that were played here: the players, the result, the score against each opponent.

import { html } from 'htm/preact';
import { onlyPerson } from '../../play/match.js';
import { colorName } from '../../protocol/lines.js';
import { recordName, strengthText } from './match.js';
import { resultOf } from './outcome.js';

/** @import { PlayedGame } from './kept.js' */
/** @import { NamedLevel } from '../../protocol/lines.js' */
/** @import { Source } from '../mistakes/cards.js' */
/** @import { Match } from './match.js' */

/** @typedef {{opponent: string, won: number, drawn: number, lost: number}} Score a person's results against an opponent */

/** The game in the form that another view takes.
 * @param {Pick<PlayedGame, 'date' | 'match' | 'outcome' | 'detail' | 'flipped'>} game @param {import('../../game/tree.js').Tree} tree its moves
 * @returns {import('../../app/shell.js').GameRecord} */
export function recordOf({ date, match, outcome, detail, flipped }, tree) {
  const names = { blue: recordName(match, 'blue'), red: recordName(match, 'red') };
  return { tree, names, date, result: outcome ? resultOf(outcome) : '*', detail, flipped };
}

/** The opponent of the only person who plays, with its strength, or null.
 * @param {Match} match @param {readonly NamedLevel[]} named */
function opponentName(match, named) {
  const person = onlyPerson(match);
  const player = person && match.players[person === 'blue' ? 'red' : 'blue'];
  if (!player || player.kind !== 'engine') return null;
  return [player.engine, strengthText(player.strength, named)].filter(Boolean).join(', ');
}

/** The person's results by opponent, the most frequent first.
 * @param {readonly PlayedGame[]} games @param {readonly NamedLevel[]} named
 * @returns {Score[]} */
export function scores(games, named) {
  /** @type {Map<string, Score>} */
  const found = new Map();
  for (const { match, outcome } of games) {
    const opponent = opponentName(match, named);
    if (opponent === null || !outcome) continue;
    const score = found.get(opponent) ?? { opponent, won: 0, drawn: 0, lost: 0 };
    score[outcome.winner === null ? 'drawn' : outcome.winner === onlyPerson(match) ? 'won' : 'lost'] += 1;
    found.set(opponent, score);
  }
  const count = (/** @type {Score} */ { won, drawn, lost }) => won + drawn + lost;
  return [...found.values()].sort((a, b) => count(b) - count(a));
}

/** @param {{games: readonly PlayedGame[], named: readonly NamedLevel[]}} props */
export function Scores({ games, named }) {
  const table = scores(games, named);
  return table.length > 0 && html`<table class="scores">
    <thead><tr><th scope="col">Against</th><th scope="col">Won</th><th scope="col">Drawn</th><th scope="col">Lost</th></tr></thead>
    <tbody>${table.map(({ opponent, won, drawn, lost }) => html`<tr key=${opponent}>
      <th scope="row">${opponent}</th><td>${won}</td><td>${drawn}</td><td>${lost}</td></tr>`)}</tbody>
  </table>`;
}

/** A game for the list.
 * @param {PlayedGame} game @param {readonly NamedLevel[]} named */
export function describe(game, named) {
  const count = Math.ceil(game.moves.length / 2);
  return { names: namesText(game, named), length: `${count} ${count === 1 ? 'move' : 'moves'}`, result: resultText(game) };
}

/** @param {PlayedGame} game @param {readonly NamedLevel[]} named */
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

/** A game that Play keeps, to practise the mistakes made in it; null unless a single person has played it.
 * @param {Pick<PlayedGame, 'id' | 'date' | 'match' | 'moves'>} game @param {readonly NamedLevel[]} named
 * @returns {Source | null} */
export function sourceOf({ id, date, match, moves }, named) {
  const color = onlyPerson(match);
  return color && { id, start: match.start, moves, color, against: opponentName(match, named) ?? '', date };
}
