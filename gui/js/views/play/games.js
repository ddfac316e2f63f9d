// What is said of the games of Laser Chess that were played here: the players, the result, the score against each opponent.

import { html } from 'htm/preact';
import { startGroup } from '../../app/starts.js';
import { colorName } from '../../board/names.js';
import { t } from '../../lang/texts.js';
import { onlyPerson, people, playerName, playerVars, sidesOf } from '../../play/match.js';
import { opponent } from '../../protocol/lines.js';
import { recordName, strengthText } from './match.js';
import { resultOf } from './outcome.js';

/** @import { PlayedGame } from './kept.js' */
/** @import { NamedLevel } from '../../protocol/lines.js' */
/** @import { Source } from '../mistakes/cards.js' */
/** @import { Match } from './match.js' */

/** @typedef {{of: string, won: number, drawn: number, lost: number}} Score a person's results against an opponent, or from a setup */

/** The game in the form that another view takes.
 * @param {Pick<PlayedGame, 'date' | 'match' | 'outcome' | 'detail' | 'flipped'>} game @param {import('../../game/tree.js').Tree} tree its moves
 * @returns {import('../../app/shell.js').GameRecord} */
export function recordOf({ date, match, outcome, detail, flipped }, tree) {
  const names = { blue: recordName(match, 'blue'), red: recordName(match, 'red') };
  return { tree, names, date, result: outcome ? resultOf(outcome) : '*', detail, flipped };
}

/** The opponent of the only person who plays, as it is kept: "Akhet level 2"; or null.
 * @param {Match} match */
function opponentWords(match) {
  const person = onlyPerson(match);
  const player = person && match.players[opponent(person)];
  if (!player || player.kind !== 'engine') return null;
  const { engine, strength } = player;
  return strength.kind === 'own' ? engine : `${engine} ${strength.kind} ${strength.kind === 'elo' ? strength.elo : strength.level}`;
}

/** An opponent as it is kept, with its strength in words: "Akhet, Tia, level 2"; any other name as it is, so what an older page kept in words.
 * @param {string} words @param {readonly NamedLevel[]} named */
export function opponentText(words, named) {
  const [, engine, kind, number] = /^(.*[^,]) (level|elo) (\d+)$/.exec(words) ?? [];
  if (!engine) return words;
  /** @type {import('./match.js').Strength} */
  const strength = kind === 'elo' ? { kind, elo: Number(number) } : { kind: 'level', level: Number(number) };
  return t('common-with', { what: engine, more: strengthText(strength, named) });
}

/** @param {Match} match @param {readonly NamedLevel[]} named */
function opponentName(match, named) {
  const words = opponentWords(match);
  return words && opponentText(words, named);
}

/** The person's results against engines, by what `of` says of the game: the most frequent first.
 * @param {readonly PlayedGame[]} games @param {(game: PlayedGame) => string | null} of
 * @returns {Score[]} */
function scoresBy(games, of) {
  /** @type {Map<string, Score>} */
  const found = new Map();
  for (const game of games) {
    const { match, outcome } = game;
    const name = of(game);
    if (name === null || !outcome) continue;
    const score = found.get(name) ?? { of: name, won: 0, drawn: 0, lost: 0 };
    score[outcome.winner === null ? 'drawn' : outcome.winner === onlyPerson(match) ? 'won' : 'lost'] += 1;
    found.set(name, score);
  }
  const count = (/** @type {Score} */ { won, drawn, lost }) => won + drawn + lost;
  return [...found.values()].sort((a, b) => count(b) - count(a));
}

/** @param {readonly PlayedGame[]} games @param {readonly NamedLevel[]} named */
export function scores(games, named) {
  return scoresBy(games, ({ match }) => opponentName(match, named));
}

/** The same by setup.
 * @param {readonly PlayedGame[]} games @param {readonly NamedLevel[]} named */
export function scoresBySetup(games, named) {
  return scoresBy(games, ({ match }) => (opponentName(match, named) === null ? null : startGroup(match.start)));
}

/** @param {{games: readonly PlayedGame[], named: readonly NamedLevel[]}} props */
export function Scores({ games, named }) {
  const bySetup = scoresBySetup(games, named);
  return html`<${ScoreTable} title=${t('play-against')} table=${scores(games, named)} />
    ${bySetup.length > 1 && html`<${ScoreTable} title=${t('board-setup')} table=${bySetup} />`}`;
}

/** @param {{title: string, table: readonly Score[]}} props */
function ScoreTable({ title, table }) {
  return table.length > 0 && html`<table class="scores">
    <thead><tr><th scope="col">${title}</th>${['won', 'drawn', 'lost'].map((result) =>
      html`<th key=${result} scope="col">${t('play-counted', { result })}</th>`)}</tr></thead>
    <tbody>${table.map(({ of, won, drawn, lost }) => html`<tr key=${of}>
      <th scope="row">${of}</th><td>${won}</td><td>${drawn}</td><td>${lost}</td></tr>`)}</tbody>
  </table>`;
}

/** A game for the list.
 * @param {PlayedGame} game @param {readonly NamedLevel[]} named */
export function describe(game, named) {
  return { names: namesText(game, named), length: t('play-moves-count', { count: Math.ceil(game.moves.length / 2) }), result: resultText(game) };
}

/** @param {PlayedGame} game @param {readonly NamedLevel[]} named */
function namesText({ match }, named) {
  const against = opponentName(match, named);
  if (against !== null) return t('play-color-against', { color: onlyPerson(match) ?? 'blue', opponent: against });
  if (people(match).length === 2 && sidesOf(match).every((side) => playerName(match, side) === colorName(side))) return t('play-two-people');
  return `${playerName(match, 'blue')} – ${playerName(match, 'red')}`;
}

/** @param {PlayedGame} game */
function resultText({ match, outcome }) {
  if (!outcome) return t('play-unfinished');
  if (outcome.winner === null) return t('play-draw');
  const person = onlyPerson(match);
  if (person === null) return t('play-won', playerVars(match, outcome.winner));
  return t('play-counted', { result: outcome.winner === person ? 'won' : 'lost' });
}

/** A game that Play keeps, to practise the mistakes made in it; null unless a single person has played it.
 * @param {Pick<PlayedGame, 'id' | 'date' | 'match' | 'moves'>} game
 * @returns {Source | null} */
export function sourceOf({ id, date, match, moves }) {
  const color = onlyPerson(match);
  return color && { id, start: match.start, moves, color, against: opponentWords(match) ?? '', date };
}
