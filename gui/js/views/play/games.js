// The games that were played here, which the browser keeps, the newest first.

import { load, save } from '../../app/store.js';
import { stopped } from '../../game/clock.js';
import { byPly, lastNode, movesTo, treeOfMoves } from '../../game/tree.js';
import { allTimesFromJson } from './kept.js';
import { matchFromJson, onlyPerson, recordName, strengthText } from './match.js';
import { outcomeFromJson, resultOf } from './outcome.js';

/** @typedef {import('../../game/clock.js').Clock} Clock */
/** @typedef {import('./match.js').Match} Match */
/** @typedef {import('./match.js').Opponent} Opponent */
/** @typedef {import('./model.js').PlayState} PlayState */
/** @typedef {import('./outcome.js').Outcome} Outcome */

/** @typedef {{
 *   id: string, date: string, match: Match, moves: readonly string[], outcome: Outcome | null, detail: string,
 *   left: Clock['left'] | null, times: PlayState['times'], flipped: boolean,
 * }} PlayedGame `date` is when it began, `2026-05-31T12:00:00Z`; without an outcome it is unfinished; `detail` says how it
 *   ended; `left` is what the clocks had, and `times` what they had after each number of moves, if it is unfinished */

/** @typedef {{opponent: string, won: number, drawn: number, lost: number}} Score a person's results against an opponent */

export const NAME = 'played';
const MOST = 300;

/** @returns {PlayedGame[]} */
export function playedGames() {
  return kept().toSorted((a, b) => b.date.localeCompare(a.date));
}

/** The same games, the one played last first.
 * @returns {PlayedGame[]} */
function kept() {
  const games = load(NAME);
  return Array.isArray(games) ? games.flatMap((json) => gameFromJson(json) ?? []) : [];
}

/** @param {readonly PlayedGame[]} games */
function keep(games) {
  save(NAME, games.map((game) => ({ ...game, moves: game.moves.join(' ') })));
  return playedGames();
}

/** Keeps a game in its current state, unless it has no moves.
 * @param {PlayState} state @param {string} detail @param {number} now */
export function keepPlayed({ id, date, match, tree, outcome, clock, times, flipped }, detail, now) {
  const moves = movesTo(tree, lastNode(tree));
  const left = clock && stopped(clock, now).left;
  // Another tab may have kept games meanwhile.
  const others = kept().filter((game) => game.id !== id);
  const own = moves.length === 0 ? [] : [{ id, date, match, moves, outcome, detail, left, times: outcome ? {} : byPly(tree, times), flipped }];
  return keep([...own, ...others].slice(0, MOST));
}

/** @param {string} id */
export function forgetPlayed(id) {
  return keep(kept().filter((game) => game.id !== id));
}

/** The game in the form that another view takes.
 * @param {PlayedGame} game
 * @returns {import('../../app/shell.js').GameRecord} */
export function recordOf({ date, match, moves, outcome, detail, flipped }) {
  const names = { blue: recordName(match, 'blue'), red: recordName(match, 'red') };
  return { tree: treeOfMoves(match.start, moves), names, date, result: outcome ? resultOf(outcome) : '*', detail, flipped };
}

/** The opponent of the only person who plays, with its strength, or null.
 * @param {Match} match @param {readonly Opponent[]} named */
export function opponentName({ players, ...rest }, named) {
  const person = onlyPerson({ players, ...rest });
  const player = person && players[person === 'blue' ? 'red' : 'blue'];
  if (!player || player.kind !== 'engine') return null;
  return [player.engine, strengthText(player.strength, named)].filter(Boolean).join(', ');
}

/** The person's results by opponent, the most frequent first.
 * @param {readonly PlayedGame[]} games @param {readonly Opponent[]} named
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

/** @param {any} json
 * @returns {PlayedGame | null} */
function gameFromJson(json) {
  const match = matchFromJson(json?.match);
  if (!match || typeof json.id !== 'string' || typeof json.date !== 'string' || typeof json.moves !== 'string') return null;
  const { id, date, left, times, detail, flipped } = json;
  return {
    id, date, match, moves: json.moves.split(' '), outcome: outcomeFromJson(json.outcome), left: left ?? null,
    times: allTimesFromJson(times), detail: String(detail ?? ''), flipped: flipped === true,
  };
}
