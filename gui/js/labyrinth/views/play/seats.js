// The players of a match beside the board.

import { html } from 'htm/preact';
import { Seat } from '../../seat.js';
import { playerName, strength } from './match.js';

/** @param {{match: import('./match.js').Match, named: readonly import('./match.js').Opponent[], seat: import('../../lines.js').Seat,
 *   player: import('../../lines.js').Player | undefined, active: boolean, thinking: boolean, clock: import('./model.js').PlayState['clock']}} props */
export function SeatCard({ match, named, seat, ...shown }) {
  const notes = [strength(match.players[seat], named)].filter((text) => text);
  return html`<${Seat} seat=${seat} name=${playerName(match, seat)} notes=${notes} ...${shown} />`;
}
