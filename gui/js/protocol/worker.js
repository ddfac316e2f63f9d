// The engine in a worker of the browser, for a page that has no server.

import { messageOf } from './lines.js';

/** @typedef {{progress: number, total: number}} Loading bytes of the engine that are there, and how many there will be */

/** How long an engine that is loaded may take to begin, in milliseconds. With a debugger attached, Firefox can block a worker for good
 * while it starts another one. */
const BEGIN_PATIENCE = 20_000;

/** A worker in the form of a WebSocket, for a LineSocket. It is open once the engine is loaded.
 * @param {() => string} address where to load it from @param {Promise<unknown>} turn when
 * @param {(loading: Loading) => void} onLoading
 * @param {() => void} [onFallback] hears that the engine cannot use threads here
 * @param {(run: () => void, milliseconds: number) => unknown} [later]
 * @returns {WebSocket} */
export function workerSocket(address, turn, onLoading, onFallback = () => {}, later = setTimeout) {
  /** @type {Worker | null} */
  let worker = null;
  let closed = false;
  /** How many messages have come. */
  let heard = 0;
  const socket = {
    readyState: 0,
    onopen: () => {},
    onmessage: (/** @type {{data: string}} */ _event) => {},
    onclose: (/** @type {{code: number, reason: string}} */ _event) => {},
    send: (/** @type {string} */ line) => worker?.postMessage(line),
    close: () => {
      closed = true;
      worker?.terminate();
    },
  };
  const lost = (/** @type {string} */ reason) => {
    socket.close();
    socket.onclose({ code: 0, reason });
  };
  const hear = (/** @type {MessageEvent} */ { data }) => {
    const at = ++heard;
    if (typeof data === 'string') return socket.onmessage({ data });
    if ('failed' in data) return lost(data.failed);
    if ('fellBack' in data) return onFallback();
    if (!('ready' in data)) {
      if (data.progress === data.total) later(() => !closed && heard === at && lost('the engine did not begin'), BEGIN_PATIENCE);
      return onLoading(data);
    }
    socket.readyState = 1;
    return socket.onopen();
  };
  void turn.then(() => {
    if (closed) return;
    worker = new Worker(address(), { type: 'module' });
    worker.onmessage = hear;
    worker.onerror = (event) => {
      event.preventDefault();
      lost(event.message ?? '');
    };
  }).catch((error) => lost(messageOf(error)));
  return /** @type {any} */ (socket);
}

/** Has a worker of its own read a PGN text.
 * @param {string} url @param {string} pgn
 * @returns {Promise<import('../game/record.js').LoadedGames>} */
export async function readGames(url, pgn) {
  const worker = new Worker(url, { type: 'module' });
  try {
    const json = await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => {
        if (data.games !== undefined) resolve(data.games);
        else if (data.failed !== undefined) reject(new Error(data.failed));
      };
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.postMessage({ games: pgn });
    });
    return JSON.parse(json);
  } finally {
    worker.terminate();
  }
}
