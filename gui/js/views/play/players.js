// A player's card: name, strength, clock.

import { html } from 'htm/preact';
import { useEffect, useState } from 'preact/hooks';
import { clockText, timeLeft } from '../../game/clock.js';
import { colorName } from '../../protocol/lines.js';
import { playerName, strengthText } from './match.js';

/** @typedef {import('../../protocol/lines.js').Color} Color */
/** @typedef {import('../../game/clock.js').Clock} Clock */

const TICK = 100;
const SHORT_OF_TIME = 20_000;

/** @param {{match: import('./match.js').Match, named: readonly import('./match.js').Opponent[], color: Color, active: boolean, thinking: boolean, clock: Clock | null}} props
 *  `active`: it is their turn */
export function PlayerCard({ match, named, color, active, thinking, clock }) {
  const player = match.players[color];
  const name = playerName(match, color);
  const notes = [
    ...(name === colorName(color) ? [] : [colorName(color)]),
    ...(player.kind === 'engine' ? [strengthText(player.strength, named)].filter((text) => text) : []),
  ];
  return html`<section class=${`player ${color} ${active ? 'active' : ''}`} aria-label=${`${colorName(color)}: ${name}`}>
    <span class="player-color" aria-hidden="true"></span>
    <span class="player-name">${name}<small>${notes.join(' · ')}</small></span>
    ${thinking && html`<span class="thinking" role="img" aria-label="thinking"><i></i><i></i><i></i></span>`}
    ${clock && html`<${ClockFace} clock=${clock} color=${color} />`}
  </section>`;
}

/** @param {{clock: Clock, color: Color}} props */
function ClockFace({ clock, color }) {
  const [, tick] = useState(0);
  const runs = clock.running === color;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), TICK);
    return () => clearInterval(timer);
  }, [runs]);
  const left = timeLeft(clock, color, performance.now());
  return html`<time class=${`clock ${runs ? 'runs' : ''} ${left < SHORT_OF_TIME ? 'short' : ''}`}
    aria-label=${`Clock of ${colorName(color)}`}>${clockText(left)}</time>`;
}
