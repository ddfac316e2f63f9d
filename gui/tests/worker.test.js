import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { LineSocket } from '../js/protocol/socket.js';
import { readGames, workerSocket } from '../js/protocol/worker.js';

/** @type {any[]} */
let made = [];
afterEach(() => {
  made = [];
});

/** A fake worker, driven by the test. */
class FakeWorker {
  /** @type {unknown[]} */
  sent = [];
  ended = false;
  /** @type {(event: {data: unknown}) => void} */
  onmessage = () => {};
  /** @type {(event: {message: string, preventDefault: () => void}) => void} */
  onerror = () => {};

  constructor() {
    made.push(this);
  }

  /** @param {unknown} message */
  postMessage(message) {
    this.sent.push(message);
  }

  terminate() {
    this.ended = true;
  }

  /** @param {...unknown} messages */
  say(...messages) {
    for (const data of messages) this.onmessage({ data });
  }
}
Object.assign(globalThis, { Worker: FakeWorker });

/** A line socket over a worker, what it reported, and its retries. */
async function start() {
  /** @type {string[]} */
  const heard = [];
  /** @type {(() => void)[]} */
  const retries = [];
  const socket = new LineSocket('engine/worker.js', {
    onOpen: () => heard.push('open'),
    onLine: (line) => heard.push(line),
    onLost: (reason) => heard.push(`lost ${reason}`),
    onRest: () => false,
  }, {
    connect: (url) => workerSocket(() => url, Promise.resolve(), ({ progress, total }) => heard.push(`${progress} of ${total}`)),
    later: (run) => retries.push(run),
    wake: null,
  });
  await Promise.resolve();
  return { socket, heard, retries };
}

test('an engine is loaded, and then lines go both ways', async () => {
  const { socket, heard } = await start();
  made[0].say({ progress: 1, total: 2 }, { progress: 2, total: 2 }, { ready: true });
  socket.send(['uci', 'isready']);
  made[0].say('uciok', 'readyok');
  assert.deepEqual(heard, ['1 of 2', '2 of 2', 'open', 'uciok', 'readyok']);
  assert.deepEqual(made[0].sent, ['uci', 'isready']);
  socket.close();
  assert.ok(made[0].ended);
});

test('a failed engine is ended and replaced', async () => {
  const { heard, retries } = await start();
  made[0].say({ ready: true }, { failed: 'unreachable' });
  retries[0]();
  await Promise.resolve();
  made[1].onerror({ message: 'no file', preventDefault: () => {} });
  assert.deepEqual(heard, ['open', 'lost unreachable', 'lost no file']);
  assert.deepEqual(made.map(({ ended }) => ended), [true, true]);
  assert.equal(retries.length, 2);
});

test('an engine that cannot use threads says so once, and works', async () => {
  /** @type {string[]} */
  const heard = [];
  const socket = workerSocket(() => 'engine/worker.js', Promise.resolve(), () => heard.push('loading'), () => heard.push('fell back'));
  socket.onopen = () => heard.push('open');
  await Promise.resolve();
  made[0].say({ fellBack: 'not cloned' }, { ready: true });
  assert.deepEqual(heard, ['fell back', 'open']);
});

test('an engine that is loaded but does not begin is ended', async () => {
  /** @type {string[]} */
  const heard = [];
  /** @type {(() => void)[]} */
  const waits = [];
  const socket = workerSocket(() => 'engine/worker.js', Promise.resolve(), ({ progress }) => heard.push(`${progress} bytes`), undefined, (run) => waits.push(run));
  socket.onclose = ({ reason }) => heard.push(reason);
  await Promise.resolve();
  made[0].say({ progress: 1, total: 2 }, { progress: 2, total: 2 }, { fellBack: 'not cloned' }, { progress: 1, total: 3 });
  waits[0]();
  assert.deepEqual(heard, ['1 bytes', '2 bytes', '1 bytes'], 'another build is being loaded');
  made[0].say({ progress: 3, total: 3 });
  waits[1]();
  assert.deepEqual(heard.slice(3), ['3 bytes', 'the engine did not begin']);
  assert.ok(made[0].ended);
});

test('a browser that starts no worker says why', async () => {
  const { Worker } = globalThis;
  Object.assign(globalThis, { Worker: class { constructor() { throw new TypeError('no workers here'); } } });
  const { heard } = await start();
  await new Promise((resolve) => setTimeout(resolve));
  Object.assign(globalThis, { Worker });
  assert.deepEqual(heard, ['lost no workers here']);
});

test('a worker closed before its turn is never loaded', async () => {
  const { socket } = await start();
  made.length = 0;
  workerSocket(() => 'engine/worker.js', Promise.resolve(), () => {}).close();
  await Promise.resolve();
  assert.deepEqual(made, []);
  socket.close();
});

test('a worker reads games and ends', async () => {
  const read = readGames('engine/worker.js', '1. c5R *');
  assert.deepEqual(made[0].sent, [{ games: '1. c5R *' }]);
  made[0].say({ progress: 1, total: 2 }, { ready: true }, { games: '{"games":[],"errors":["x"]}' });
  assert.deepEqual(await read, { games: [], errors: ['x'] });
  assert.ok(made[0].ended);
  const failed = readGames('engine/worker.js', '');
  made[1].say({ failed: 'no memory' });
  await assert.rejects(failed, /no memory/);
});
