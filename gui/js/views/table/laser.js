// Laser Chess at a table.

import { html } from 'htm/preact';
import { useMemo } from 'preact/hooks';
import { GameBoard } from '../../app/game-board.js';
import { useSpokenMoves } from '../../app/hooks.js';
import { Arbiter } from '../../game/arbiter.js';
import { pgnOf } from '../../game/pgn.js';
import { firstOfState, NO_HEADER, rulesOf } from '../../game/record.js';
import { animationOf, animationTo, pliesOf } from '../../game/shots.js';
import { lastNode, movesTo, nodeAt, plyOf } from '../../game/tree.js';
import { MoveList } from '../../parts/moves.js';
import { PlayerCard } from '../../parts/player-card.js';
import { colorName, opponent, parseShot } from '../../protocol/lines.js';
import { outcomeRecord, outcomeText, outcomeTitle, resultOf } from '../play/outcome.js';
import { beginText, lookingAt, NO_CHOICE, pressedText } from '../play/status.js';
import { canMove, isAtEnd, playerTitle } from './model.js';

/** @typedef {import('../../protocol/lines.js').Color} Color */
/** @typedef {import('../play/outcome.js').Outcome} Outcome */
/** @typedef {import('./model.js').TableState} TableState */
/** @typedef {import('../../board/types.js').Choosing} Choosing */
/** @typedef {import('../../protocol/table.js').Table} Table */
/** @typedef {import('../../game/tree.js').Tree} Tree */

class Rules {
  arbiter;
  /** The pieces that the shots of the game have removed, by the moves up to them.
   * @type {Map<string, string>} */
  #hits = new Map();

  /** @param {import('../../protocol/session.js').Session} session */
  constructor(session) {
    this.arbiter = new Arbiter(session);
  }

  /** @param {string} words */
  known(words) {
    return this.arbiter.known(words);
  }

  /** @param {string} words */
  state(words) {
    return this.arbiter.state(words);
  }

  /** @param {string} before @param {string} move */
  async animation(before, move) {
    return animationOf(await this.arbiter.state(before), move);
  }

  /** Finds what the shots of the game have hit: in one line, since a seat's questions are rate-limited.
   * @param {Tree} tree */
  async learn(tree) {
    const moves = movesTo(tree, lastNode(tree));
    const unknown = moves.some((_, ply) => !this.#hits.has(key(tree, moves, ply)));
    if (!unknown) return;
    const lines = await this.arbiter.ask(tree.start, [`play ${moves.join(' ')}`]);
    const shots = lines.map((line) => parseShot(line.replace(/^played /, 'shot '))).filter((shot) => shot !== null);
    shots.forEach(({ beam: { end } }, ply) => this.#hits.set(key(tree, moves, ply), end.kind === 'hit' ? end.piece ?? '' : ''));
  }

  /** The moves of a game for their list.
   * @param {Tree} tree @param {Color} turn who is to move at its end */
  plies(tree, turn) {
    const moves = movesTo(tree, lastNode(tree));
    return pliesOf(this.arbiter, tree, turn).map((ply, index) => {
      const hit = ply.hit ?? this.#hits.get(key(tree, moves, index));
      return hit ? { ...ply, hit } : ply;
    });
  }
}

/** @param {Tree} tree @param {readonly string[]} moves @param {number} ply */
const key = (tree, moves, ply) => [tree.start, ...moves.slice(0, ply + 1)].join(' ');

/** @type {Record<string, import('../play/outcome.js').Reason>} */
const REASONS = { rules: 'shot', resignation: 'resigned', time: 'time', claim: 'claimed', agreement: 'agreed' };

/** The end of the game; null while it continues.
 * @param {Table} table
 * @returns {Outcome | null} */
function outcomeOf({ result }) {
  if (!result) return null;
  const winner = result.result === 'blue' || result.result === 'red' ? result.result : null;
  const reason = REASONS[result.reason] ?? 'agreed';
  return { winner, reason: winner === null && reason === 'shot' ? 'repetition' : reason };
}

/** The players for the words of an outcome.
 * @param {Table} table
 * @returns {import('../play/match.js').Sides} */
function sidesOf(table) {
  const side = (/** @type {Color} */ color) => (table.seat === color
    ? /** @type {const} */ ({ kind: 'person' })
    : /** @type {const} */ ({ kind: 'elsewhere', name: playerTitle(table, color, laser) }));
  return { players: { blue: side('blue'), red: side('red') } };
}

/** @param {{app: import('../../app/app.js').App, model: import('./model.js').TableModel, state: TableState, onChoose: any, onMiss: any}} props */
function TableBoard({ app, model, state, onChoose, onMiss }) {
  const { rules, table, tree, at, shown, sent } = state;
  const ended = table?.result != null && at === lastNode(tree);
  const arrows = useMemo(() => (sent ? [{ move: sent.move, rank: 1 }] : undefined), [sent]);
  useSpokenMoves(app, rules.arbiter, state);
  return html`<${GameBoard} app=${app} arbiter=${rules.arbiter} model=${model} state=${state} mayMove=${canMove(state)}
    over=${ended || (shown !== null && shown.result !== '*')} arrows=${arrows} onChoose=${onChoose} onMiss=${onMiss} />`;
}

/** @param {{model: import('./model.js').TableModel, state: TableState}} props */
function Moves({ model, state: { rules, tree, at, table, shown, learned } }) {
  const plies = useMemo(() => rules.plies(tree, turnAtEnd(tree, rules)), [tree, table?.turn, shown, learned]);
  return html`<${MoveList} plies=${plies} at=${at} onShow=${(/** @type {number} */ id) => model.show(id)} />`;
}

/** @param {{state: TableState, seat: string, name: string, notes: readonly string[], active: boolean, thinking: boolean, children?: any}} props */
function Player({ state: { clock }, seat, children, ...said }) {
  return html`<${PlayerCard} side=${seat} sideName=${laser.sideName(seat)} clock=${clock} ...${said}>${children}<//>`;
}

/** Who is to move at the end of the game; who moves first follows from the start alone.
 * @param {Tree} tree @param {Rules} rules
 * @returns {Color} */
function turnAtEnd(tree, rules) {
  const first = rules.known(tree.start)?.toMove ?? (/^fen \S+ r/.test(tree.start) ? 'red' : 'blue');
  return plyOf(tree, lastNode(tree)) % 2 === 0 ? first : opponent(first);
}

/** The record of the game, for a review or a file.
 * @param {TableState} state
 * @returns {import('../../app/shell.js').GameRecord} */
function record({ table, tree, rules, flipped }) {
  if (!table) throw new Error('there is no table yet');
  const outcome = outcomeOf(table);
  const name = (/** @type {Color} */ color) => {
    const player = table.players.find(({ seat }) => seat === color);
    return player?.status === 'engine' ? `Akhet, level ${player.level}` : player?.name || 'Person';
  };
  const on = (/** @type {string} */ option) => table.options.includes(option);
  return {
    tree, names: { blue: name('blue'), red: name('red') }, date: '', result: outcome ? resultOf(outcome) : '*',
    detail: outcome ? outcomeRecord(outcome, lastShot(tree, rules)) : '', flipped,
    options: { KingTurns: on('KingTurns'), SwapOntoClosed: on('SwapOntoClosed'), RepetitionEnds: on('RepetitionEnds') },
  };
}

/** @param {Tree} tree @param {Rules} rules */
const lastShot = (tree, rules) => animationTo(rules.arbiter, tree, lastNode(tree)) ?? null;

/** The game as PGN.
 * @param {TableState} state */
async function pgn(state) {
  const { names, options, result, detail } = record(state);
  const first = firstOfState(await state.rules.state(state.tree.start));
  const rules = rulesOf(/** @type {any} */ (options));
  return pgnOf({ ...NO_HEADER, ...names, date: new Date().toISOString().slice(0, 10), result, detail, rules }, state.tree, first, (id) => {
    const { nags, comment } = nodeAt(state.tree, id);
    return { nags, comments: [comment] };
  });
}

/** @type {import('./model.js').TableGame} */
export const laser = {
  Rules,
  moves: 'Moves',
  view: 'table',
  style: '',
  draws: true,
  sideName: (seat) => (seat === 'blue' || seat === 'red' ? colorName(seat) : seat),
  isBelow: (seat) => seat !== 'red',
  placed({ table, flipped }) {
    const players = table?.players ?? [];
    const below = players.filter(({ seat }) => laser.isBelow(seat) !== flipped);
    return [players.filter((player) => !below.includes(player)), below];
  },
  Board: TableBoard,
  Player,
  Moves,
  outcome(state, rules) {
    const { table, tree } = state;
    const outcome = table && outcomeOf(table);
    if (!outcome) return null;
    const [sides, shot] = [sidesOf(table), lastShot(tree, rules)];
    // Who claimed it was to move.
    const detail = playerTitle(table, turnAtEnd(tree, rules), laser);
    return { title: outcomeTitle(sides, outcome), text: outcomeText(sides, { ...outcome, detail }, shot), winner: outcome.winner };
  },
  /** Whether the player to move may claim a draw.
   * @param {TableState} state */
  mayClaim: (state) => isAtEnd(state) && state.shown?.repetitions >= 3,
  /** @param {TableState} state */
  lookingAt: ({ tree, at, rules }) => lookingAt(tree, at, turnAtEnd(tree, rules)),
  /** What can be done with what was pressed; empty where there is nothing.
   * @param {TableState} state @param {Choosing | null} choosing @param {string | null} missed */
  pressedText: ({ shown }, choosing, missed) => pressedText(shown, { ...NO_CHOICE, ...choosing, square: choosing?.square ?? missed }),
  /** @param {TableState} state @param {Choosing | null} choosing */
  yours: ({ table, tree, at }, choosing) => (plyOf(tree, at) < 2 ? `Your move: ${beginText(table?.seat ?? '', choosing ?? NO_CHOICE)}` : 'Your move.'),
  record,
  review: 'Review',
  pgn,
};
