// The worker in node and in Chromium: the signature of the search, and how soon `stop` is answered.
// usage: FOLDER=FOLDER CHROMIUM=PROGRAM node --test engine.test.js
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';

const { FOLDER, CHROMIUM } = process.env;
/** The limit on the time from `stop` to its answer, in ms. */
const LONGEST = 50;

/** Starts the worker; `receive` gets each message it posts, with its arrival time in ms. */
async function inNode(build, receive) {
  const worker = new Worker(`${FOLDER}/worker.js`, { workerData: `build=${build}` });
  worker.on('message', (message) => receive(message, performance.now()));
  const send = async (line) => {
    const at = performance.now();
    worker.postMessage(line);
    return at;
  };
  return { send, close: () => worker.terminate() };
}

async function inChromium(way, receive) {
  // Imported here, since Chromium's driver may be missing where node alone is tested.
  const { open } = await import('./chromium.js');
  const { page, close } = await open(FOLDER, way, ({ message, at }) => receive(message, at));
  const send = (line) =>
    page.evaluate((line) => {
      const at = performance.now();
      globalThis.worker.postMessage(line);
      return at;
    }, line);
  return { send, close };
}

/** A conversation with the worker. */
class Talk {
  #seen = [];
  #woken = () => {};

  static async begin(start, way) {
    const talk = new Talk();
    const worker = await start(way, (message, at) => {
      if (message.failed) console.error(message.failed);
      talk.#seen.push({ message, at });
      talk.#woken();
    });
    return Object.assign(talk, worker);
  }

  /** The next message that begins with `start`, and its arrival time. Earlier messages are dropped. */
  async until(start) {
    for (;;) {
      const next = this.#seen.shift();
      if (next && typeof next.message === 'string' && next.message.startsWith(start)) return next;
      if (!next) await new Promise((resolve) => (this.#woken = resolve));
    }
  }
}

const PLACES = [
  ['node', 'one', inNode],
  ['node', 'threads', inNode],
  ...(CHROMIUM ? ['one', 'requests', 'threads'].map((way) => ['Chromium', way, inChromium]) : []),
];

for (const [place, way, start] of PLACES) {
  test(`${place}, ${way}`, { timeout: 180_000 }, async (t) => {
    const talk = await Talk.begin(start, way);
    try {
      await talk.send('bench 8');
      const bench = await talk.until('243990 nodes');
      t.diagnostic(bench.message);
      const times = [];
      for (let round = 0; round < 50; round += 1) {
        await talk.send('position startpos');
        await talk.send(round % 2 ? 'go infinite' : 'go ponder wtime 1000 btime 1000');
        await talk.until('info depth 3');
        await new Promise((resolve) => setTimeout(resolve, 7 * (round % 7)));
        const at = await talk.send('stop');
        times.push((await talk.until('bestmove')).at - at);
      }
      times.sort((a, b) => a - b);
      t.diagnostic(`stop to bestmove: median ${times[25].toFixed(1)} ms, worst ${times[49].toFixed(1)} ms`);
      assert(times[49] <= LONGEST, `${times[49]} ms`);
      for (const [work, answer] of [
        ['solve 8', 'solved stopped'],
        ['go perft 7', 'info string perft stopped'],
        ['review', 'reviewok'],
        ['judge c5R', 'judgeok'],
      ]) {
        await talk.send(work);
        const at = await talk.send('stop');
        const took = (await talk.until(answer)).at - at;
        t.diagnostic(`stop of ${work}: ${took.toFixed(1)} ms`);
      }
      await talk.send('setoption name UCI_Variant value labyrinth');
      await talk.send('go depth 2');
      await talk.until('bestmove');
    } finally {
      await talk.close();
    }
  });
}

/** Ways in which the build with threads cannot begin, as modules that make them so. */
const FAULTS = {
  'memory cannot be shared': `
    const { Memory } = WebAssembly;
    WebAssembly.Memory = class extends Memory {
      constructor(options) {
        if (options.shared) throw new RangeError('out of memory');
        super(options);
      }
    };`,
  'memory cannot be passed to a worker': passing(`throw new DOMException('not cloned', 'DataCloneError');`),
  'a thread fails': passing('message = { ...message, module: "none" };'),
};

/** @param {string} fault what happens when memory is passed */
function passing(fault) {
  return `
    import { Worker } from 'node:worker_threads';
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (message) {
      if (message.memory) { ${fault} }
      return postMessage.call(this, message);
    };`;
}

for (const [fault, code] of Object.entries(FAULTS)) {
  const execArgv = ['--import', `data:text/javascript,${encodeURIComponent(code)}`];
  /** Everything that the worker posts until it answers a search or fails. */
  const search = (workerData) =>
    new Promise((resolve) => {
      const worker = new Worker(`${FOLDER}/worker.js`, { workerData, execArgv });
      const messages = [];
      worker.on('message', (message) => {
        messages.push(message);
        if (!message.failed && !String(message).startsWith('bestmove')) return;
        worker.terminate();
        resolve(messages);
      });
      worker.postMessage('go nodes 1000');
    });
  test(`where ${fault}, the build with one thread runs`, { timeout: 60_000 }, async () => {
    const messages = await search('');
    const at = messages.findIndex(({ fellBack }) => fellBack);
    assert(at >= 0 && at < messages.findIndex(({ ready }) => ready), JSON.stringify(messages));
    assert.match(messages.at(-1), /^bestmove [a-j]/);
  });
  test(`where ${fault}, the build with threads fails if it is asked for by name`, { timeout: 60_000 }, async () => {
    assert.ok((await search('build=threads')).at(-1).failed);
  });
}
