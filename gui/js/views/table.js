// Laser Chess at a table.

import { html } from 'htm/preact';
import { useMemo } from 'preact/hooks';
import { GameBoard } from '../app/game-board.js';
import { useSpokenMoves } from '../app/hooks.js';
import { LaserArbiter } from '../game/arbiter.js';
import { pgnOf } from '../game/pgn.js';
import { firstOf } from '../game/plies.js';
import { NO_HEADER, rulesOf } from '../game/record.js';
import { animationOf, animationTo, pliesOf } from '../game/shots.js';
import { lastNode, movesTo, nodeAt } from '../game/tree.js';
import { MoveList } from '../parts/moves.js';
import { parseShot } from '../protocol/lines.js';
import { canMove, isAtEnd, sidesAt } from '../table/state.js';
import { PERSON, turnAtEnd } from './play/match.js';
import { outcomeRecord, outcomeText, outcomeTitle, resultOf } from './play/outcome.js';
import { laserParts, toMoveText } from './play/parts.js';

/** @import { GameModel } from '../play/frame.js' */
/** @import { Color } from '../protocol/lines.js' */
/** @import { Outcome } from './play/outcome.js' */
/** @import { TableState } from '../table/state.js' */
/** @import { TableReport } from '../protocol/table.js' */
/** @import { Tree } from '../game/tree.js' */

/** The pieces that the shots of the game have removed, empty where there are none, by the moves up to them.
 * @typedef {ReadonlyMap<string, string>} Hits */

/** Finds what the shots of the game have hit: in one line, since a seat's questions are rate-limited.
 * @param {LaserArbiter} arbiter @param {Tree} tree @param {Hits | null} hits
 * @returns {Promise<Hits>} */
async function learn(arbiter, tree, hits) {
  const moves = movesTo(tree, lastNode(tree));
  const known = moves.every((_, ply) => hits?.has(key(tree, moves, ply)));
  if (known) return hits ?? new Map();
  const lines = await arbiter.ask(tree.start, [`play ${moves.join(' ')}`]);
  const shots = lines.map((line) => parseShot(line.replace(/^played /, 'shot '))).filter((shot) => shot !== null);
  return new Map(shots.map(({ beam: { end } }, ply) => [key(tree, moves, ply), end.kind === 'hit' ? end.piece ?? '' : '']));
}

/** @param {Tree} tree @param {readonly string[]} moves @param {number} ply */
const key = (tree, moves, ply) => [tree.start, ...moves.slice(0, ply + 1)].join(' ');

/** @type {Record<string, import('./play/outcome.js').Reason>} */
const REASONS = { rules: 'shot', resignation: 'resigned', time: 'time', claim: 'claimed', agreement: 'agreed' };

/** The end of the game; null while it continues.
 * @param {TableReport} table
 * @returns {Outcome | null} */
function outcomeOf({ result }) {
  if (!result) return null;
  const winner = result.result === 'blue' || result.result === 'red' ? result.result : null;
  const reason = REASONS[result.reason] ?? 'agreed';
  return { winner, reason: winner === null && reason === 'shot' ? 'repetition' : reason };
}

/** @param {{app: import('../app/app.js').App, model: GameModel, state: TableState, onChoose: any, onMiss: any}} props */
function TableBoard({ app, model, state, onChoose, onMiss }) {
  const { arbiter, table, tree, at, shown, sent } = state;
  const ended = table?.result != null && at === lastNode(tree);
  const arrows = useMemo(() => (sent ? [{ move: sent.move, rank: 1 }] : undefined), [sent]);
  useSpokenMoves(app, arbiter, state);
  return html`<${GameBoard} app=${app} arbiter=${arbiter} model=${model} state=${state} mayMove=${canMove(state)}
    over=${ended || (shown !== null && shown.result !== '*')} arrows=${arrows} onChoose=${onChoose} onMiss=${onMiss} />`;
}

/** @param {{model: GameModel, state: TableState}} props */
function Moves({ model, state: { arbiter, tree, at, table, shown, learned } }) {
  const plies = useMemo(() => {
    const moves = movesTo(tree, lastNode(tree));
    return pliesOf(arbiter, tree, turnAtEnd(tree)).map((ply, index) => {
      const hit = ply.hit ?? learned?.get(key(tree, moves, index));
      return hit ? { ...ply, hit } : ply;
    });
  }, [tree, table?.turn, shown, learned]);
  return html`<${MoveList} plies=${plies} at=${at} onShow=${(/** @type {number} */ id) => model.show(id)} />`;
}

/** The record of the game, for a review or a file.
 * @param {TableState} state
 * @returns {import('../app/shell.js').GameRecord} */
function record({ table, tree, arbiter, flipped }) {
  if (!table) throw new Error('there is no table yet');
  const outcome = outcomeOf(table);
  const name = (/** @type {Color} */ color) => {
    const player = table.players.find(({ seat }) => seat === color);
    return player?.status === 'engine' ? `Akhet, level ${player.level}` : player?.name || PERSON;
  };
  const on = (/** @type {string} */ option) => table.options.includes(option);
  return {
    tree, names: { blue: name('blue'), red: name('red') }, date: '', result: outcome ? resultOf(outcome) : '*',
    detail: outcome ? outcomeRecord(outcome, lastShot(tree, arbiter)) : '', flipped,
    options: { KingTurns: on('KingTurns'), SwapOntoClosed: on('SwapOntoClosed'), RepetitionEnds: on('RepetitionEnds') },
  };
}

/** @param {Tree} tree @param {LaserArbiter} arbiter */
const lastShot = (tree, arbiter) => animationTo(arbiter, tree, lastNode(tree)) ?? null;

/** The game as PGN.
 * @param {TableState} state */
async function pgn(state) {
  const { names, options, result, detail } = record(state);
  const first = firstOf(await state.arbiter.state(state.tree.start));
  const rules = rulesOf(/** @type {any} */ (options));
  return pgnOf({ ...NO_HEADER, ...names, date: new Date().toISOString().slice(0, 10), result, detail, rules }, state.tree, first, (id) => {
    const { nags, comment } = nodeAt(state.tree, id);
    return { nags, comments: [comment] };
  });
}

/** @type {import('../table/state.js').TableGame} */
export const laser = {
  ...laserParts,
  Arbiter: LaserArbiter,
  view: 'table',
  draws: true,
  isBelow: (seat) => seat !== 'red',
  placed({ table, flipped }) {
    const players = table?.players ?? [];
    const below = players.filter(({ seat }) => laser.isBelow(seat) !== flipped);
    return [players.filter((player) => !below.includes(player)), below];
  },
  Board: TableBoard,
  Moves,
  animation: async (arbiter, before, move) => animationOf(await arbiter.state(before), move),
  learn,
  outcome({ table, tree, arbiter }) {
    const outcome = table && outcomeOf(table);
    if (!outcome) return null;
    const sides = sidesAt(table);
    return { title: outcomeTitle(sides, outcome), text: outcomeText(sides, outcome, lastShot(tree, arbiter), turnAtEnd(tree)), winner: outcome.winner };
  },
  mayClaim: (state) => isAtEnd(state) && state.shown?.repetitions >= 3,
  yours: (state, choosing) => toMoveText({ who: 'you', player: '' }, state.table?.seat ?? '', state, choosing),
  record,
  pgn,
};
