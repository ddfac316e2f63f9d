// One engine session over a socket: jobs in order; it is re-established with its options after a lost connection.

import { Draw } from './draw.js';
import { Ask, EngineError, Handshake, oneLine, Search } from './jobs.js';
import { Judge, Review } from './review.js';
import { TIMES } from './socket.js';
import { Solve } from './solve.js';

/** @import { Found, Identity, Job, StoppableJob } from './jobs.js' */
/** @import { Info } from './lines.js' */
/** @import { ReviewLine } from './review.js' */
/** @import { SocketHandler } from './socket.js' */
/** @typedef {{send: (lines: string[]) => void, reset: () => void, wake: () => void, close: () => void}} Lines a LineSocket, or a test's stand-in */

/** @typedef {{kind: 'connecting' | 'ready' | 'closed', reason: string} | {kind: 'lost', reason: string, full?: boolean}} SessionStatus
 *  `reason` is what the server said when it closed a connection, and may be empty; `full`: there are too many sessions */

/** @typedef {Record<string, string | number | boolean>} Settings values of options by name */

/** @typedef {{
 *   variant?: string,
 *   settings?: Settings,
 *   onStatus?: (status: SessionStatus) => void,
 *   onError?: (text: string) => void,
 *   later?: (run: () => void, milliseconds: number) => any,
 *   now?: () => number,
 * }} SessionParts `variant` is the game, a value of `UCI_Variant`; `onError` hears errors that cannot reject any call: refused settings */

/** @typedef {{done: Promise<Found>, stop: () => void}} Thinking */

/** The code with which the server closes a session above its limit. */
const FULL = 4006;
const ATTEMPTS = 3;
const QUICK_LOSS = 5000;
const STOP_PATIENCE = 10_000;

export class Session {
  /** @type {SessionStatus} */
  status = { kind: 'connecting', reason: '' };
  /** @type {Identity} */
  identity = { name: '', options: new Map() };
  #lines;
  #parts;
  /** @type {Settings} */
  #settings;
  /** @type {Job[]} */
  #queue = [];
  /** @type {Job | null} */
  #current = null;
  #started = 0;
  #quickLosses = 0;
  /** The number of consecutive handshakes that failed although the server was there, because the engine could not be started. */
  #failedStarts = 0;
  /** Whether the connection stays closed until something is asked. */
  #resting = false;

  /**
   * @param {(handler: SocketHandler) => Lines} connect
   * @param {SessionParts} [parts]
   */
  constructor(connect, parts = {}) {
    this.#parts = { ...TIMES, ...parts };
    this.#settings = { ...parts.settings };
    this.#lines = connect({
      onOpen: () => this.#shakeHands(),
      onLine: (line) => this.#hear(line),
      onLost: (reason, code) => this.#lost(reason, code),
      onRest: () => {
        // A search that nobody has ended is still wanted.
        this.#resting = this.#queue.length === 0;
        return this.#resting;
      },
    });
  }

  /** Sends lines other than a search, and collects their replies. Because a session may be re-established between two
   * calls, lines that depend on a position begin with it.
   * @param {string[]} lines
   * @returns {Promise<string[]>} rejects with an EngineError that has the text of the first error line */
  ask(lines) {
    const job = new Ask(() => lines);
    this.#enqueue(job);
    return job.done;
  }

  /** Sets options, now and whenever the session is re-established. Options that the engine does not have are left out.
   * @param {Settings} settings
   * @returns {Promise<unknown>} */
  async set(settings) {
    // Kept values are sent in every handshake.
    for (const value of Object.values(settings)) oneLine(String(value));
    Object.assign(this.#settings, settings);
    const job = new Ask(() => settingLines(settings, this.identity));
    this.#enqueue(job);
    return job.done;
  }

  /** Searches a position once all earlier calls are done.
   * @param {string} position what follows the word `position`
   * @param {string | (() => string)} go what follows the word `go`; a function is asked when it is sent
   * @param {(infos: Info[]) => void} [onInfo] hears the newest report of each line, the best first
   * @returns {Thinking} */
  search(position, go, onInfo = () => {}) {
    return this.#work(new Search(position, typeof go === 'string' ? () => go : go, onInfo, this.#parts.later));
  }

  /** Reviews a game once all earlier calls are done.
   * @param {string} position what follows the word `position`
   * @param {string} limits what follows the word `review`
   * @param {(line: ReviewLine) => void} onLine hears every line; after a lost connection they come again from the first
   * @returns {{done: Promise<void>, stop: () => void}} */
  review(position, limits, onLine) {
    return this.#work(new Review(position, limits, onLine));
  }

  /** Judges a move in a position once all earlier calls are done.
   * @param {string} position what follows the word `position` @param {string} move
   * @returns {{done: Promise<import('./review.js').Judged | null>, stop: () => void}} */
  judge(position, move) {
    return this.#work(new Judge(position, move));
  }

  /** Looks for a proof of a win or loss once all earlier calls are done.
   * @param {string} position what follows the word `position` @param {number} most of the winner's moves
   * @returns {{done: Promise<import('./solve.js').Solved>, stop: () => void}} */
  solve(position, most) {
    return this.#work(new Solve(position, most));
  }

  /** Draws a random setup once all earlier calls are done.
   * @param {number} seed
   * @returns {{done: Promise<string | null>, stop: () => void}} its FEN */
  setup(seed) {
    return this.#work(new Draw(seed));
  }

  /** Resolves when all earlier calls are done, and the handshake in any case.
   * @returns {Promise<unknown>} */
  ready() {
    return this.ask([]);
  }

  /** Ends the session for good; calls still open are rejected. */
  close() {
    this.#lines.close();
    this.#current = null;
    for (const job of this.#queue.splice(0)) job.fail(new EngineError('the session is closed'));
    this.#say({ kind: 'closed', reason: '' });
  }

  /** @template T @param {StoppableJob<T>} job */
  #work(job) {
    this.#enqueue(job);
    return { done: job.done, stop: () => this.#stop(job) };
  }

  /** @param {Job} job */
  #enqueue(job) {
    if (this.status.kind === 'closed') {
      job.fail(new EngineError('the session is closed'));
      return;
    }
    if (this.#queue.length === 0 && this.status.kind === 'lost') {
      // The engine may be back even if the attempt under way still fails.
      this.#failedStarts = Math.min(this.#failedStarts, ATTEMPTS - 2);
      this.#lines.wake();
    }
    this.#queue.push(job);
    this.#next();
  }

  #next() {
    if (this.#current || this.status.kind !== 'ready' || this.#queue.length === 0) return;
    if (this.#resting) {
      this.#lines.wake();
      return;
    }
    this.#begin(this.#queue[0]);
  }

  /** @param {Job} job */
  #begin(job) {
    this.#current = job;
    this.#started = this.#parts.now();
    if (!this.#step(job, () => job.start(this.#send))) this.#watch(job, job.patience);
  }

  /** Lets a job send its next lines. If one of them is invalid, none is sent, and only this job fails.
   * @param {Job} job @param {() => boolean | void} say whether the job is done
   * @returns {boolean} whether the job is done */
  #step(job, say) {
    try {
      if (!say()) return false;
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      job.fail(error);
    }
    this.#current = null;
    if (this.#queue[0] === job) {
      this.#queue.shift();
      this.#quickLosses = 0;
    }
    this.#next();
    return true;
  }

  /** Drops the connection if a job takes too long.
   * @param {Job} job @param {number} patience */
  #watch(job, patience) {
    if (patience === Infinity) return;
    const started = this.#started;
    this.#parts.later(() => {
      if (this.#current === job && this.#started === started) this.#lines.reset();
    }, patience);
  }

  /** @param {StoppableJob<any>} job */
  #stop(job) {
    if (this.#current === job) {
      job.stop(this.#send);
      this.#watch(job, STOP_PATIENCE);
      return;
    }
    const at = this.#queue.indexOf(job);
    if (at < 0) return;
    this.#queue.splice(at, 1);
    job.cancel();
  }

  #send = (/** @type {string[]} */ lines) => this.#lines.send(lines.map(oneLine));

  #shakeHands() {
    this.#resting = false;
    this.#begin(new Handshake(
      this.#parts.variant ?? null,
      (identity) => settingLines(this.#settings, identity),
      (identity, errors) => {
        this.identity = identity;
        this.#failedStarts = 0;
        for (const error of errors) this.#parts.onError?.(error);
        this.#say({ kind: 'ready', reason: '' });
      },
    ));
  }

  /** @param {string} line */
  #hear(line) {
    const job = this.#current;
    if (job) this.#step(job, () => job.line(line, this.#send));
  }

  /** @param {string} reason @param {number} code */
  #lost(reason, code) {
    const job = this.#current;
    this.#current = null;
    const why = job?.error ?? '';
    if (job instanceof Handshake && why) {
      this.#failedStarts += 1;
      this.#say({ kind: 'lost', reason: why });
      if (this.#failedStarts >= ATTEMPTS) for (const waiting of this.#queue.splice(0)) waiting.fail(new EngineError(why));
      return;
    }
    this.#say({ kind: 'lost', reason, ...(code === FULL && { full: true }) });
    if (!job || this.#queue[0] !== job) return;
    this.#quickLosses = this.#parts.now() - this.#started < QUICK_LOSS ? this.#quickLosses + 1 : 1;
    const again = job.lost();
    if (again && this.#quickLosses < ATTEMPTS) return;
    // Either it is no longer wanted, or it crashes the engine.
    this.#queue.shift();
    this.#quickLosses = 0;
    if (again) job.fail(new EngineError(`the engine was lost ${ATTEMPTS} times over this${reason && `: ${reason}`}`));
  }

  /** @param {SessionStatus} status */
  #say(status) {
    this.status = status;
    this.#parts.onStatus?.(status);
  }
}

/** @param {Settings} settings @param {Identity} identity */
function settingLines(settings, identity) {
  return Object.entries(settings)
    .filter(([name]) => identity.options.has(name))
    // A kept setting may exceed what this engine offers, such as `Threads` on another machine.
    .map(([name, value]) => {
      const max = identity.options.get(name)?.max ?? NaN;
      return `setoption name ${name} value ${Number(value) > max ? max : value}`;
    });
}

/** Sets rule options. The position asked about last might be illegal under them, so it is replaced by the start.
 * @param {Session} session @param {Settings} rules */
export async function setRules(session, rules) {
  await Promise.all([session.ask(['position startpos']), session.set(rules)]);
}
