import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LineSocket } from '../js/protocol/socket.js';

/** A socket whose connections, timers and time the test controls.
 * @param {{lags?: number[]}} [how] with `lags` signs of life are asked for, and their lags go there */
function start({ lags } = {}) {
  /** @type {any[]} */
  const made = [];
  /** @type {{run: () => void, after: number, at: number, done?: boolean}[]} */
  const timers = [];
  const time = { now: 0 };
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
    later: (run, after) => timers.push({ run, after, at: time.now }),
    now: () => time.now,
    ...(lags && { onLag: (lag) => lags.push(lag) }),
    wake,
  });
  /** Lets time pass, and runs the timers that end meanwhile.
   * @param {number} milliseconds */
  const pass = (milliseconds) => {
    for (const end = time.now + milliseconds; time.now < end;) {
      time.now += 100;
      for (const timer of timers.filter((one) => !one.done && one.at + one.after <= time.now)) {
        timer.done = true;
        timer.run();
      }
    }
  };
  return { socket, made, timers, heard, wake, pass };
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

test('a peer that answers shows its lag, and one that falls silent is dropped within seconds', () => {
  /** @type {number[]} */
  const lags = [];
  const { made, heard, pass } = start({ lags });
  made[0].onopen();
  pass(200);
  made[0].onmessage({ data: 'pong' });
  assert.deepEqual([made[0].sent, lags, heard], [['ping'], [200], ['open']]);
  pass(2500);
  assert.deepEqual(made[0].sent, ['ping', 'ping']);
  pass(4000);
  made[0].onmessage({ data: 'info depth 1' });
  pass(5500);
  assert.deepEqual(heard, ['open', 'info depth 1'], 'other lines are signs of life too');
  pass(9000);
  assert.deepEqual(heard, ['open', 'info depth 1', 'lost no answer']);
  assert.ok(lags.some((lag) => lag >= 5000), 'a missing answer is a lag');
  assert.equal(lags.at(-1), 0);
  assert.ok(made[0].closed);
});

test('a connection that never opens is given up', () => {
  const { made, heard, pass } = start({ lags: [] });
  made[0].readyState = 0;
  pass(9000);
  assert.deepEqual([heard, made[0].closed], [['lost no answer'], true]);
});

for (const change of ['offline', 'online']) {
  test(`after \`${change}\` the connection is dropped unless it answers at once`, () => {
    for (const answers of [true, false]) {
      const { made, heard, wake, pass } = start({ lags: [] });
      made[0].onopen();
      pass(100);
      made[0].onmessage({ data: 'pong' });
      pass(100);
      wake.dispatchEvent(new Event(change));
      pass(100);
      if (answers) made[0].onmessage({ data: 'pong' });
      pass(2000);
      assert.deepEqual(heard, answers ? ['open'] : ['open', 'lost no answer']);
    }
  });
}
