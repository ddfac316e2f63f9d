// The engine in Chromium as a program that speaks protocol.md on standard input and output, through a page's worker.
// usage: CHROMIUM=PROGRAM node chromium.js FOLDER one|requests|threads
//
// `threads` uses an isolated page. `one` does not, and its searches are suspended; with `requests` they are told to
// stop as in a browser that cannot suspend them.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join, normalize } from 'node:path';

const require = createRequire(new URL('../../tests/gui/package.json', import.meta.url));
const { chromium } = require('playwright-core');

const TYPES = { js: 'text/javascript', wasm: 'application/wasm', html: 'text/html' };

/** Serves this folder as any static host would, with a page at `/`. */
export async function serve(folder, isolated) {
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url, 'http://host').pathname);
    if (isolated) {
      response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
      response.setHeader('Cross-Origin-Embedder-Policy', 'require-corp');
    }
    if (path === '/')
      return response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>engine</title>');
    try {
      const file = join(folder, path);
      response.setHeader('Content-Length', (await stat(file)).size);
      response.setHeader('Content-Type', TYPES[file.split('.').pop()] ?? 'text/plain');
      createReadStream(file).pipe(response);
    } catch {
      if (path !== '/favicon.ico') console.error('there is no', path);
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}

/** A page with a worker, whose messages go to `receive`. */
export async function open(folder, way, receive, parameters = '') {
  const server = await serve(folder, way === 'threads');
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM,
    chromiumSandbox: false,
    args: ['--disable-gpu', '--disable-dev-shm-usage'],
  });
  const page = await browser.newPage();
  await page.exposeFunction('receive', receive);
  page.on('console', (message) => console.error(message.text()));
  page.on('pageerror', (error) => console.error(error));
  await page.goto(server.address);
  await page.evaluate(
    (address) => {
      globalThis.worker = new Worker(address, { type: 'module' });
      globalThis.worker.onmessage = ({ data }) => globalThis.receive({ message: data, at: performance.now() });
      globalThis.worker.onerror = ({ message }) =>
        globalThis.receive({ message: { failed: message ?? 'the worker cannot be loaded' }, at: 0 });
    },
    `worker.js?${parameters}${way === 'requests' ? '&requests=yes' : ''}`,
  );
  const close = async () => {
    await browser.close();
    server.close();
  };
  return { page, close };
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const [folder, way] = process.argv.slice(2);
  const { page, close } = await open(
    folder,
    way,
    async ({ message }) => {
      if (typeof message === 'string') process.stdout.write(`${message}\n`);
      if (message.failed) {
        console.error(message.failed);
        process.exitCode = 1;
      }
      if (message.failed || message.ended) {
        process.stdin.destroy();
        await close();
      }
    },
    'hash=1048576&threads=1024',
  );
  const send = (bytes) =>
    page.evaluate((bytes) => globalThis.worker.postMessage(new Uint8Array(bytes)), [...bytes]).catch(() => {});
  let rest = Buffer.alloc(0);
  process.stdin.on('data', (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    let end;
    while ((end = rest.indexOf(10)) >= 0) {
      send(rest.subarray(0, end));
      rest = rest.subarray(end + 1);
    }
  });
  process.stdin.on('end', () => send(Buffer.from('quit')));
}
