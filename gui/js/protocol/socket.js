// A WebSocket of lines that reconnects by itself.

import { parseError } from './lines.js';

/** @typedef {'connecting' | 'open' | 'lost' | 'closed'} SocketStatus */

/** @typedef {{
 *   onOpen: () => void,
 *   onLine: (line: string) => void,
 *   onLost: (reason: string, code: number) => void,
 *   onRest: () => boolean,
 * }} SocketHandler `code` is that with which the connection was closed, 0 if nobody closed it; `onRest` hears that the server
 *   has closed a connection on which nothing was asked for a long time, and says whether it may stay closed until `wake` is called */

/** @typedef {{
 *   connect?: (url: string) => WebSocket,
 *   later?: (run: () => void, milliseconds: number) => any,
 *   wake?: EventTarget | null,
 * }} SocketParts what a test replaces: how to connect and to wait, and the target of `online` events */

/** The code with which the server closes an idle connection. */
const IDLE = 4000;
const FIRST_DELAY = 200;
const MAX_DELAY = 8000;

export class LineSocket {
  #url;
  #handler;
  #connect;
  #later;
  #wake;
  /** @type {WebSocket | null} */
  #socket = null;
  #delay = FIRST_DELAY;
  #waiting = 0;
  #closed = false;
  #resting = false;

  /**
   * @param {string} url
   * @param {SocketHandler} handler
   * @param {SocketParts} [parts]
   */
  constructor(url, handler, parts = {}) {
    this.#url = url;
    this.#handler = handler;
    this.#connect = parts.connect ?? ((address) => new WebSocket(address));
    this.#later = parts.later ?? ((run, milliseconds) => setTimeout(run, milliseconds));
    this.#wake = parts.wake === undefined ? globalThis : parts.wake;
    this.#wake?.addEventListener('online', this.#retryNow);
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
    this.#wake?.removeEventListener('online', this.#retryNow);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #retryNow = () => {
    this.#delay = FIRST_DELAY;
    if (!this.#socket && !this.#resting) this.#open();
  };

  #open() {
    if (this.#closed || this.#socket) return;
    this.#waiting += 1; // cancels a pending retry
    const socket = this.#connect(this.#url);
    this.#socket = socket;
    socket.onopen = () => {
      if (this.#socket === socket) this.#handler.onOpen();
    };
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return;
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
    this.#later(() => {
      if (attempt === this.#waiting) this.#open();
    }, this.#delay);
    this.#delay = Math.min(this.#delay * 2, MAX_DELAY);
    this.#handler.onLost(reason, code);
  }
}
