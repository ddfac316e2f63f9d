import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LineSocket } from '../js/protocol/socket.js';

/** A socket whose connections and timers the test controls. */
function start() {
  /** @type {any[]} */
  const made = [];
  /** @type {{run: () => void, after: number}[]} */
  const timers = [];
  /** @type {string[]} */
  const heard = [];
  const wake = new EventTarget();
  const socket = new LineSocket('ws://x', {
    onOpen: () => heard.push('open'),
    onLine: (line) => heard.push(line),
    onLost: (reason) => heard.push(`lost ${reason}`),
    onRest: () => heard.push('rest') > 0,
  }, {
    connect: () => {
      const connection = { readyState: 1, sent: [], send(/** @type {never} */ line) { this.sent.push(line); }, close() { this.closed = true; }, closed: false };
      made.push(connection);
      return /** @type {any} */ (connection);
    },
    later: (run, after) => timers.push({ run, after }),
    wake,
  });
  return { socket, made, timers, heard, wake };
}

test('lines go both ways', () => {
  const { socket, made, heard } = start();
  made[0].onopen();
  made[0].onmessage({ data: 'id name x\r\nuciok\n' });
  socket.send(['a', 'b']);
  assert.deepEqual(heard, ['open', 'id name x', 'uciok']);
  assert.deepEqual(made[0].sent, ['a', 'b']);
});

test('it reconnects with growing delays, which a good connection resets', () => {
  const { made, timers, heard } = start();
  made[0].onclose({ reason: 'idle' });
  assert.deepEqual(heard, ['lost idle']);
  for (let times = 0; times < 7; times++) {
    timers[times].run();
    if (times > 3) made[times + 1].onmessage({ data: 'info string error the engine could not be started\n' });
    made[times + 1].onclose({ reason: '' });
  }
  assert.deepEqual(timers.map(({ after }) => after), [200, 400, 800, 1600, 3200, 6400, 8000, 8000]);
  timers[7].run();
  made[8].onmessage({ data: 'uciok' });
  made[8].onclose({ reason: '' });
  assert.equal(timers[8].after, 200);
});

test('`online` connects at once, and the pending retry does not connect again', () => {
  const { made, timers, wake } = start();
  made[0].onclose({ reason: '' });
  wake.dispatchEvent(new Event('online'));
  assert.equal(made.length, 2);
  timers[0].run();
  assert.equal(made.length, 2);
});

test('close is final, and reset reconnects', () => {
  const { socket, made, timers, heard } = start();
  socket.reset();
  assert.equal(made[0].closed, true);
  assert.deepEqual(heard, ['lost no answer']);
  made[0].onclose({ reason: 'late' });
  assert.equal(timers.length, 1);
  timers[0].run();
  socket.close();
  made[1].onclose({ reason: '' });
  assert.equal(timers.length, 1);
});

test('a resting socket reconnects only when woken', () => {
  const { socket, made, timers, heard, wake } = start();
  made[0].onopen();
  made[0].onclose({ code: 4000, reason: 'the session was idle' });
  wake.dispatchEvent(new Event('online'));
  assert.deepEqual([heard, timers.length, made.length], [['open', 'rest'], 0, 1]);
  socket.wake();
  made[1].onopen();
  assert.deepEqual(heard, ['open', 'rest', 'open']);
});
