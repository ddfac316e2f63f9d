// A game clock for two, as an immutable value. It reads no time itself: every call gets the current time.

import { opponent } from '../protocol/lines.js';

/** @typedef {import('../protocol/lines.js').Color} Color */

/** @typedef {{
 *   left: Readonly<Record<Color, number>>,
 *   increment: number,
 *   running: Color | null,
 *   since: number,
 * }} Clock all times in milliseconds; `left` is what each side had at the time `since` */

/** @param {number} base @param {number} increment
 * @returns {Clock} a clock that stands still */
export function newClock(base, increment) {
  return { left: { blue: base, red: base }, increment, running: null, since: 0 };
}

/** What a side has left, 0 at least.
 * @param {Clock} clock @param {Color} color @param {number} now */
export function timeLeft(clock, color, now) {
  const used = clock.running === color ? now - clock.since : 0;
  return Math.max(0, clock.left[color] - used);
}

/** The clock standing still.
 * @param {Clock} clock @param {number} now
 * @returns {Clock} */
export function stopped(clock, now) {
  const left = { blue: timeLeft(clock, 'blue', now), red: timeLeft(clock, 'red', now) };
  return { ...clock, left, running: null, since: now };
}

/** The clock of one side running.
 * @param {Clock} clock @param {Color} color @param {number} now
 * @returns {Clock} */
export function running(clock, color, now) {
  return { ...stopped(clock, now), running: color };
}

/** The running side has moved: it gets the increment, and the clock stops until the other side's time begins.
 * @param {Clock} clock @param {number} now
 * @returns {Clock} */
export function pressed(clock, now) {
  const by = clock.running;
  const still = stopped(clock, now);
  if (by === null) return still;
  const other = opponent(by);
  const left = /** @type {Record<Color, number>} */ ({ [by]: still.left[by] + clock.increment, [other]: still.left[other] });
  return { ...still, left };
}

/** The side whose time is over, or null.
 * @param {Clock} clock @param {number} now
 * @returns {Color | null} */
export function flagged(clock, now) {
  return clock.running !== null && timeLeft(clock, clock.running, now) === 0 ? clock.running : null;
}

/** What `go` is told of the clock.
 * @param {Clock} clock @param {number} now */
export function goWords(clock, now) {
  const left = (/** @type {Color} */ color) => Math.floor(timeLeft(clock, color, now));
  return `wtime ${left('blue')} btime ${left('red')} winc ${clock.increment} binc ${clock.increment}`;
}

/** A time as it stands on a clock: `1:05`, `1:02:03`, and tenths below twenty seconds.
 * @param {number} milliseconds */
export function clockText(milliseconds) {
  if (milliseconds < 20_000) return `0:${(Math.floor(milliseconds / 100) / 10).toFixed(1).padStart(4, '0')}`;
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (/** @type {number} */ number) => String(number).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
