/** The board in words, for screen readers and for the page's announcements.
 *
 * @import { Beam, Color, Pieces } from './types.js' */
import { t } from '../lang/texts.js';
import { colorName } from './names.js';
import { after, colorOf, facing, kindOf, opponent, parts } from './position.js';

/** What texts take of a piece: `color` is `none` if the piece is not known. @param {string | undefined} piece */
export const pieceArgs = (piece) => (piece ? { color: colorOf(piece), kind: kindOf(piece) } : { color: 'none', kind: '' });

/** "Red's Deflector". @param {string | undefined} piece */
const owned = (piece) => t('piece-owned', { ...pieceArgs(piece) });

/** "Blue Deflector open to north and east". @param {string} piece */
export const describePiece = (piece) => t('board-piece', { ...pieceArgs(piece), side: facing(piece) });

/** The label of a square: "e4, Blue Deflector open to north and east, can move".
 * @param {string} square @param {string | undefined} piece @param {string[]} notes  what else to say about it */
export function squareLabel(square, piece, notes) {
  return [square, piece === undefined ? t('board-empty') : describePiece(piece), ...notes].join(', ');
}

/** What a shot does: "the shot hits Red's Defender on e7".
 * @param {Beam} beam @param {Pieces} pieces  after the move */
export function describeShot({ end }, pieces) {
  if (end.kind === 'out') return t('board-shot-out', { side: end.side });
  const piece = pieces.get(end.square) ?? (end.kind === 'hit' ? end.piece : undefined);
  return t(`board-shot-${end.kind}`, { ...pieceArgs(piece), square: end.square });
}

/** What the opponent's beam then threatens: "Red's laser would then hit Blue's King on e1.", or empty.
 * @param {Beam} reply @param {Color} color  whose beam it is @param {Pieces} pieces  after the move */
function describeReply({ end }, color, pieces) {
  const piece = end.kind === 'hit' ? pieces.get(end.square) : undefined;
  if (end.kind !== 'hit' || piece === undefined || colorOf(piece) === color) return '';
  return t('board-reply', { by: colorName(color), ...pieceArgs(piece), square: end.square });
}

/** "Blue's Deflector e4 turns clockwise". @param {string} move @param {Pieces} pieces  before the move */
function describeMover(move, pieces) {
  const { from, to, turn } = parts(move);
  const piece = pieces.get(from);
  const mover = { ...pieceArgs(piece), square: from };
  if (turn !== undefined) {
    // The two turns of a Switch are one move, and a King's changes nothing.
    const either = piece !== undefined && 'SK'.includes(kindOf(piece));
    return t('board-move-turns', { ...mover, turn: either ? 'either' : turn });
  }
  const swapped = pieces.get(to);
  return swapped === undefined ? t('board-move-goes', { ...mover, to }) : t('board-move-swaps', { ...mover, other: owned(swapped), to });
}

/** A move as a sentence: "Blue's Deflector e4 turns clockwise; the shot hits Red's Defender on e7."
 * @param {string} move @param {Beam | undefined} beam  the move's shot, if it is known
 * @param {Pieces} pieces  before the move
 * @param {Beam | null} [reply]  where the opponent's laser would point then, if that should be said */
export function describeMove(move, beam, pieces, reply = null) {
  const piece = pieces.get(parts(move).from);
  const then = after(pieces, move);
  const moved = describeMover(move, pieces);
  const told = beam ? t('board-move-shot', { move: moved, shot: describeShot(beam, then) }) : t('board-move-alone', { move: moved });
  const threat = reply && piece !== undefined ? describeReply(reply, opponent(colorOf(piece)), then) : '';
  return threat ? `${told} ${threat}` : told;
}
