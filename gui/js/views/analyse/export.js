// Exports of an analysis: PGN, links.

import { judgementText, isFault, MARKS } from '../../game/judgement.js';
import { pgnOf } from '../../game/pgn.js';
import { ruleParams } from '../../game/record.js';
import { lastNode, nodeAt, positionWords } from '../../game/tree.js';
import { mainMoves } from './analysis.js';

/** @typedef {import('../../game/arbiter.js').LaserArbiter} Arbiter */
/** @typedef {import('../../game/record.js').Header} Header */
/** @typedef {import('../../game/record.js').Rules} Rules */
/** @typedef {import('../../game/tree.js').Tree} Tree */
/** @typedef {import('./analysis.js').Analysis} Analysis */

/** Some programs truncate longer addresses. */
const MAX_LINK = 2000;
/** Tags that are true only of the moves that were played, besides those that are always written anew. */
const TAGS_OF_MOVES = new Set(['Termination', 'OpeningPlies', 'EndDate', 'EndTime', 'GameEndTime', 'GameDuration']);

/** The analysis as PGN: the figures of the engines that played, the person's signs and comments, and what a review found.
 * @param {Analysis} analysis @param {Arbiter} arbiter tells whether the main line ends the game */
export async function analysisPgn(analysis, arbiter) {
  const { tree, first, judgements } = analysis;
  const end = await arbiter.state(positionWords(tree, lastNode(tree)));
  return pgnOf(headerNow(analysis, end.result), tree, first, (id) => {
    const { nags, comment, figures } = nodeAt(tree, id);
    const judgement = judgements.get(id);
    const own = nags.length === 0 && judgement?.mark ? [MARKS[judgement.mark].nag] : nags;
    const said = isFault(judgement) ? judgementText(judgement) : '';
    return { nags: own, comments: [figures, comment, ...(comment.includes(said) ? [] : [said])] };
  });
}

/** The header with a result that fits the main line, which may no longer be the game that was played.
 * @param {Analysis} analysis @param {import('../../protocol/lines.js').Result} result that the last position has
 * @returns {Header} */
export function headerNow({ header, tree, played }, result) {
  if (mainMoves(tree) === played) return result === '*' ? header : { ...header, result };
  return { ...header, result, detail: '', tags: header.tags.filter(([name]) => !TAGS_OF_MOVES.has(name)) };
}

/** The part after `#` of a link to a game up to a node, or null if it would be too long.
 * @param {Tree} tree @param {number} id @param {Rules} rules */
export function gameLink(tree, id, rules) {
  const text = `#analyse&${new URLSearchParams({ game: positionWords(tree, id), ...ruleParams(rules) })}`.replaceAll('%2F', '/');
  return text.length <= MAX_LINK ? text : null;
}

/** The position of a link in the words of `position`, with its rules, or null if it holds none.
 * @param {URLSearchParams} params
 * @returns {{words: string, rules: Rules | null} | null} `rules` is null if the link does not mention them */
export function fromLink(params) {
  const [fen, game] = [params.get('fen'), params.get('game')];
  const words = fen ? `fen ${fen}` : game;
  if (!words) return null;
  const rules = params.get('rules')?.split(',');
  return { words, rules: rules === undefined ? null : { kingturns: rules.includes('kingturns'), swapontoclosed: rules.includes('swapontoclosed') } };
}
