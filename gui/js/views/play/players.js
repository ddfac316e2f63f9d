// The card of a player of a match.

import { html } from 'htm/preact';
import { PlayerCard } from '../../parts/player-card.js';
import { colorName } from '../../protocol/lines.js';
import { playerName, strengthText } from './match.js';

/** @typedef {import('../../protocol/lines.js').Color} Color */

/** @param {{match: import('./match.js').Match, named: readonly import('./match.js').Opponent[], color: Color, active: boolean,
 *   thinking: boolean, clock: import('../../game/clock.js').Clock | null}} props `active`: it is their turn */
export function MatchPlayer({ match, named, color, active, thinking, clock }) {
  const player = match.players[color];
  const notes = player.kind === 'engine' ? [strengthText(player.strength, named)].filter((text) => text) : [];
  return html`<${PlayerCard} side=${color} sideName=${colorName(color)} name=${playerName(match, color)} notes=${notes}
    active=${active} thinking=${thinking} clock=${clock} />`;
}
