// A WebSocket of lines that reconnects by itself.

import { parseError } from './lines.js';

/** @typedef {{
 *   onOpen: () => void,
 *   onLine: (line: string) => void,
 *   onLost: (reason: string, code: number) => void,
 *   onRest: () => boolean,
 * }} SocketHandler `code` is that with which the connection was closed, 0 if nobody closed it; `onRest` hears that the server
 *   has closed a connection on which nothing was asked for a long time, and says whether it may stay closed until `wake` is called */

/** @typedef {{
 *   onLag?: (milliseconds: number) => void,
 *   connect?: (url: string) => WebSocket,
 *   later?: (run: () => void, milliseconds: number) => any,
 *   now?: () => number,
 *   wake?: EventTarget | null,
 * }} SocketParts with `onLag` the peer is asked for a sign of life every few seconds, and the connection dropped if none comes; `onLag`
 *   hears how long the answer took, or has been missing so far. The rest is what a test replaces: how to connect and to wait, the
 *   time in milliseconds, and the target of `online` and `offline` events */

/** The code with which the server closes an idle connection. */
const IDLE = 4000;
const FIRST_DELAY = 200;
const MAX_DELAY = 8000;
/** How often a sign of life is asked for, how long it may take, and how long after the network has changed, in milliseconds. */
const BEAT = 2500;
const MAX_SILENCE = 9000;
const MAX_SILENCE_AFTER_CHANGE = 2000;

/** How to wait, and what time it is, where a test does not replace it.
 * @type {Required<Pick<SocketParts, 'later' | 'now'>>} */
export const TIMES = { later: (run, milliseconds) => setTimeout(run, milliseconds), now: () => performance.now() };

export class LineSocket {
  #url;
  #handler;
  #parts;
  /** @type {WebSocket | null} */
  #socket = null;
  #delay = FIRST_DELAY;
  #waiting = 0;
  #closed = false;
  #resting = false;
  /** When anything was last heard, and when the sign of life was asked for that has not come. */
  #heard = 0;
  #asked = /** @type {number | null} */ (null);

  /**
   * @param {string} url
   * @param {SocketHandler} handler
   * @param {SocketParts} [parts]
   */
  constructor(url, handler, parts = {}) {
    this.#url = url;
    this.#handler = handler;
    this.#parts = { connect: (/** @type {string} */ address) => new WebSocket(address), wake: globalThis, ...TIMES, ...parts };
    for (const change of ['online', 'offline']) this.#parts.wake?.addEventListener(change, this.#networkChanged);
    this.#open();
  }

  /** Sends lines at once; lines sent while the socket is not open are lost.
   * @param {string[]} lines */
  send(lines) {
    if (this.#socket?.readyState !== 1) return;
    for (const line of lines) this.#socket.send(line);
  }

  /** Drops the connection, which then reconnects: for a peer that no longer answers. */
  reset() {
    const socket = this.#socket;
    if (!socket) return;
    this.#lost('no answer', 0);
    socket.close();
  }

  /** Connects now, after a rest or a loss. */
  wake() {
    this.#resting = false;
    this.#open();
  }

  /** Ends the socket for good. */
  close() {
    this.#closed = true;
    for (const change of ['online', 'offline']) this.#parts.wake?.removeEventListener(change, this.#networkChanged);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #networkChanged = (/** @type {Event} */ { type }) => {
    const socket = this.#socket;
    // Without a network a server on this machine still answers.
    if (socket) this.#ask(socket, MAX_SILENCE_AFTER_CHANGE);
    else if (type === 'online') {
      this.#delay = FIRST_DELAY;
      if (!this.#resting) this.#open();
    }
  };

  /** Asks for a sign of life every few seconds.
   * @param {WebSocket} socket */
  #beat(socket) {
    if (!this.#parts.onLag || socket !== this.#socket) return;
    if (this.#asked !== null) this.#parts.onLag(this.#parts.now() - this.#asked);
    this.#ask(socket, MAX_SILENCE);
    this.#parts.later(() => this.#beat(socket), BEAT);
  }

  /** Asks for a sign of life, and drops the connection if nothing is heard for some time.
   * @param {WebSocket} socket @param {number} patience in milliseconds */
  #ask(socket, patience) {
    if (!this.#parts.onLag || socket.readyState !== 1) return;
    const asked = this.#parts.now();
    this.#asked ??= asked;
    socket.send('ping');
    this.#parts.later(() => {
      if (socket === this.#socket && this.#heard < asked) this.reset();
    }, patience);
  }

  #answered() {
    if (this.#asked !== null) this.#parts.onLag?.(this.#parts.now() - this.#asked);
    this.#asked = null;
  }

  #open() {
    if (this.#closed || this.#socket) return;
    this.#waiting += 1; // cancels a pending retry
    const socket = this.#parts.connect(this.#url);
    this.#socket = socket;
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      this.#asked = null;
      this.#handler.onOpen();
      this.#beat(socket);
    };
    if (this.#parts.onLag) {
      this.#parts.later(() => {
        if (this.#socket === socket && socket.readyState === 0) this.reset();
      }, MAX_SILENCE);
    }
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return;
      this.#heard = this.#parts.now();
      if (this.#parts.onLag && event.data === 'pong') return this.#answered();
      for (const line of String(event.data).split('\n')) {
        if (line === '') continue;
        // A peer that accepts and closes, or sends only an error, is not retried quickly.
        if (parseError(line) === null) this.#delay = FIRST_DELAY;
        this.#handler.onLine(line.trimEnd());
      }
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      if (event.code === IDLE && this.#handler.onRest()) {
        this.#socket = null;
        this.#resting = true;
      } else {
        this.#lost(event.reason, event.code);
      }
    };
  }

  /** @param {string} reason @param {number} code */
  #lost(reason, code) {
    this.#socket = null;
    if (this.#closed) return;
    const attempt = ++this.#waiting;
    this.#parts.later(() => {
      if (attempt === this.#waiting) this.#open();
    }, this.#delay);
    this.#delay = Math.min(this.#delay * 2, MAX_DELAY);
    this.#parts.onLag?.(0);
    this.#handler.onLost(reason, code);
  }
}
