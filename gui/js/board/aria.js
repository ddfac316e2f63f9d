/** The board in words, for screen readers and for the page's announcements.
 *
 * @import { Beam, Color, Pieces, Side } from './types.js' */
import { SIDES } from './geometry.js';
import { colorName, kindName } from './names.js';
import { after, colorOf, facing, kindOf, opponent, parts } from './position.js';

/** @type {Record<Side, string>} */
export const NAMES = { n: 'north', e: 'east', s: 'south', w: 'west' };
/** @type {Record<Side, string>} */
const EDGES = { n: 'top', e: 'right', s: 'bottom', w: 'left' };

/** "Red's Deflector". @param {string} piece */
export const owned = (piece) => `${colorName(colorOf(piece))}'s ${kindName(piece)}`;

/** How a piece stands: "open to north and east". @param {string} piece */
export function stance(piece) {
  const side = facing(piece);
  switch (kindOf(piece)) {
    case 'P':
      return ` open to ${NAMES[side]} and ${NAMES[SIDES[(SIDES.indexOf(side) + 1) % 4]]}`;
    case 'S':
      return side === 'n' || side === 's'
        ? ' from upper left to lower right'
        : ' from lower left to upper right';
    case 'D':
      return ` with its shield facing ${NAMES[side]}`;
    case 'L':
      return ` pointing ${NAMES[side]}`;
    default:
      return '';
  }
}

/** "Blue Deflector open to north and east". @param {string} piece @param {string} [square] that is named too */
export const describePiece = (piece, square) => `${colorName(colorOf(piece))} ${kindName(piece)}${square ? ` ${square}` : ''}${stance(piece)}`;

/** The label of a square: "e4, Blue Deflector open to north and east, can move".
 * @param {string} square @param {string | undefined} piece @param {string[]} notes  what else to say about it */
export function squareLabel(square, piece, notes) {
  return [square, piece === undefined ? 'empty' : describePiece(piece), ...notes].join(', ');
}

/** What a shot does: "the shot hits Red's Defender on e7".
 * @param {Beam} beam @param {Pieces} pieces  after the move */
export function describeShot(beam, pieces) {
  const { end } = beam;
  if (end.kind === 'out') return `the shot leaves the board at the ${EDGES[end.side]}`;
  const piece = pieces.get(end.square) ?? (end.kind === 'hit' ? end.piece : undefined);
  const what = piece === undefined ? 'the piece' : owned(piece);
  if (end.kind === 'hit') return `the shot hits ${what} on ${end.square}`;
  if (end.kind === 'laser') return `the shot ends at ${what} on ${end.square}`;
  return `the shot is stopped by the shield of ${what} on ${end.square}`;
}

/** What the opponent's beam then threatens: "Red's laser would then hit Blue's King on e1", or empty.
 * @param {Beam} reply @param {Color} color  whose beam it is @param {Pieces} pieces  after the move */
function describeReply({ end }, color, pieces) {
  const piece = end.kind === 'hit' ? pieces.get(end.square) : undefined;
  if (end.kind !== 'hit' || piece === undefined || colorOf(piece) === color) return '';
  return `${colorName(color)}'s laser would then hit ${owned(piece)} on ${end.square}`;
}

/** A move as an English sentence: "Blue's Deflector e4 turns clockwise; the shot hits Red's Defender on e7."
 * @param {string} move @param {Beam | undefined} beam  the move's shot, if it is known
 * @param {Pieces} pieces  before the move
 * @param {Beam | null} [reply]  where the opponent's laser would point then, if that should be said */
export function describeMove(move, beam, pieces, reply = null) {
  const { from, to, turn } = parts(move);
  const piece = pieces.get(from);
  const who = piece === undefined ? 'The piece on' : owned(piece);
  const swapped = to === undefined ? undefined : pieces.get(to);
  let what;
  if (turn !== undefined) {
    // The two turns of a Switch are one move, and a King's changes nothing.
    const either = piece !== undefined && 'SK'.includes(kindOf(piece));
    what = either ? 'turns' : turn === 'R' ? 'turns clockwise' : 'turns counter-clockwise';
  } else if (swapped !== undefined) {
    what = `swaps places with ${owned(swapped)} on ${to}`;
  } else {
    what = `goes to ${to}`;
  }
  const then = after(pieces, move);
  const shot = beam ? `; ${describeShot(beam, then)}` : '';
  const threat = reply && piece !== undefined ? describeReply(reply, opponent(colorOf(piece)), then) : '';
  return `${who} ${from} ${what}${shot}.${threat && ` ${threat}.`}`;
}
