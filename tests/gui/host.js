// A static file host that knows nothing of Akhet and serves the exported page from a subfolder, as GitHub Pages does.

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const FOLDER = '/some/folder/';
const CACHING = 'max-age=600';
/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css', '.html': 'text/html', '.js': 'text/javascript', '.png': 'image/png', '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm', '.webmanifest': 'application/manifest+json',
};

export class Host {
  /** The folder that is served. */
  folder;
  /** Headers of every answer, which few hosts let one set.
   * @type {Record<string, string>} */
  headers = {};
  #server = createServer((request, response) => void this.#answer(request, response));
  /** @type {Map<string, Buffer>} */
  #packed = new Map();
  /** @type {URL} the page */
  url = new URL('http://127.0.0.1');

  /** @param {string} folder */
  constructor(folder) {
    this.folder = folder;
  }

  /** @param {number} [port] */
  async open(port = 0) {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = /** @type {import('node:net').AddressInfo} */ (this.#server.address());
    this.url = new URL(`http://127.0.0.1:${address.port}${FOLDER}`);
    return this;
  }

  async stop() {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  async #answer({ url = '', headers }, response) {
    try {
      const path = new URL(url, this.url).pathname;
      if (!path.startsWith(FOLDER)) throw new Error('another folder');
      const name = path.slice(FOLDER.length) || 'index.html';
      const content = await readFile(join(this.folder, name));
      const etag = `"${createHash('sha256').update(content).digest('hex')}"`;
      const common = { etag, 'cache-control': CACHING, ...this.headers };
      if (headers['if-none-match'] === etag) {
        response.writeHead(304, common).end();
        return;
      }
      const body = this.#packed.get(etag) ?? await promisify(gzip)(content);
      this.#packed.set(etag, body);
      const type = TYPES[extname(name)] ?? 'text/plain; charset=utf-8';
      response.writeHead(200, { ...common, 'content-type': type, 'content-encoding': 'gzip', 'content-length': body.length }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  }
}
