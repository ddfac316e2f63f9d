// What the field for moves and questions answers in Laser Chess.

import { describeMove, describePiece, NAMES, owned, squareLabel, stance } from '../board/aria.js';
import { GROUND, opposite } from '../board/geometry.js';
import { colorName, kindName, KINDS } from '../board/names.js';
import { colorOf, kindOf, laserSquare, opponent } from '../board/position.js';
import { switched } from '../game/arbiter.js';

/** @import { Beam, Color, Pieces, Side } from '../board/types.js' */
/** @import { BoardState, LaserArbiter } from '../game/arbiter.js' */
/** @import { Typing } from './hooks.js' */

/** @typedef {Typing<BoardState, LaserArbiter>} Board */

export const HELP = 'Moves: c5R or turn c5 right; h2h3 or h2 to h3. Questions: what c5; rank 5; file c; pieces; beam: where both lasers point; '
  + 'last: what was played last; threat: what the other side could hit if it moved now; moves or moves c5; clock; help.';

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
  what: (board, square) => (/^[a-j][1-8]$/.test(square) ? what(board, square) : 'Name a square a1 to j8, as in what c5.'),
  rank: ({ shown: { pieces } }, rank) => (/^[1-8]$/.test(rank) ? line(`rank ${rank}`, pieces, (square) => square[1] === rank)
    : 'Name a rank, 1 to 8, as in rank 5.'),
  file: ({ shown: { pieces } }, file) => (/^[a-j]$/.test(file) ? line(`file ${file}`, pieces, (square) => square[0] === file)
    : 'Name a file, a to j, as in file c.'),
  pieces: ({ shown: { pieces } }) => `${listOf('blue', pieces)}\n${listOf('red', pieces)}`,
  beam: ({ shown: { beams, pieces } }) => `${beamText('blue', beams.blue, pieces)}\n${beamText('red', beams.red, pieces)}`,
  last,
  threat,
  moves({ shown: { moves, pieces, toMove } }, square) {
    const some = moves.filter((move) => move.startsWith(square)).sort();
    if (some.length > 0) return `${some.join(' ')}.`;
    const piece = pieces.get(square);
    if (piece === undefined) return `${square} is empty.`;
    return colorOf(piece) === toMove ? `${owned(piece)} on ${square} has no legal move.` : `${square} has ${owned(piece)}, but it is ${colorName(toMove)}'s turn.`;
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
  const way = legs.map(({ heading, to }) => `${NAMES[heading]}${to ? ` to ${to}` : ''}`).join(', ');
  return `${colorName(color)}'s beam runs from ${laserSquare(color)} ${way}${endText(beam, pieces)}.`;
}

/** @param {Beam} beam @param {Pieces} pieces */
function endText({ end }, pieces) {
  if (end.kind === 'out') return ' and off the board';
  const what = owned(pieces.get(end.square) ?? '');
  if (end.kind === 'hit') return `, where it would hit ${what}`;
  return end.kind === 'shield' ? `, where ${what}'s shield stops it` : `, where it ends at ${what}`;
}

/** @param {Board} board @param {string} square */
function what({ shown: { pieces, moves, beams }, mayMove }, square) {
  const notes = mayMove && moves.some((move) => move.startsWith(square)) ? ['can move'] : [];
  const colors = /** @type {Color[]} */ (['blue', 'red']);
  for (const color of colors) if (GROUND[color].includes(square)) notes.push(`only ${colorName(color)} may stand here`);
  const passing = colors.flatMap((color) => passages(color, beams[color], square));
  return [`${squareLabel(square, pieces.get(square), notes)}.`, ...(passing.length > 0 ? passing : ['No beam comes here now.'])].join(' ');
}

/** What a standing beam does on a square, each time that it comes there.
 * @param {Color} color @param {Beam} beam @param {string} at */
function passages(color, beam, at) {
  const steps = stepsOf(color, beam);
  const { end } = beam;
  return steps.flatMap(({ square, heading }, index) => {
    if (square !== at) return [];
    const next = steps[index + 1]?.heading ?? (end.kind === 'out' ? end.side : null);
    const does = next === heading ? 'goes straight on' : next !== null ? `turns ${NAMES[next]}`
      : end.kind === 'hit' ? 'would hit it now' : end.kind === 'shield' ? 'stops at the shield' : 'stops here';
    return [`${colorName(color)}'s beam comes from the ${NAMES[opposite(heading)]} and ${does}.`];
  });
}

/** The pieces on a rank or a file.
 * @param {string} name @param {Pieces} pieces @param {(square: string) => boolean} lies whether a square lies there */
function line(name, pieces, lies) {
  const there = [...pieces].filter(([square]) => lies(square)).sort(([a], [b]) => (a < b ? -1 : 1));
  if (there.length === 0) return `The ${name} is empty.`;
  return `On ${name}: ${there.map(([square, piece]) => describePiece(piece, square)).join('; ')}.`;
}

/** @param {Color} color @param {Pieces} pieces */
function listOf(color, pieces) {
  const own = [...pieces].filter(([, piece]) => colorOf(piece) === color).sort(([a], [b]) => (a < b ? -1 : 1));
  const sorted = KINDS.flatMap((kind) => own.filter(([, piece]) => kindOf(piece) === kind));
  return `${colorName(color)}: ${sorted.map(([square, piece]) => `${kindName(piece)} ${square}${stance(piece)}`).join('; ')}.`;
}

/** @param {Board} board */
async function last({ arbiter, words }) {
  const [start, moves] = words.split(' moves ');
  if (!moves) return 'No move has been played.';
  const line = moves.split(' ');
  const move = line.pop() ?? '';
  const before = await arbiter.state(line.length > 0 ? `${start} moves ${line.join(' ')}` : start);
  return describeMove(move, before.shots.get(move), before.pieces);
}

/** The move of the side that is not to move that would hit the most valuable piece, and what else its shots would hit.
 * @param {Board} board */
async function threat({ arbiter, shown: { fen, toMove, result } }) {
  if (result !== '*') return 'The game is over.';
  const { shots, toMove: mover } = await arbiter.state(`fen ${switched(fen)}`);
  const hits = [...shots].flatMap(([move, { end }]) => (end.kind === 'hit' && end.piece && colorOf(end.piece) === toMove
    ? [{ move, worth: 'PDK'.indexOf(kindOf(end.piece)), what: `${owned(end.piece)} on ${end.square}` }] : []));
  hits.sort((a, b) => b.worth - a.worth || (a.move < b.move ? -1 : 1));
  if (hits.length === 0) return `If ${colorName(mover)} moved now, no shot would hit a piece of ${colorName(opponent(mover))}'s.`;
  const [best] = hits;
  const others = [...new Set(hits.map(({ what }) => what))].filter((what) => what !== best.what);
  return `If ${colorName(mover)} moved now, ${best.move} would hit ${best.what}.`
    + (others.length > 0 ? ` Other shots would hit ${new Intl.ListFormat('en').format(others)}.` : '');
}
