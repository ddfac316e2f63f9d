// What the field for moves and questions answers in Laser Chess.

import { describeMove, pieceArgs, squareLabel } from '../board/aria.js';
import { GROUND, opposite } from '../board/geometry.js';
import { colorName, KINDS } from '../board/names.js';
import { colorOf, facing, kindOf, laserSquare, opponent } from '../board/position.js';
import { switched } from '../game/arbiter.js';
import { listText, t } from '../lang/texts.js';

/** @import { Beam, Color, Pieces, Side } from '../board/types.js' */
/** @import { BoardState, LaserArbiter } from '../game/arbiter.js' */
/** @import { Typing } from './hooks.js' */

/** @typedef {Typing<BoardState, LaserArbiter>} Board */

export const HELP = t('board-laser-help');

/** The legal move that was typed: a piece that has only one turn takes either letter.
 * @param {string} typed @param {readonly string[]} moves */
export function findMove(typed, moves) {
  const same = moves.find((move) => move.toLowerCase() === typed);
  if (same || !/^..[rl]$/.test(typed)) return same;
  const turns = moves.filter((move) => move.startsWith(typed.slice(0, 2)) && /[RL]$/.test(move));
  return turns.length === 1 ? turns[0] : undefined;
}

/** @type {Record<string, (board: Board, about: string) => string | Promise<string>>} */
export const ANSWERS = {
  what: (board, square) => (/^[a-j][1-8]$/.test(square) ? what(board, square) : t('board-ask-square', { first: 'a1', last: 'j8', example: 'c5' })),
  rank: ({ shown: { pieces } }, rank) => (/^[1-8]$/.test(rank) ? line({ line: 'rank', name: rank }, pieces, (square) => square[1] === rank)
    : t('board-ask-rank', { last: 8, example: 5 })),
  file: ({ shown: { pieces } }, file) => (/^[a-j]$/.test(file) ? line({ line: 'file', name: file }, pieces, (square) => square[0] === file)
    : t('board-ask-file', { last: 'j' })),
  pieces: ({ shown: { pieces } }) => `${listOf('blue', pieces)}\n${listOf('red', pieces)}`,
  beam: ({ shown: { beams, pieces } }) => `${beamText('blue', beams.blue, pieces)}\n${beamText('red', beams.red, pieces)}`,
  last,
  threat,
  moves({ shown: { moves, pieces, toMove } }, square) {
    const some = moves.filter((move) => move.startsWith(square)).sort();
    if (some.length > 0) return `${some.join(' ')}.`;
    const piece = pieces.get(square);
    if (piece === undefined) return t('board-square-empty', { square });
    return colorOf(piece) === toMove ? t('board-no-move', { ...pieceArgs(piece), square })
      : t('board-not-your-piece', { ...pieceArgs(piece), square, turn: colorName(toMove) });
  },
};

/** Where a beam goes: each square with the side to which the beam heads when it comes there.
 * @param {Color} color @param {Beam} beam */
function stepsOf(color, { path }) {
  return path.map((square, index) => ({ square, heading: headingTo(index === 0 ? laserSquare(color) : path[index - 1], square) }));
}

/** @param {string} from @param {string} to its neighbour
 * @returns {Side} */
function headingTo(from, to) {
  if (from[0] !== to[0]) return from[0] < to[0] ? 'e' : 'w';
  return from[1] < to[1] ? 'n' : 's';
}

/** @param {Color} color @param {Beam} beam @param {Pieces} pieces */
function beamText(color, beam, pieces) {
  const { end } = beam;
  /** @type {{heading: Side, to?: string}[]} */
  const legs = [];
  for (const { square, heading } of stepsOf(color, beam)) {
    if (legs.at(-1)?.heading === heading) legs[legs.length - 1].to = square;
    else legs.push({ heading, to: square });
  }
  // A mirror at the edge, or the laser, sends it straight off.
  if (end.kind === 'out' && legs.at(-1)?.heading !== end.side) legs.push({ heading: end.side });
  const way = legs.map(({ heading: side, to }) => (to ? t('board-leg-to', { side, to }) : t('board-side', { side }))).join(', ');
  const said = { by: colorName(color), from: laserSquare(color), way };
  return end.kind === 'out' ? t('board-beam-out', said) : t(`board-beam-${end.kind}`, { ...said, ...pieceArgs(pieces.get(end.square)) });
}

/** @param {Board} board @param {string} square */
function what({ shown: { pieces, moves, beams }, mayMove }, square) {
  const notes = mayMove && moves.some((move) => move.startsWith(square)) ? [t('board-can-move')] : [];
  const colors = /** @type {Color[]} */ (['blue', 'red']);
  for (const color of colors) if (GROUND[color].includes(square)) notes.push(t('board-ground', { color }));
  const passing = colors.flatMap((color) => passages(color, beams[color], square));
  return [`${squareLabel(square, pieces.get(square), notes)}.`, ...(passing.length > 0 ? passing : [t('board-no-beam')])].join(' ');
}

/** What a standing beam does on a square, each time that it comes there.
 * @param {Color} color @param {Beam} beam @param {string} at */
function passages(color, beam, at) {
  const steps = stepsOf(color, beam);
  const { end } = beam;
  return steps.flatMap(({ square, heading }, index) => {
    if (square !== at) return [];
    const next = steps[index + 1]?.heading ?? (end.kind === 'out' ? end.side : null);
    const does = next === null ? end.kind : next === heading ? 'straight' : `to-${next}`;
    return [t('board-passage', { color, from: opposite(heading), does })];
  });
}

/** The pieces on a rank or a file.
 * @param {{line: 'rank' | 'file', name: string}} which @param {Pieces} pieces @param {(square: string) => boolean} lies whether a square lies there */
function line(which, pieces, lies) {
  const there = [...pieces].filter(([square]) => lies(square)).sort(([a], [b]) => (a < b ? -1 : 1));
  if (there.length === 0) return t('board-line-empty', which);
  return t('board-line', { ...which, pieces: there.map(([square, piece]) => t('board-piece-on', { ...pieceArgs(piece), side: facing(piece), square })).join('; ') });
}

/** @param {Color} color @param {Pieces} pieces */
function listOf(color, pieces) {
  const own = [...pieces].filter(([, piece]) => colorOf(piece) === color).sort(([a], [b]) => (a < b ? -1 : 1));
  const sorted = KINDS.flatMap((kind) => own.filter(([, piece]) => kindOf(piece) === kind));
  return t('board-pieces', { color, pieces: sorted.map(([square, piece]) => t('board-own-piece-on', { kind: kindOf(piece), side: facing(piece), square })).join('; ') });
}

/** @param {Board} board */
async function last({ arbiter, words }) {
  const [start, moves] = words.split(' moves ');
  if (!moves) return t('board-no-last');
  const line = moves.split(' ');
  const move = line.pop() ?? '';
  const before = await arbiter.state(line.length > 0 ? `${start} moves ${line.join(' ')}` : start);
  return describeMove(move, before.shots.get(move), before.pieces);
}

/** The move of the side that is not to move that would hit the most valuable piece, and what else its shots would hit.
 * @param {Board} board */
async function threat({ arbiter, shown: { fen, toMove, result } }) {
  if (result !== '*') return t('board-over');
  const { shots, toMove: mover } = await arbiter.state(`fen ${switched(fen)}`);
  const hits = [...shots].flatMap(([move, { end }]) => (end.kind === 'hit' && end.piece && colorOf(end.piece) === toMove
    ? [{ move, worth: 'PDK'.indexOf(kindOf(end.piece)), what: t('board-piece-at', { ...pieceArgs(end.piece), square: end.square }) }] : []));
  hits.sort((a, b) => b.worth - a.worth || (a.move < b.move ? -1 : 1));
  if (hits.length === 0) return t('board-no-threat', { mover: colorName(mover), color: opponent(mover) });
  const [{ move, what: piece }] = hits;
  const others = [...new Set(hits.map(({ what }) => what))].filter((what) => what !== piece);
  const best = t('board-best-threat', { mover: colorName(mover), move, piece });
  return others.length > 0 ? `${best} ${t('board-other-threats', { pieces: listText(others) })}` : best;
}
