// What Play and a table need of Labyrinth: the card of a player, and what is said of a position.

import { html } from 'htm/preact';
import { lastNode, lineThrough, nodeAt } from '../game/tree.js';
import { t } from '../lang/texts.js';
import { PlayerCard } from '../parts/player-card.js';
import { refusedText, stepText } from './board/aria.js';
import { CardPicture, PawnIcon, TreasureIcon } from './board/pictures.js';
import { seatName } from './lines.js';

/** @import { MazeState } from './arbiter.js' */
/** @import { Choosing } from './board/types.js' */

export const labyrinthParts = {
  style: 'labyrinth',
  moves: t('board-turns'),
  review: t('common-analyse'),
  Player: Seat,
  mayClaim: () => false,
  /** @param {unknown} _state @param {Choosing | null} _choosing @param {string | null} missed */
  pressedText: (_state, _choosing, missed) => (missed === null ? '' : refusedText(missed)),
  /** @param {unknown} _state @param {Choosing | null} choosing */
  yours: (_state, choosing) => t('board-your-turn', { step: stepText(choosing) }),
  /** @param {{tree: import('../game/tree.js').Tree, at: number}} state */
  lookingAt({ tree, at }) {
    const [turn, all] = [at, lastNode(tree)].map((id) => lineThrough(tree).indexOf(id));
    return turn === 0 ? t('board-at-start') : t('board-at-turn', { turn, all, move: nodeAt(tree, at).move?.slice(0, 5) ?? '' });
  },
};

/** A player beside the board, with what was found, as the viewer sees the player.
 * @param {{state: {shown: MazeState | null, clock: import('../game/clock.js').Clock<any> | null}, seat: string, name: string, notes: readonly string[],
 *   active: boolean, thinking: boolean, children?: any}} props */
function Seat({ state: { shown, clock }, seat, ...said }) {
  const player = shown?.players.find((one) => one.seat === seat);
  const left = player?.cards.length ?? 0;
  const open = /^[A-X]/.exec(player?.cards ?? '')?.[0];
  const cards = player && html`<span class="seat-cards" title=${t('board-cards-left', { count: left })}>
    ${left === 0 ? html`<span class="seat-home">${t('board-at-home')}</span>` : html`<${CardPicture} treasure=${open} /><span>${left}</span>`}</span>`;
  const found = player && player.found !== '' && html`<span class="seat-found" role="group" aria-label=${t('board-found')}>${
    [...player.found].map((treasure) => html`<${TreasureIcon} key=${treasure} treasure=${treasure} />`)}</span>`;
  return html`<${PlayerCard} side=${seat} sideName=${seatName(seat)} kind=${`seat of-${seat}`} icon=${html`<${PawnIcon} seat=${seat} />`} clock=${clock}
    beforeClock=${cards} afterClock=${found} ...${said} />`;
}
