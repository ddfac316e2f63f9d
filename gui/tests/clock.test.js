import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clockText, DAY, daysText, flagged, goWords, newClock, pressed, running, stopped, timeLeft } from '../js/game/clock.js';

/** @type {import('../js/protocol/lines.js').Color[]} */
const SIDES = ['blue', 'red'];

test('only the side whose clock runs loses time', () => {
  const clock = running(newClock(60_000, 2000, SIDES), 'blue', 1000);
  assert.equal(timeLeft(clock, 'blue', 11_000), 50_000);
  assert.equal(timeLeft(clock, 'red', 11_000), 60_000);
});

test('a press adds the increment and stops the clock', () => {
  const clock = pressed(running(newClock(60_000, 2000, SIDES), 'red', 0), 5000);
  assert.equal(clock.running, null);
  assert.deepEqual(clock.left, { blue: 60_000, red: 57_000 });
  assert.deepEqual(pressed(clock, 9000).left, clock.left);
});

test('the flag falls on the running side, whose time stays at 0', () => {
  const clock = running(newClock(1000, 0, SIDES), 'red', 0);
  assert.equal(flagged(clock, 999), null);
  assert.equal(flagged(clock, 1000), 'red');
  assert.equal(timeLeft(clock, 'red', 5000), 0);
  assert.equal(flagged(stopped(clock, 5000), 9000), null);
});

test('the arguments of go for a clock', () => {
  assert.equal(goWords(running(newClock(60_000, 500, SIDES), 'blue', 0), 1000.5), 'wtime 58999 btime 60000 winc 500 binc 500');
});

test('clock times as text', () => {
  assert.deepEqual([0, 9_950, 19_999, 20_000, 65_000, 600_000, 3_723_000].map(clockText),
    ['0:00.0', '0:09.9', '0:19.9', '0:20', '1:05', '10:00', '1:02:03']);
});

test('days as text', () => {
  const times = [3 * DAY, 2 * DAY + 5 * 3_600_000 + 59_000, 5 * 3_600_000 + 12 * 60_000, 3_600_000, 3_599_000, 0];
  assert.deepEqual(times.map((time) => daysText(time)), ['3d', '2d 5h', '5h 12m', '1h', '59:59', '0:00.0']);
  assert.deepEqual(times.map((time) => daysText(time, true)), ['3 days', '2 days 5 hours', '5 hours 12 minutes', '1 hour', '59 minutes', '1 minute']);
  assert.equal(daysText(DAY + 60_000, true), '1 day');
});
