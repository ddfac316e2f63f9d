// Labyrinth at a table.

import { html } from 'htm/preact';
import { useCallback, useEffect, useMemo } from 'preact/hooks';
import { lastNode, lineThrough, nodeAt, plyOf, treeOfMoves } from '../../game/tree.js';
import { moveText, refusedText, stepText } from '../../labyrinth/board/aria.js';
import { picturesReady } from '../../labyrinth/board/pictures.js';
import { Book } from '../../labyrinth/book.js';
import { MazeBoard } from '../../labyrinth/game-board.js';
import { Hand } from '../../labyrinth/hand.js';
import { isSeat, SEATS, seatName } from '../../labyrinth/lines.js';
import { sceneOf } from '../../labyrinth/scene.js';
import { Seat } from '../../labyrinth/seat.js';
import { optionsOf } from '../../labyrinth/views/play/match.js';
import { TurnList } from '../../labyrinth/views/play/moves.js';
import { canMove, playerTitle, seatTitle } from './model.js';

/** @typedef {import('../../game/tree.js').Tree} Tree */
/** @typedef {import('../../labyrinth/lines.js').Seat} SeatName */
/** @typedef {import('../../protocol/table.js').Table} Table */
/** @typedef {import('./model.js').TableModel} TableModel */
/** @typedef {import('./model.js').TableState} TableState */

let scenes = 0;

class Rules {
  book;

  /** @param {import('../../protocol/session.js').Session} session */
  constructor(session) {
    this.book = new Book(session);
  }

  /** The position names only what this seat may know.
   * @param {string} words */
  known(words) {
    return this.book.known(words, null);
  }

  /** @param {string} words */
  state(words) {
    return this.book.state(words, null);
  }

  /** @param {string} before @param {string} move */
  async animation(before, move) {
    return sceneOf(this.book, before, bare(move), await this.state(before), `table ${++scenes}`);
  }

  /** @param {Tree} tree */
  learn(tree) {
    return this.state(tree.start);
  }
}

/** A move without the marks of what it uncovered.
 * @param {string} move */
const bare = (move) => move.slice(0, 5);

/** The seat that looks, or null.
 * @param {Table | null} table @returns {SeatName | null} */
const viewerOf = (table) => (table && isSeat(table.seat) ? table.seat : null);

/** @param {{app: import('../../app/app.js').App, model: TableModel, state: TableState, onChoose: any, onMiss: (move: string) => void}} props */
function TableBoard({ app, model, state, onChoose, onMiss }) {
  const { rules, table, tree, at, shown, words, animation, flipped, sent } = state;
  const onMove = useCallback((/** @type {string} */ move) => model.move(move), [model]);
  const onRefused = useCallback((/** @type {string} */ move) => {
    app.announce(refusedText(move));
    onMiss(move);
  }, [app, onMiss]);
  const pathOf = useCallback((/** @type {string} */ move) => rules.book.path(words, move), [rules, words]);
  const onAnimationEnd = useCallback(() => model.animationEnded(), [model]);
  const arrows = useMemo(() => (sent ? [{ move: sent.move, rank: 1 }] : undefined), [sent]);
  const plain = useMemo(() => bareTree(tree), [tree]);
  useEffect(() => void picturesReady.catch((error) => app.report(error)), [app]);
  useEffect(() => {
    if (animation && table) app.announce(`${seatTitle(table, animation.seat, labyrinth)} ${moveText(animation.move, animation.slide, animation.path[0])}.`);
  }, [animation]);
  return html`<${MazeBoard} app=${app} shown=${shown} tree=${plain} at=${at} mayMove=${canMove(state)} viewer=${viewerOf(table)}
    over=${shown?.winner != null || (table?.result != null && at === lastNode(tree))} flipped=${flipped} arrows=${arrows} animation=${animation}
    onMove=${onMove} onChoose=${onChoose} onRefused=${onRefused} pathOf=${pathOf} onAnimationEnd=${onAnimationEnd} />`;
}

/** The game with its moves unmarked; the nodes are the same.
 * @param {Tree} tree */
function bareTree(tree) {
  return treeOfMoves(tree.start, lineThrough(tree).slice(1).map((id) => bare(nodeAt(tree, id).move ?? '')));
}

/** @param {{model: TableModel, state: TableState}} props */
function Moves({ model, state: { table, tree, at, rules, learned } }) {
  const plain = useMemo(() => bareTree(tree), [tree]);
  const first = useMemo(() => rules.known(tree.start)?.toMove ?? null, [tree, learned]);
  const seats = SEATS.filter((seat) => table?.players.some((player) => player.seat === seat));
  return html`<${TurnList} tree=${plain} at=${at} seats=${seats} first=${first} onShow=${(/** @type {number} */ id) => model.show(id)} />`;
}

/** @param {{state: TableState, seat: string, name: string, notes: readonly string[], active: boolean, thinking: boolean, children?: any}} props */
function Player({ state: { shown, clock }, seat, name, notes, active, thinking, children }) {
  const player = shown?.players.find((/** @type {{seat: string}} */ one) => one.seat === seat);
  return html`<${Seat} seat=${seat} name=${name} notes=${notes} player=${player} active=${active} thinking=${thinking} clock=${clock}>${children}<//>`;
}

/** The cards of the seat that looks.
 * @param {{state: TableState}} props */
function Below({ state: { table, shown } }) {
  const own = shown?.players.find((/** @type {{seat: string}} */ { seat }) => seat === table?.seat);
  return own && html`<${Hand} player=${own} options=${optionsOf(table?.options.join(',') ?? '')} over=${table?.result != null} />`;
}

/** How the game ended; null while it continues.
 * @param {TableState} state
 * @returns {{title: string, text: string, winner: string | null} | null} */
function outcome({ table }) {
  if (!table?.result) return null;
  const { result, reason } = table.result;
  const winner = table.players.some(({ seat }) => seat === result) ? result : null;
  const name = (/** @type {string} */ seat) => seatTitle(table, seat, labyrinth);
  const title = winner === null ? 'No winner' : `${playerTitle(table, winner, labyrinth)} won`;
  if (reason === 'rules' && winner !== null) {
    const [has, is] = winner === table.seat ? ['have', 'are'] : ['has', 'is'];
    const home = table.options.includes('NoReturn') ? '' : ` and ${is} home`;
    return { title, text: `${name(winner)} ${has} found every treasure${home}.`, winner };
  }
  const others = table.players.filter(({ seat, status }) => seat !== winner && (table.players.length === 2 || status === 'out'));
  const who = others.map(({ seat }) => name(seat)).join(' and ');
  return { title, text: reason === 'time' ? `${who} ran out of time.` : `${who} resigned.`, winner };
}

/** The game for Analyse, once it is over and its position names all cards.
 * @param {TableState} state */
function record({ table, tree }) {
  const players = (table?.players ?? []).map(({ seat, status, level }) => [seat, status === 'engine' ? { kind: 'engine', level } : { kind: 'person' }]);
  const match = { start: tree.start, options: optionsOf(table?.options.join(',') ?? ''), players: Object.fromEntries(players), pace: { kind: 'move', time: 1000 } };
  return { tree, match, over: true };
}

/** @type {import('./model.js').TableGame} */
export const labyrinth = {
  Rules,
  moves: 'Turns',
  view: 'labyrinth-table',
  style: 'labyrinth',
  draws: false,
  sideName: (seat) => (isSeat(seat) ? seatName(seat) : seat),
  isBelow: (seat) => seat !== 'yellow' && seat !== 'orange',
  placed: ({ table }) => [table?.players ?? [], []],
  Board: TableBoard,
  Player,
  Below,
  Moves,
  outcome,
  record,
  review: 'Analyse',
  mayClaim: () => false,
  pressedText: (_state, _choosing, missed) => (missed === null ? '' : refusedText(missed)),
  yours: (_state, choosing) => `Your turn: ${stepText(choosing)}`,
  lookingAt({ tree, at }) {
    const [turn, all] = [at, lastNode(tree)].map((id) => plyOf(tree, id));
    return turn === 0 ? 'Looking at the start' : `Looking at turn ${turn} of ${all}: ${bare(nodeAt(tree, at).move ?? '')}`;
  },
};
