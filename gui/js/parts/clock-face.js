// A clock that ticks while its side's time is running.

import { html } from 'htm/preact';
import { useEffect, useState } from 'preact/hooks';
import { clockText, timeLeft } from '../game/clock.js';

const TICK = 100;
const SHORT_OF_TIME = 20_000;

/** @template {string} S
 * @param {{clock: import('../game/clock.js').Clock<S>, side: S, name: string}} props `name` is what the side is called */
export function ClockFace({ clock, side, name }) {
  const [, tick] = useState(0);
  const runs = clock.running === side;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), TICK);
    return () => clearInterval(timer);
  }, [runs]);
  const left = timeLeft(clock, side, performance.now());
  return html`<time class=${`clock ${runs ? 'runs' : ''} ${left < SHORT_OF_TIME ? 'short' : ''}`}
    aria-label=${`${name}'s clock`}>${clockText(left)}</time>`;
}
