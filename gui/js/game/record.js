// A game's header, and where the game comes from: a file, a link, a game that was played.

import { expectedForBlue, scoreForBlue } from './evaluation.js';
import { colorOfPly } from './plies.js';
import { lineThrough, ROOT, treeOfMoves } from './tree.js';

/** @import { Result, Score } from '../protocol/lines.js' */
/** @import { Evaluation } from './evaluation.js' */
/** @import { First } from './plies.js' */
/** @import { Tree } from './tree.js' */

/** @typedef {{kingturns: boolean, swapontoclosed: boolean}} Rules the options of the rules that a game is played by */

/** @typedef {{
 *   blue: string, red: string, date: string, opening: string, result: Result, detail: string, rules: Rules,
 *   tags: readonly [string, string][],
 * }} Header names may be empty; the date is `2026-05-31T12:00:00Z` or its beginning; `detail` says how the game ended; `tags` are
 *   all that were read from a PGN, in its order */

/** @typedef {{move: string, score?: {cp: number} | {mate: number}}} LoadedPly the score is that of the player's engine */
/** @typedef {Omit<Header, 'rules'> & Rules & {round: number, start: string, moves: LoadedPly[]}} LoadedGame as the server reads it from a PGN */
/** @typedef {{games: LoadedGame[], errors: string[]}} LoadedGames */

/** @type {Rules} */
const USUAL_RULES = { kingturns: false, swapontoclosed: false };
/** @type {Header} of a game that somebody makes up at the board */
export const NO_HEADER = { blue: '', red: '', date: '', opening: '', result: '*', detail: '', rules: USUAL_RULES, tags: [] };

/** The options of a session for these rules. A game under analysis may continue after a repetition, whatever the page's own
 * games do.
 * @param {Rules} rules */
export function ruleOptions({ kingturns, swapontoclosed }) {
  return { KingTurns: kingturns, SwapOntoClosed: swapontoclosed, RepetitionEnds: false };
}

/** The rules that these options of a session mean.
 * @param {{KingTurns: boolean, SwapOntoClosed: boolean}} options
 * @returns {Rules} */
export function rulesOf({ KingTurns, SwapOntoClosed }) {
  return { kingturns: KingTurns, swapontoclosed: SwapOntoClosed };
}

/** @param {Rules} one @param {Rules} other */
export function sameRules(one, other) {
  return one.kingturns === other.kingturns && one.swapontoclosed === other.swapontoclosed;
}

/** The address parameter for the rules that are on, of either game.
 * @param {Record<string, boolean>} rules
 * @returns {Record<string, string>} */
export function ruleParams(rules) {
  const names = Object.entries(rules).filter(([, on]) => on).map(([name]) => name);
  return names.length === 0 ? {} : { rules: names.join(',') };
}

/** The part after `#` of a link to a position.
 * @param {string} fen @param {Rules} rules */
export function positionLink(fen, rules) {
  // A slash needs no escape there, and without one the FEN is readable.
  return `#${new URLSearchParams({ fen, ...ruleParams(rules) })}`.replaceAll('%2F', '/');
}

/** @param {LoadedGame} game
 * @returns {{header: Header, tree: Tree}} */
export function openLoaded({ blue, red, date, opening, result, detail, kingturns, swapontoclosed, tags, start, moves }) {
  return {
    header: {
      blue: known(blue), red: known(red), date: date.startsWith('?') ? '' : date, opening: known(opening), result, detail,
      rules: { kingturns, swapontoclosed }, tags: tagsFromJson(tags),
    },
    tree: treeOfMoves(start, moves.map(({ move }) => move)),
  };
}

/** The reports of the players' engines, by the node of the position.
 * @param {LoadedGame} game @param {Tree} tree the game's own @param {First} first
 * @returns {Map<number, Evaluation>} */
export function scoresOf(game, tree, first) {
  /** @type {Map<number, Evaluation>} */
  const scores = new Map();
  lineThrough(tree, ROOT).forEach((id, ply) => {
    const given = game.moves[ply]?.score;
    if (!given) return;
    const mover = colorOfPly(first, ply + 1);
    /** @type {Score} */
    const score = 'mate' in given ? { kind: 'mate', value: given.mate } : { kind: 'cp', value: given.cp };
    scores.set(id, { expected: expectedForBlue(score, null, mover), score: scoreForBlue(score, mover), nodes: 0 });
  });
  return scores;
}

/** The header that a browser has kept, or null if it is not valid.
 * @param {any} json
 * @returns {Header | null} */
export function headerFromJson(json) {
  const texts = ['blue', 'red', 'date', 'opening', 'detail'].every((key) => typeof json?.[key] === 'string');
  const results = ['*', '1-0', '0-1', '1/2-1/2'].includes(json?.result);
  const rules = typeof json?.rules?.kingturns === 'boolean' && typeof json.rules.swapontoclosed === 'boolean';
  return texts && results && rules ? { ...json, tags: tagsFromJson(json.tags) } : null;
}

/** The tags that a browser has kept; an older page kept none.
 * @param {any} json
 * @returns {[string, string][]} */
function tagsFromJson(json) {
  return Array.isArray(json) ? json.filter((tag) => Array.isArray(tag) && tag.length === 2 && tag.every((text) => typeof text === 'string')) : [];
}

/** The words of `position` as a start and moves.
 * @param {string} words @returns {{start: string, moves: string[]}} */
export function splitWords(words) {
  const [start, moves = ''] = words.trim().split(/ moves(?: |$)/);
  return { start, moves: moves.split(/\s+/).filter(Boolean) };
}

/** A value of a tag, empty if it is unknown: PGN's sign for that is `?`.
 * @param {string} text */
export function known(text) {
  return text === '?' ? '' : text;
}
