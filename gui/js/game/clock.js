// A game clock, as an immutable value. It reads no time itself: every call gets the current time.

import { dateText, numberText } from '../lang/texts.js';

/** @import { Color } from '../protocol/lines.js' */

/**
 * @template {string} [S=Color] the sides
 * @typedef {{
 *   left: Readonly<Record<S, number>>,
 *   increment: number,
 *   running: S | null,
 *   since: number,
 *   due?: number,
 * }} Clock all times in milliseconds; `left` is what each side had at the time `since`; `due` is when the running side's time is up, since
 *  1970, where each move has days of its own, and 0 while none runs */

/** @template {string} S
 * @param {number} base @param {number} increment @param {readonly S[]} sides
 * @returns {Clock<S>} a clock that stands still */
export function newClock(base, increment, sides) {
  const left = /** @type {Record<S, number>} */ (Object.fromEntries(sides.map((side) => [side, base])));
  return { left, increment, running: null, since: 0 };
}

/** What a side has left, at least 0.
 * @template {string} S
 * @param {Clock<S>} clock @param {S} side @param {number} now */
export function timeLeft(clock, side, now) {
  const used = clock.running === side ? now - clock.since : 0;
  return Math.max(0, clock.left[side] - used);
}

/** The clock standing still.
 * @template {string} S
 * @param {Clock<S>} clock @param {number} now
 * @returns {Clock<S>} */
export function stopped(clock, now) {
  const { running: side } = clock;
  const left = side === null ? clock.left : { ...clock.left, [side]: timeLeft(clock, side, now) };
  return { ...clock, left, running: null, since: now };
}

/** The clock of one side running.
 * @template {string} S
 * @param {Clock<S>} clock @param {S} side @param {number} now
 * @returns {Clock<S>} */
export function running(clock, side, now) {
  return { ...stopped(clock, now), running: side };
}

/** The running side has moved: it gets the increment, and the clock stops until the next side's time begins.
 * @template {string} S
 * @param {Clock<S>} clock @param {number} now
 * @returns {Clock<S>} */
export function pressed(clock, now) {
  const by = clock.running;
  const still = stopped(clock, now);
  return by === null ? still : { ...still, left: { ...still.left, [by]: still.left[by] + clock.increment } };
}

/** The side whose time is up, or null.
 * @template {string} S
 * @param {Clock<S>} clock @param {number} now
 * @returns {S | null} */
export function flagged(clock, now) {
  return clock.running !== null && timeLeft(clock, clock.running, now) === 0 ? clock.running : null;
}

/** The words of `go` for the clock, in Laser Chess.
 * @param {Clock} clock @param {number} now */
export function goWords(clock, now) {
  const left = (/** @type {Color} */ color) => Math.floor(timeLeft(clock, color, now));
  return `wtime ${left('blue')} btime ${left('red')} winc ${clock.increment} binc ${clock.increment}`;
}

/** A time as a clock shows it: `1:05`, `1:02:03`, and tenths below twenty seconds.
 * @param {number} milliseconds */
export function clockText(milliseconds) {
  if (milliseconds < 20_000) return `0:${(Math.floor(milliseconds / 100) / 10).toFixed(1).padStart(4, '0')}`;
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (/** @type {number} */ number) => String(number).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

const [MINUTE, HOUR] = [60_000, 3_600_000];
export const DAY = 24 * HOUR;

/** A time that may be days: `2d 5h` or, if `long`, `2 days 5 hours`; below an hour, short, as a clock shows it.
 * @param {number} milliseconds @param {boolean} [long] */
export function daysText(milliseconds, long = false) {
  if (milliseconds < HOUR && !long) return clockText(milliseconds);
  const unitDisplay = long ? 'long' : 'narrow';
  const text = (/** @type {number} */ count, /** @type {string} */ unit) => numberText(count, { style: 'unit', unit, unitDisplay });
  // Of a part of a minute, nothing would be left.
  const minutes = Math.max(1, Math.floor(milliseconds / MINUTE));
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
  const parts = [[days, 'day'], [hours, 'hour'], [days > 0 ? 0 : minutes % 60, 'minute']];
  return parts.flatMap(([count, unit]) => (Number(count) > 0 ? [text(Number(count), String(unit))] : [])).join(' ');
}

/** A time of day in words: `Tuesday, December 1 at 2:05 PM`.
 * @param {number} time since 1970, in milliseconds */
export function dueText(time) {
  const text = dateText(time, { weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' });
  return text.replace(/ (?=\d)/g, '\u00a0');
}
