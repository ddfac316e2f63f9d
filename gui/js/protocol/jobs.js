// The jobs of a session, one after another: shake hands, ask, search. A job sends lines and receives every line until it is done.

import { parseError, parseInfo, parseOption } from './lines.js';

/** @import { EngineOption, Info } from './lines.js' */
/** @typedef {(lines: string[]) => void} Send */

/** @typedef {{
 *   start: (send: Send) => void,
 *   line: (line: string, send: Send) => boolean,
 *   lost: () => boolean,
 *   fail: (error: EngineError) => void,
 *   patience: number,
 *   error: string | null,
 * }} Job `start` may be called again after a lost connection; `line` says whether the job is done; `lost`, whether it is
 *   to be started again; `patience` is how many milliseconds it may take, Infinity for no limit;
 *   `error` is the first error line since its start */

/** @typedef {{best: string | null, ponder: string | null, error: string | null}} Found
 *  `best` is null if there is no move, or the search was stopped before it began; `error` is what went wrong on the way */

/** @typedef {{name: string, options: Map<string, EngineOption>}} Identity what the handshake says about an engine */

/** An error line of the engine, without its first words. */
export class EngineError extends Error {
  name = 'EngineError';
}

const CONTROL = /\p{Cc}/u;
/** How many characters of a line an error shows. */
const SHOWN = 30;

/** A line to send. It must be a single command; a line break, which a link may contain, would start another.
 * @param {string} text @returns {string} the same
 * @throws {EngineError} if it holds a line break or another control character */
export function oneLine(text) {
  const at = text.search(CONTROL);
  if (at < 0) return text;
  const [word] = text.split(' ', 1);
  const before = text.slice(Math.max(word.length + 1, at - SHOWN), at);
  throw new EngineError(`${word}: the text must be a single line, but ${text[at] === '\t' ? 'a tab' : /[\n\r]/.test(text[at]) ? 'a line break' : 'a control character'} follows '${before}'`);
}

const PATIENCE = 15_000;
const REPORT_INTERVAL_MS = 100;

/** Chooses the game, says `uci` and then sets options.
 * @implements {Job} */
export class Handshake {
  patience = PATIENCE;
  /** @type {Identity} */
  identity = { name: '', options: new Map() };
  #variant;
  #settings;
  #done;

  /**
   * @param {string | null} variant the game, a value of `UCI_Variant`; null is the engine's own
   * @param {(identity: Identity) => string[]} settings the `setoption` lines for this engine
   * @param {(identity: Identity, errors: string[]) => void} done
   */
  constructor(variant, settings, done) {
    this.#variant = variant;
    this.#settings = settings;
    this.#done = done;
  }

  /** @type {string[]} */
  #errors = [];

  get error() {
    return this.#errors[0] ?? null;
  }

  /** @param {Send} send */
  start(send) {
    // `uci` lists the options of the game.
    send(this.#variant === null ? ['uci'] : [`setoption name UCI_Variant value ${this.#variant}`, 'uci']);
  }

  /** @param {string} line @param {Send} send */
  line(line, send) {
    const error = parseError(line);
    if (error) this.#errors.push(error);
    if (line.startsWith('id name ')) this.identity.name = line.slice('id name '.length);
    const option = parseOption(line);
    if (option) this.identity.options.set(option.name, option);
    if (line === 'uciok') send([...this.#settings(this.identity), 'isready']);
    if (line !== 'readyok') return false;
    this.#done(this.identity, this.#errors);
    return true;
  }

  lost() {
    return false; // the session starts a new one
  }

  fail() {}
}

/** The result of a job, to be waited for.
 * @template T */
class Promised {
  /** The first error line since the start, without its first words.
   * @type {string | null} */
  error = null;
  #resolve = /** @type {(result: T) => void} */ (() => {});
  #reject = /** @type {(error: EngineError) => void} */ (() => {});
  /** @type {Promise<T>} */
  done = new Promise((resolve, reject) => {
    this.#resolve = resolve;
    this.#reject = reject;
  });

  /** @param {T} result
   * @returns {true} the job is done */
  finish(result) {
    this.#resolve(result);
    return true;
  }

  /** Fails with the error line.
   * @returns {true} the job is done */
  refused() {
    this.fail(new EngineError(this.error ?? ''));
    return true;
  }

  /** @param {EngineError} error */
  fail(error) {
    this.#reject(error);
  }
}

/** Sends lines and collects the replies.
 * @extends {Promised<string[]>}
 * @implements {Job} */
export class Ask extends Promised {
  patience = PATIENCE;
  #lines;
  /** @type {string[]} */
  #heard = [];

  /** @param {() => string[]} lines */
  constructor(lines) {
    super();
    this.#lines = lines;
  }

  /** @param {Send} send */
  start(send) {
    this.#heard = [];
    this.error = null;
    send([...this.#lines(), 'isready']);
  }

  /** @param {string} line */
  line(line) {
    this.error ??= parseError(line);
    if (line === 'readyok') return this.error === null ? this.finish(this.#heard) : this.refused();
    this.#heard.push(line);
    return false;
  }

  lost() {
    return true;
  }
}

/** Sets up a position, then works on it until it is done or `stop` ends it.
 * @template T
 * @extends {Promised<T>}
 * @implements {Job} */
export class StoppableJob extends Promised {
  patience = Infinity;
  /** Whether the work has begun. */
  begun = false;
  /** Whether it is no longer wanted. */
  stopped = false;
  #setup;
  #command;
  #unbegun;

  /**
   * @param {string[]} setup the lines that set up the position
   * @param {() => string[]} command the lines that begin the work, asked for when they are sent
   * @param {T} unbegun the result if it is stopped before that
   */
  constructor(setup, command, unbegun) {
    super();
    this.#setup = setup;
    this.#command = command;
    this.#unbegun = unbegun;
  }

  /** @param {Send} send */
  start(send) {
    this.begun = false;
    this.error = null;
    send([...this.#setup, 'isready']);
  }

  /** Ends the work; `done` resolves soon.
   * @param {Send} send */
  stop(send) {
    this.stopped = true;
    if (this.begun) send(['stop']);
  }

  /** Ends a job that has not started. */
  cancel() {
    this.finish(this.#unbegun);
  }

  /** @param {string} line @param {Send} send */
  line(line, send) {
    this.error ??= parseError(line);
    if (this.begun) return this.hear(line);
    if (line !== 'readyok') return false;
    if (this.error !== null) return this.refused();
    if (this.stopped) {
      this.cancel();
      return true;
    }
    this.begun = true;
    send(this.#command());
    return false;
  }

  /** Handles a line of the work. Each kind of work overrides this.
   * @param {string} _line
   * @returns {boolean} whether the job is done */
  hear(_line) {
    return false;
  }

  lost() {
    if (this.stopped) this.cancel();
    return !this.stopped;
  }
}

/** Sets up a position and searches it.
 * @extends {StoppableJob<Found>} */
export class Search extends StoppableJob {
  #onInfo;
  #later;
  #ready = false;
  /** @type {Found | null} */
  #found = null;
  /** @type {Map<number, Info>} */
  #reports = new Map();
  #reportDue = false;

  /**
   * @param {string} position what follows the word `position`
   * @param {() => string} go what follows the word `go`, asked for when it is sent
   * @param {(infos: Info[]) => void} onInfo hears the newest report of each line, the best first, ten times a second at most;
   *   a bound only as long as there is no exact score
   * @param {(run: () => void, milliseconds: number) => void} later
   */
  constructor(position, go, onInfo, later) {
    super([`position ${position}`], () => [`go ${go()}`, 'isready'], { best: null, ponder: null, error: null });
    this.#onInfo = onInfo;
    this.#later = later;
  }

  /** @param {Send} send */
  start(send) {
    this.#ready = false;
    this.#found = null;
    this.#reports.clear();
    super.start(send);
  }

  /** @param {string} line */
  hear(line) {
    if (line === 'readyok') {
      this.#ready = true;
    } else if (line.startsWith('bestmove ')) {
      const [, best, , ponder] = line.split(' ');
      this.#found = { best: best === 'none' ? null : best, ponder: ponder ?? null, error: this.error };
    } else {
      this.#report(line);
    }
    // `isready` follows `go` and is always answered; both answers belong to this search.
    if (!this.#ready || !this.#found) return false;
    if (this.error?.startsWith('go')) return this.refused();
    this.#flush();
    return this.finish(this.#found);
  }

  /** @param {string} line */
  #report(line) {
    const info = parseInfo(line);
    if (!info) return;
    const last = this.#reports.get(info.multipv);
    // A bound says less than the line before it, and an exact score soon follows.
    const { nodes, nps, hashfull, time } = info;
    this.#reports.set(info.multipv, info.bound && last && !last.bound ? { ...last, nodes, nps, hashfull, time } : info);
    if (this.#reportDue) return;
    this.#reportDue = true;
    this.#later(() => this.#flush(), REPORT_INTERVAL_MS);
  }

  #flush() {
    this.#reportDue = false;
    if (this.#reports.size === 0 || this.stopped) return;
    this.#onInfo([...this.#reports.values()].sort((a, b) => a.multipv - b.multipv));
  }
}
