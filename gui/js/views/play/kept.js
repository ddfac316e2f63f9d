// The games of Laser Chess that the browser keeps, and the one that Play begins with.

import { titleOf } from '../../game/setups.js';
import { byPly, lastNode, movesTo, ROOT, treeFromJson, treeToJson } from '../../game/tree.js';
import { clocksFromJson, gameOf, KeptGames } from '../../play/kept.js';
import { onlyPerson } from '../../play/match.js';
import { FIRST_MATCH, matchFromJson } from './match.js';
import { outcomeFromJson } from './outcome.js';

/** @import { Animation } from '../../board/types.js' */
/** @import { BoardState } from '../../game/arbiter.js' */
/** @import { Beam, Color, Info } from '../../protocol/lines.js' */
/** @import { Match } from './match.js' */
/** @import { Outcome } from './outcome.js' */

/** @typedef {{side: Color, match: Match, shown: BoardState, animation: Animation, hint: {move: string, beam: Beam}, outcome: Outcome}} LaserTypes */

/** @typedef {import('../../play/state.js').PlayState<LaserTypes> & {
 *   thoughts: {color: Color, infos: readonly Info[]} | null, flipped: boolean, learned: number,
 * }} PlayState `thoughts` are the last ones of engines that play each other: a person who plays does not see what the opponent thinks;
 *   `learned` changes when the rule book has learned about positions not shown */

/** @typedef {import('../../play/state.js').PlayedGame<LaserTypes> & {detail: string, flipped: boolean, paused?: boolean}} PlayedGame
 *  `detail` says how it ended */

/** @type {import('../../play/kept.js').Format<LaserTypes, PlayState, PlayedGame>} */
const FORMAT = {
  name: 'play',
  list: 'played',
  most: 300,
  fields: (match, game) => ({
    thoughts: null, learned: 0, flipped: game ? game.flipped : onlyPerson(match) === 'red', paused: game?.paused === true,
  }),
  toJson(state, now) {
    const { id, date, match, tree, at, shown, outcome, times, flipped, paused } = state;
    // Shown at once when the page is reopened.
    const board = shown && at === lastNode(tree) ? [...shown.pieces].flat().join(' ') : undefined;
    const left = gameOf(state, now).left ?? undefined;
    return { id, date, match, tree: treeToJson(tree), outcome, left, times, flipped, paused, board };
  },
  fromJson(json) {
    const tree = treeFromJson(json?.tree);
    const game = tree && gameFromJson(json, movesTo(tree, lastNode(tree)));
    // The clocks are saved by the nodes of the tree.
    return game && { ...game, times: byPly(tree, game.times), paused: json.paused === true };
  },
  listed: ({ flipped }, detail) => ({ detail, flipped }),
  listedToJson: (game) => ({ ...game, moves: game.moves.join(' ') }),
  listedFromJson(json) {
    const { id, date, moves } = json ?? {};
    return [id, date, moves].every((text) => typeof text === 'string') ? gameFromJson(json, moves.split(' ')) : null;
  },
};

export const kept = new KeptGames(FORMAT);

/** @param {any} json @param {readonly string[]} moves
 * @returns {PlayedGame | null} */
function gameFromJson(json, moves) {
  const match = matchFromJson(json.match);
  if (!match) return null;
  const { id, date } = kept.fresh(match);
  return {
    id: typeof json.id === 'string' ? json.id : id, date: typeof json.date === 'string' ? json.date : date, match, moves,
    outcome: outcomeFromJson(json.outcome), ...clocksFromJson(json, match), detail: String(json.detail ?? ''), flipped: json.flipped === true,
  };
}

/** The game that the page begins with: the kept one, unless it has ended or not begun and another setup is asked for.
 * @param {PlayState | null} game @param {string | null} setup
 * @returns {PlayState} */
export function first(game, setup) {
  const start = `setup ${setup}`;
  const known = titleOf(start) !== null;
  const free = !game || game.outcome !== null || lastNode(game.tree) === ROOT;
  if (!known || !free || game?.match.start === start) return game ?? kept.fresh(FIRST_MATCH);
  return kept.fresh({ ...(game?.match ?? FIRST_MATCH), start });
}
