// Akhet in a worker. It takes lines of protocol.md by postMessage, as strings or UTF-8 bytes, and posts each line of
// output as a string. It also posts objects: {progress, total} in bytes while it loads, {ready: true}, {failed: 'why'}
// when it cannot begin or continue, and {ended: true} after `quit`. It answers the object {games: 'PGN'} with
// {games: 'JSON'}, the games of that text. What is sent before it is ready is queued.
//
// Where memory can be shared, which in browsers takes an isolated page (with the headers COOP and COEP), it runs the
// build with threads: this worker reads and writes lines, and each thread is another worker. Elsewhere it runs the
// build with one thread, whose searches ask for the next line; see `waits.js` for how. If the build with threads cannot
// begin, for whatever reason (some browsers grant shared memory but cannot pass it to a worker), it posts
// {fellBack: 'why'} and runs the build with one thread.
//
// Its URL (in Node.js its workerData) may have parameters: `build=one` or `build=threads`, and the maxima of the
// options `Hash` (in MB) and `Threads`: `hash=1024&threads=8`. Only tests set `requests=yes`.
import { host } from './host.js';
import { load, FILES } from './load.js';
import { front } from './front.js';
import { canSuspend, waiting } from './waits.js';

const { port, isNode, parameters } = host;

const canShare = typeof SharedArrayBuffer === 'function' && (isNode || globalThis.crossOriginIsolated);
/** Whether this is the worker that another one passes lines on to, with what may interrupt them. */
const isSecond = parameters.has('second');
let build = parameters.get('build') ?? (canShare ? 'threads' : 'one');

/** Waiting lines, as bytes. */
const lines = [];
/** Waiting PGN texts, as bytes. */
const texts = [];
/** Whether a PGN text is being read, so that the output is its games. */
let reading = false;
/** The line that the module is about to read. */
let announced;
let exports;
let memory;
/** Whether the module is at work, or lines must wait for threads to begin. */
let busy = true;
let failed = false;
/** While the engine begins: ends that with an error. */
let abandon;
/** Passes messages on to a second worker, if one is needed. */
let relay;
/** Lines that need the opening book, a file beside this one. */
const NEEDS_BOOK = /^\s*(book|setoption\s.*\bOwnBook)\b/i;
let hasBook = false;

const text = (pointer, length) =>
  // TextDecoder does not accept shared memory, so the bytes are copied.
  new TextDecoder().decode(new Uint8Array(memory.buffer, pointer, length).slice());

function fail(why) {
  if (abandon) return abandon(new Error(why));
  if (!failed) port.post({ failed: String(why) });
  failed = true;
}

/** What the module imports in either build. */
const imports = {
  now: () => performance.timeOrigin + performance.now(),
  write(pointer, length) {
    const written = text(pointer, length).slice(0, -1);
    if (reading) port.post({ games: written });
    else for (const line of written.split('\n')) port.post(line);
  },
  fail: (pointer, length) => fail(text(pointer, length)),
  read(pointer) {
    new Uint8Array(memory.buffer).set(announced, pointer);
  },
  poll: () => -1,
};

/** Announces the next line to the module and returns its length, or -1 if there is none. */
function announce(line = lines.shift()) {
  announced = line?.line ?? line;
  if (line?.signals) waits.use(line.signals);
  return announced?.length ?? -1;
}

/** Passes the waiting texts and lines to the module, one after the other. */
async function work() {
  if (busy || failed) return;
  busy = true;
  try {
    while ((texts.length || lines.length) && !failed) {
      if (texts.length) {
        announced = texts.shift();
        reading = true;
        exports.games(announced.length);
        reading = false;
        continue;
      }
      if (!hasBook && NEEDS_BOOK.test(new TextDecoder().decode(lines[0].line ?? lines[0]))) await giveBook();
      const goesOn = await exports.line(announce());
      await threads?.begun();
      if (!goesOn) return end();
    }
    busy = false;
  } catch (error) {
    fail(error.message);
  }
}

/** Gives the module its book, or none if it cannot be loaded. */
async function giveBook() {
  const response = await host.open(new URL('./akhet.book', import.meta.url)).catch(() => null);
  if (!response?.ok) return;
  hasBook = true;
  announced = new Uint8Array(await response.arrayBuffer());
  exports.book(announced.length);
}

function end() {
  port.post({ ended: true });
  port.close();
}

/** What is not bytes becomes text: the module reserves as much memory as an object claims to be long. */
const bytes = (line) => (line instanceof Uint8Array ? line : new TextEncoder().encode(line));

function take(line) {
  if (relay) return relay(line?.games === undefined ? bytes(line) : line);
  if (line?.games !== undefined) texts.push(bytes(line.games));
  else lines.push(isSecond ? line : bytes(line));
  waits?.arrived();
  work();
}

/** The threads of the build with threads. */
class Threads {
  /** Workers whose thread has ended. */
  #idle = [];
  #all = [];
  /** Threads that have been started but have not begun. */
  #beginning = new Set();

  constructor(module) {
    this.module = module;
  }

  /** Starts a thread, in an idle worker if there is one. */
  spawn() {
    const begun = withResolvers();
    this.#beginning.add(begun.promise);
    begun.promise.then(() => this.#beginning.delete(begun.promise));
    const worker = this.#idle.pop() ?? this.#start();
    worker.begun = begun.resolve;
    worker.post({ run: true });
  }

  #start() {
    const STACK = 4 << 20;
    const [size, align] = [exports.__tls_size.value, exports.__tls_align.value];
    const round = (number, to) => Math.ceil(number / to) * to;
    const bottom = round(exports.allocate(STACK + size + 2 * 64), 64);
    const worker = host.start(new URL('./thread.js', import.meta.url));
    worker.listen((message) => {
      if (threads !== this) return;
      if (message.begun) worker.begun();
      else if (message.idle) this.#idle.push(worker);
      else if (message.wake) this.#wake();
      else if (message.failed) fail(message.failed);
    });
    this.#all.push(worker);
    const local = round(bottom + STACK, Math.max(align, 16));
    worker.post({ module: this.module, memory, stack: bottom + STACK, local });
    return worker;
  }

  #wake() {
    try {
      if (!failed && !exports.write()) end();
    } catch (error) {
      fail(error.message);
    }
  }

  /** Resolves when all threads have begun. Until then the event loop of this worker must stay free. */
  begun() {
    return Promise.all(this.#beginning);
  }

  /** Ends all of them, wherever they are. */
  end() {
    for (const worker of this.#all) worker.end();
  }
}

function withResolvers() {
  const it = {};
  it.promise = new Promise((resolve) => (it.resolve = resolve));
  return it;
}

let threads;
let waits;

/** Loads the engine and starts it. */
async function begin() {
  const module = await load(FILES[build], (progress, total) => port.post({ progress, total }));
  const maxThreads = parameters.get('threads') ?? (build === 'threads' ? host.processors : 1);
  if (build === 'threads') {
    memory = sharedMemory();
    threads = new Threads(module);
    const all = { ...imports, spawn: () => threads.spawn(), wake() {} };
    const instance = await WebAssembly.instantiate(module, { akhet: all, env: { memory } });
    exports = instance.exports;
  } else {
    waits = waiting(host, announce, take);
    const all = { ...imports, poll: waits.poll };
    const instance = await WebAssembly.instantiate(module, { akhet: all });
    exports = { ...instance.exports, line: waits.entry(instance.exports.line) };
    memory = instance.exports.memory;
  }
  if (!exports.start(parameters.get('hash') ?? 1024, maxThreads)) throw new Error('the engine cannot start');
  await threads?.begun();
}

async function run() {
  if (build === 'one' && !isNode && !isSecond && !canSuspend(host)) {
    relay = front(host);
    for (const pgn of texts) relay({ games: new TextDecoder().decode(pgn) });
    lines.forEach(relay);
    return;
  }
  try {
    await Promise.race([begin(), new Promise((_, reject) => (abandon = reject))]);
  } catch (error) {
    abandon = undefined;
    if (build === 'one' || parameters.has('build')) return fail(error.message);
    threads?.end();
    threads = undefined;
    build = 'one';
    parameters.set('build', build);
    port.post({ fellBack: error.message });
    return run();
  }
  abandon = undefined;
  port.post({ ready: true });
  busy = false;
  work();
}

/** As much memory as the device grants: on phones less than the possible 4 GB. */
function sharedMemory() {
  for (let maximum = 65536; ; maximum /= 2) {
    try {
      return new WebAssembly.Memory({ initial: 256, maximum, shared: true });
    } catch (error) {
      if (maximum <= 4096) throw error;
    }
  }
}

port.listen(take, () => fail('a message cannot be read'));
run();
