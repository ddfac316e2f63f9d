// What Play and a table need of Laser Chess: the card of a player, and what is said of a position.

import { html } from 'htm/preact';
import { Lost } from '../../app/game-board.js';
import { colorOf } from '../../board/position.js';
import { colorName, kindName } from '../../board/names.js';
import { lastNode, nodeAt, plyOf } from '../../game/tree.js';
import { PlayerCard } from '../../parts/player-card.js';
import { opponent, sentence } from '../../protocol/lines.js';
import { firstToMove } from './match.js';

/** @import { Choosing } from '../../board/types.js' */
/** @import { Tree } from '../../game/tree.js' */

/** @type {Choosing} */
const NO_CHOICE = { by: null, square: null, asks: false };

export const laserParts = {
  style: '',
  moves: 'Moves',
  review: 'Review',
  /** A player, with the pieces that the opponent has lost.
   * @param {{app: import('../../app/app.js').App, state: any, seat: string, name: string, notes: readonly string[], active: boolean, thinking: boolean, children?: any}} props */
  Player: ({ app, state: { clock, tree, shown, arbiter = app.arbiter }, seat, children, ...said }) => html`<${PlayerCard} side=${seat} sideName=${sentence(seat)}
    clock=${clock} ...${said}><${Lost} arbiter=${arbiter} start=${tree.start} shown=${shown} color=${opponent(/** @type {any} */ (seat))} />${children}<//>`,
  /** Which move of the list is shown.
   * @param {{tree: Tree, at: number}} state */
  lookingAt({ tree, at }) {
    const [ply, last] = [plyOf(tree, at), plyOf(tree, lastNode(tree))];
    const skipped = firstToMove(tree) === 'red' ? 1 : 0;
    const number = (/** @type {number} */ plies) => Math.ceil((plies + skipped) / 2);
    return ply === 0 ? 'Looking at the start' : `Looking at move ${number(ply)} of ${number(last)}: ${nodeAt(tree, at).move}`;
  },
  /** @param {{shown: import('../../game/arbiter.js').BoardState | null}} state @param {Choosing | null} choosing @param {string | null} missed */
  pressedText: ({ shown }, choosing, missed) => (shown ? pressedText(shown, { ...NO_CHOICE, ...choosing, square: choosing?.square ?? missed }) : ''),
};

/** Whose move it is, and how a first move is made.
 * @param {string} whose @param {string} side @param {{tree: Tree, at: number}} state @param {Choosing | null} choosing */
export function toMoveText(whose, side, { tree, at }, choosing) {
  const { by } = choosing ?? NO_CHOICE;
  if (plyOf(tree, at) >= 2) return `${whose}.`;
  return `${whose}: ${by === 'key' ? `arrow keys to a ${side} piece, then Enter.` : `${clickWord(by)} a ${side} piece.`}`;
}

/** What a pointer does. @param {Choosing['by']} by */
function clickWord(by) {
  return by === 'touch' || (by === null && matchMedia('(pointer: coarse)').matches) ? 'tap' : 'click';
}

/** What can be done with the chosen piece, or why nothing can; empty where there is none.
 * @param {import('../../game/arbiter.js').BoardState} shown @param {Choosing} choosing */
function pressedText({ pieces, moves, toMove }, { by, square, asks }) {
  const piece = pieces.get(square ?? '');
  if (piece === undefined || square === null) return '';
  const name = `${colorName(colorOf(piece))} ${kindName(piece)}`;
  if (colorOf(piece) !== toMove) return `${name}, but ${colorName(toMove)} is to move.`;
  const own = moves.filter((move) => move.startsWith(square));
  const turns = own.some((move) => move.length === 3);
  const goes = own.some((move) => move.length === 4);
  if (!turns && !goes) return `${name}: it cannot move now.`;
  if (asks) return `${name}: ${by === 'key' ? 'Enter plays the move' : `${clickWord(by)} the tick to play the move`}.`;
  if (by === 'key') {
    const keys = [...(goes ? ['arrow keys to a dot'] : []), ...(turns ? ['R or L to turn it'] : [])];
    return `${name}: ${keys.join(', ')}, then Enter.`;
  }
  const ways = [...(goes ? ['a dot to move it'] : []), ...(turns ? ['an arrow to turn it'] : [])];
  return `${name}: ${clickWord(by)} ${ways.join(', ')}.`;
}
