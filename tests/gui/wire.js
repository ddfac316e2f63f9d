// A connection that can be cut: a SOCKS 5 proxy between the browser and the server, which the page does not notice.

import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** @typedef {import('node:net').Socket} Socket */

const ACCEPTED = Buffer.from([5, 0]);
const CONNECTED = Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]);

export class Wire {
  /** @type {Set<Socket>} */
  #sockets = new Set();
  #whole = true;
  #flowing = true;
  #server = createServer((socket) => this.#take(socket));

  async open() {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const { port } = /** @type {import('node:net').AddressInfo} */ (this.#server.address());
    // Browsers bypass the proxy for loopback addresses unless told otherwise.
    return { proxy: { server: `socks5://127.0.0.1:${port}`, bypass: '<-loopback>' } };
  }

  /** Ends all connections and lets no new one through. */
  cut() {
    this.#whole = false;
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Lets nothing through any more, without ending anything: a network that has become unreachable. */
  stall() {
    this.#flowing = false;
    for (const socket of this.#sockets) socket.pause();
  }

  mend() {
    this.#whole = true;
    this.#flowing = true;
    for (const socket of this.#sockets) socket.resume();
  }

  close() {
    this.cut();
    this.#server.close();
  }

  /** @param {Socket} socket */
  #keep(socket) {
    this.#sockets.add(socket);
    if (!this.#flowing) socket.pause();
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    return socket;
  }

  /** @param {Socket} socket a browser's, which sends its authentication methods and then the destination */
  async #take(socket) {
    this.#keep(socket);
    if (!this.#whole) return socket.destroy();
    try {
      await once(socket, 'data');
      socket.write(ACCEPTED);
      const [request] = await once(socket, 'data');
      const far = this.#keep(connect(destination(request)));
      await once(far, 'connect');
      socket.write(CONNECTED);
      socket.pipe(far).pipe(socket);
      if (!this.#flowing) this.stall();
      far.on('close', () => socket.destroy());
      socket.on('close', () => far.destroy());
    } catch {
      socket.destroy(); // one end has gone
    }
    return undefined;
  }
}

/** The destination of a request: a name preceded by its length, or four bytes of an address, then the port.
 * @param {Buffer} request */
function destination(request) {
  const named = request[3] === 3;
  const end = named ? 5 + request[4] : 8;
  const host = named ? request.toString('latin1', 5, end) : request.subarray(4, end).join('.');
  return { host, port: request.readUInt16BE(end) };
}
