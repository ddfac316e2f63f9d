// What Play and a table need of Laser Chess: the card of a player, and what is said of a position.

import { html } from 'htm/preact';
import { Lost } from '../../app/game-board.js';
import { colorOf } from '../../board/position.js';
import { colorName } from '../../board/names.js';
import { lastNode, nodeAt, plyOf } from '../../game/tree.js';
import { t } from '../../lang/texts.js';
import { PlayerCard } from '../../parts/player-card.js';
import { opponent } from '../../protocol/lines.js';
import { firstToMove } from './match.js';

/** @import { Choosing } from '../../board/types.js' */
/** @import { Tree } from '../../game/tree.js' */

/** @type {Choosing} */
const NO_CHOICE = { by: null, square: null, asks: false };

export const laserParts = {
  style: '',
  moves: t('board-moves'),
  review: t('play-review'),
  /** A player, with the pieces that the opponent has lost.
   * @param {{app: import('../../app/app.js').App, state: any, seat: string, name: string, notes: readonly string[], active: boolean, thinking: boolean, children?: any}} props */
  Player: ({ app, state: { clock, tree, shown, arbiter = app.arbiter }, seat, children, ...said }) => html`<${PlayerCard} side=${seat} sideName=${colorName(seat)}
    clock=${clock} ...${said}><${Lost} arbiter=${arbiter} start=${tree.start} shown=${shown} color=${opponent(/** @type {any} */ (seat))} />${children}<//>`,
  /** Which move of the list is shown.
   * @param {{tree: Tree, at: number}} state */
  lookingAt({ tree, at }) {
    const [ply, last] = [plyOf(tree, at), plyOf(tree, lastNode(tree))];
    const skipped = firstToMove(tree) === 'red' ? 1 : 0;
    const number = (/** @type {number} */ plies) => Math.ceil((plies + skipped) / 2);
    if (ply === 0) return t('board-at-start');
    return t('play-looking-move', { number: String(number(ply)), last: String(number(last)), move: nodeAt(tree, at).move ?? '' });
  },
  /** @param {{shown: import('../../game/arbiter.js').BoardState | null}} state @param {Choosing | null} choosing @param {string | null} missed */
  pressedText: ({ shown }, choosing, missed) => (shown ? pressedText(shown, { ...NO_CHOICE, ...choosing, square: choosing?.square ?? missed }) : ''),
};

/** Whose move it is, and how a first move is made.
 * @param {ReturnType<typeof import('../../play/match.js').playerVars>} vars of whoever is to move @param {string} color @param {{tree: Tree, at: number}} state @param {Choosing | null} choosing */
export function toMoveText(vars, color, { tree, at }, choosing) {
  const { by } = choosing ?? NO_CHOICE;
  return plyOf(tree, at) >= 2 ? t('play-to-move', vars) : t('play-to-move-first', { ...vars, color, by: inputOf(by) });
}

/** How moves are made, for a text: key, touch or mouse. @param {Choosing['by']} by */
const inputOf = (by) => by ?? (matchMedia('(pointer: coarse)').matches ? 'touch' : 'mouse');

/** What can be done with the chosen piece, or why nothing can; empty where there is none.
 * @param {import('../../game/arbiter.js').BoardState} shown @param {Choosing} choosing */
function pressedText({ pieces, moves, toMove }, { by, square, asks }) {
  const piece = pieces.get(square ?? '');
  if (piece === undefined || square === null) return '';
  const vars = { color: colorOf(piece), kind: piece[0].toUpperCase(), by: inputOf(by) };
  if (vars.color !== toMove) return t('play-pressed-other', vars);
  const own = moves.filter((move) => move.startsWith(square));
  const turns = own.some((move) => move.length === 3);
  const goes = own.some((move) => move.length === 4);
  if (!turns && !goes) return t('play-pressed-stuck', vars);
  return asks ? t('play-pressed-confirm', vars) : t('play-pressed', { ...vars, ways: goes && turns ? 'both' : goes ? 'goes' : 'turns' });
}
