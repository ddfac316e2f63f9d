// The state of a seat at a table, what a table needs of its game, and what follows from the state.

import { colorName } from '../board/names.js';
import { daysText, dueText } from '../game/clock.js';
import { addMove, lastNode, lineThrough, newTree, nodeAt, positionWords, ROOT, treeOfMoves } from '../game/tree.js';
import { t } from '../lang/texts.js';
import { nameAndSide, playerName } from '../play/match.js';

/** @import { Clock } from '../game/clock.js' */
/** @import { Tree } from '../game/tree.js' */
/** @import { OpenTable, Presence, Sent, TableReport, TablePlayer } from '../protocol/table.js' */

/** What a table needs of its game besides its parts.
 * @typedef {import('../play/frame.js').GameParts<TableState, TablePlayer> & {
 *   Arbiter: new (session: import('../protocol/session.js').Session) => any,
 *   view: string,
 *   draws: boolean,
 *   isBelow: (seat: string) => boolean,
 *   animation: (arbiter: any, before: string, move: string) => Promise<any>,
 *   learn: (arbiter: any, tree: Tree, learned: any) => Promise<any>,
 *   outcome: (state: TableState) => {title: string, text: string, winner: string | null} | null,
 *   record: (state: TableState) => any,
 *   pgn?: (state: TableState) => Promise<string>,
 * }} TableGame `view` is the one of the game that shows a table; `draws`: a game can be drawn; `isBelow`: the seat's own side is below
 *   unless the board is turned; `animation` shows a move in the position `before`; `learn` finds what the list of moves says, given what is
 *   known already; `record` is what the view that reviews games takes */

/** @typedef {import('../app/shown-game.js').Shown & {
 *   presence: Presence,
 *   table: TableReport | null,
 *   game: TableGame | null,
 *   arbiter: any,
 *   clock: Clock<string> | null,
 *   sent: Sent | null,
 *   flipped: boolean,
 *   learned: any,
 *   links: OpenTable | null,
 * }} TableState `sent` is a move that is not confirmed; `learned` is what the list of moves says of them, null before it is known; `links`
 *   are those of all seats, which only the opener has */

/** What players can say to each other, by the words of the table.
 * @type {Record<string, string>} */
export const PHRASES = Object.fromEntries(['hello', 'game', 'thanks', 'oops'].map((phrase) => [phrase, t('table-phrase', { phrase })]));

/** Before the table has said anything.
 * @returns {TableState} */
export const unseen = () => ({
  presence: 'connecting', table: null, game: null, arbiter: null, tree: newTree(''), at: ROOT, coming: null, shown: null, words: '',
  animation: undefined, clock: null, sent: null, flipped: false, learned: null, links: null,
});

/** The tree of the game at the table, which keeps the old one as far as it is the same.
 * @param {Tree} before @param {TableReport} table */
export function treeAfter(before, { start, moves }) {
  const line = lineThrough(before).slice(1);
  const same = before.start === start && line.length <= moves.length && line.every((id, ply) => nodeAt(before, id).move === moves[ply]);
  if (!same) return treeOfMoves(start, moves);
  let [tree, at] = [before, lastNode(before)];
  for (const move of moves.slice(line.length)) ({ tree, id: at } = addMove(tree, at, move));
  return tree;
}

/** The clocks of the table: that of the player to move runs, from the end of the first move on, unless nobody plays there.
 * @param {TableReport} table @param {number} now
 * @returns {Clock<string> | null} */
export function clockOf({ clock, turn, moves, players, perMove }, now) {
  const rests = players.some(({ seat, status }) => seat === turn && (status === 'free' || status === 'out'));
  const running = moves.length > 0 && !rests ? turn : null;
  if (!clock) return null;
  const due = perMove !== null && { due: running === null ? 0 : Date.now() + clock[running] };
  return { left: clock, increment: 0, running, since: now, ...due };
}

/** What is said of the time for the move, in correspondence: until when it is due or, while no clock runs, how long a move may take.
 * @param {Pick<TableState, 'table' | 'clock'>} state */
export function dueWords({ table, clock }) {
  if (!table || table.perMove === null) return '';
  return clock?.due ? t('table-due', { time: dueText(clock.due) }) : t('table-per-move', { time: daysText(table.perMove, true) });
}

/** Whether the board shows the end of the game as the table knows it.
 * @param {TableState} state */
export function isAtEnd({ tree, at, words }) {
  return at === lastNode(tree) && words === positionWords(tree, at);
}

/** Whether the person may move on the board as it is shown.
 * @param {TableState} state */
export function canMove(state) {
  const { table, sent } = state;
  return table !== null && !table.result && table.turn === table.seat && !sent && isAtEnd(state) && state.shown !== null;
}

/** The players as a match has them: the only person at this device is the one in this tab's seat.
 * @param {TableReport} table
 * @returns {import('../play/match.js').Sides} */
export function sidesAt({ players, seat: own }) {
  return {
    players: Object.fromEntries(players.map(({ seat, status, name }) => {
      if (seat === own) return [seat, { kind: 'person' }];
      return [seat, status === 'engine' ? { kind: 'engine' } : { kind: 'elsewhere', name: name || colorName(seat) }];
    })),
  };
}

/** What a player at the table is called.
 * @param {TableReport} table @param {string} seat */
export const playerTitle = (table, seat) => playerName(sidesAt(table), seat);

/** The same with the side: "Ann (Red)".
 * @param {TableReport} table @param {string} seat */
export const seatTitle = (table, seat) => nameAndSide(sidesAt(table), seat);
