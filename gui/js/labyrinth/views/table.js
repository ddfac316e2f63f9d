// Labyrinth at a table.

import { html } from 'htm/preact';
import { useEffect, useMemo } from 'preact/hooks';
import { lastNode, lineThrough, nodeAt, treeOfMoves } from '../../game/tree.js';
import { listText, t } from '../../lang/texts.js';
import { playerVars } from '../../play/match.js';
import { canMove, seatTitle, sidesAt } from '../../table/state.js';
import { LabyrinthArbiter } from '../arbiter.js';
import { turnText } from '../board/aria.js';
import { MazeBoard, useRefused } from '../game-board.js';
import { Hand } from '../hand.js';
import { isSeat, SEATS } from '../lines.js';
import { labyrinthParts } from '../parts.js';
import { sceneOf } from '../scene.js';
import { optionsOf } from './play/match.js';
import { wayHome } from './play/outcome.js';
import { TurnList } from './play/moves.js';

/** @import { Tree } from '../../game/tree.js' */
/** @import { Seat } from '../lines.js' */
/** @import { TableReport } from '../../protocol/table.js' */
/** @import { GameModel } from '../../play/frame.js' */
/** @import { TableState } from '../../table/state.js' */

/** A move without the marks of what it uncovered.
 * @param {string} move */
const bare = (move) => move.slice(0, 5);

/** The seat that looks, or null.
 * @param {TableReport | null} table @returns {Seat | null} */
const viewerOf = (table) => (table && isSeat(table.seat) ? table.seat : null);

/** @param {{app: import('../../app/app.js').App, model: GameModel, state: TableState, onChoose: any, onMiss: (move: string) => void}} props */
function TableBoard({ app, model, state, onChoose, onMiss }) {
  const { arbiter, table, tree, at, shown, words, animation, flipped, sent } = state;
  const arrows = useMemo(() => (sent ? [{ move: sent.move, rank: 1 }] : undefined), [sent]);
  useEffect(() => {
    if (animation && table) app.announce(turnText(seatTitle(table, animation.seat), animation.move, animation.slide, animation.path[0]));
  }, [animation]);
  return html`<${MazeBoard} app=${app} arbiter=${arbiter} model=${model} shown=${shown} words=${words} clock=${state.clock} lastMove=${nodeAt(tree, at).move && bare(nodeAt(tree, at).move ?? '')}
    mayMove=${canMove(state)} ended=${table?.result != null && at === lastNode(tree)} viewer=${viewerOf(table)} flipped=${flipped} arrows=${arrows}
    animation=${animation} onChoose=${onChoose} onRefused=${useRefused(app, onMiss)} />`;
}

/** The game with its moves unmarked; the nodes are the same.
 * @param {Tree} tree */
function bareTree(tree) {
  return treeOfMoves(tree.start, lineThrough(tree).slice(1).map((id) => bare(nodeAt(tree, id).move ?? '')));
}

/** @param {{model: GameModel, state: TableState}} props */
function Moves({ model, state: { table, tree, at, learned } }) {
  const plain = useMemo(() => bareTree(tree), [tree]);
  const seats = SEATS.filter((seat) => table?.players.some((player) => player.seat === seat));
  return html`<${TurnList} tree=${plain} at=${at} seats=${seats} first=${learned} onShow=${(/** @type {number} */ id) => model.show(id)} />`;
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
  const sides = sidesAt(table);
  const title = winner === null ? t('play-no-winner') : t('play-won', playerVars(sides, winner));
  if (reason === 'rules' && winner !== null) {
    return { title, text: t('play-found', { ...playerVars(sides, winner, true), way: wayHome(optionsOf(table.options.join(','))) }), winner };
  }
  const others = table.players.filter(({ seat, status }) => seat !== winner && (table.players.length === 2 || status === 'out'));
  const losers = others.map(({ seat }) => playerVars(sides, seat, true));
  const vars = losers.length === 1 ? losers[0] : { who: 'many', player: listText(losers.map(({ player }) => player)) };
  return { title, text: t(reason === 'time' ? 'play-time-out' : 'play-resigned', vars), winner };
}

/** The game for Analyse, once it is over and its position names all cards.
 * @param {TableState} state */
function record({ table, tree }) {
  const players = (table?.players ?? []).map(({ seat, status, level }) => [seat, status === 'engine' ? { kind: 'engine', level } : { kind: 'person' }]);
  const match = { start: tree.start, options: optionsOf(table?.options.join(',') ?? ''), players: Object.fromEntries(players), pace: { kind: 'move', time: 1000 } };
  return { tree, match, over: true };
}

/** @type {import('../../table/state.js').TableGame} */
export const labyrinth = {
  ...labyrinthParts,
  Arbiter: LabyrinthArbiter,
  view: 'labyrinth-table',
  draws: false,
  isBelow: (seat) => seat !== 'yellow' && seat !== 'orange',
  placed: ({ table }) => [table?.players ?? [], []],
  Board: TableBoard,
  Below,
  Moves,
  // The position names only what this seat may know.
  animation: async (arbiter, before, move) => sceneOf(arbiter, before, bare(move), await arbiter.state(before)),
  /** Who begins. */
  learn: async (arbiter, tree) => (await arbiter.state(tree.start)).toMove,
  outcome,
  record,
};
