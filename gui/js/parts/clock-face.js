// A clock that ticks while its side's time is running.

import { html } from 'htm/preact';
import { useEffect, useState } from 'preact/hooks';
import { clockText, daysText, dueText, timeLeft } from '../game/clock.js';
import { t } from '../lang/texts.js';

const TICK = 100;
/** The same for days, and below what they are called short. */
const DAYS_TICK = 1000;
const SHORT_OF_TIME = 20_000;
const SHORT_OF_DAYS = 3_600_000;

/** @template {string} S
 * @param {{clock: import('../game/clock.js').Clock<S>, side: S, name: string}} props `name` is what the side is called */
export function ClockFace({ clock, side, name }) {
  const [, tick] = useState(0);
  const { due } = clock;
  const runs = clock.running === side;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), due === undefined ? TICK : DAYS_TICK);
    return () => clearInterval(timer);
  }, [runs, due]);
  if (due === undefined) {
    const left = timeLeft(clock, side, performance.now());
    return html`<time class=${`clock ${runs ? 'runs' : ''} ${left < SHORT_OF_TIME ? 'short' : ''}`}
      aria-label=${t('board-clock', { name })}>${clockText(left)}</time>`;
  }
  // The time of day passes while the machine sleeps. The clocks of others would show that they have all their time.
  const left = Math.max(0, due - Date.now());
  return runs && html`<time class=${`clock runs ${left < SHORT_OF_DAYS ? 'short' : ''}`} title=${t('board-due', { due: dueText(due) })}
    aria-label=${t('board-clock-due', { name, left: daysText(left, true), due: dueText(due) })}>${daysText(left)}</time>`;
}
