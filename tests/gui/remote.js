// Firefox and WebKitGTK by the protocols of the W3C that they speak themselves: WebDriver BiDi over a WebSocket, WebDriver over HTTP.
// Playwright drives only its own builds of them.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** @typedef {{
 *   goto: (url: string) => Promise<unknown>,
 *   run: (code: string) => Promise<any>,
 *   act: (actions: object[]) => Promise<unknown>,
 *   close: () => Promise<void>,
 * }} Remote a browser with one window: `run` returns the value of an expression in the page, which must be a promise of a text of JSON;
 *   `act` takes the actions of an input source as both protocols have them */

const PATIENCE = 60_000;
const VIEWPORT = { width: 1280, height: 900 };

/** Starts a program and waits for a line of its output.
 * @param {string} program @param {string[]} args @param {RegExp} ready @param {Record<string, string>} [env] */
async function start(program, args, ready, env = {}) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  const gone = once(child, 'exit').catch(() => {});
  process.on('exit', () => child.kill('SIGKILL'));
  const found = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`${program} ended with ${code}`)));
    for (const output of [child.stdout, child.stderr]) {
      createInterface(output).on('line', (line) => {
        const match = ready.exec(line);
        if (match) resolve(match);
      });
    }
  });
  return {
    found,
    async stop() {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** Firefox without a window.
 * @returns {Promise<Remote>} */
export async function firefox() {
  const profile = mkdtempSync(join(tmpdir(), 'akhet-firefox-'));
  writeFileSync(join(profile, 'user.js'), 'user_pref("ui.prefersReducedMotion", 1);\nuser_pref("datareporting.policy.dataSubmissionEnabled", false);\n');
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const browser = await start('firefox-esr', args, /WebDriver BiDi listening on (ws:\S+)/);
  const socket = new WebSocket(`${browser.found[1]}/session`);
  /** @type {Map<number, {resolve: (value: any) => void, reject: (error: Error) => void}>} */
  const open = new Map();
  socket.onmessage = ({ data }) => {
    const { id, result, error, message } = JSON.parse(data);
    if (error) open.get(id)?.reject(new Error(`${error}: ${message}`));
    else open.get(id)?.resolve(result);
  };
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error('Firefox does not answer'));
  });
  let last = 0;
  const send = (/** @type {string} */ method, /** @type {object} */ params) => new Promise((resolve, reject) => {
    const id = ++last;
    open.set(id, { resolve, reject });
    socket.send(JSON.stringify({ id, method, params }));
  });
  await send('session.new', { capabilities: {} });
  const { contexts: [{ context }] } = /** @type {any} */ (await send('browsingContext.getTree', {}));
  await send('browsingContext.setViewport', { context, viewport: VIEWPORT });
  return {
    goto: (url) => send('browsingContext.navigate', { context, url, wait: 'interactive' }),
    async run(code) {
      const answer = /** @type {any} */ (await send('script.evaluate', { expression: code, target: { context }, awaitPromise: true }));
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
      return JSON.parse(answer.result.value);
    },
    act: (actions) => send('input.performActions', { context, actions }),
    async close() {
      await send('browser.close', {}).catch(() => {});
      await browser.stop();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** WebKitGTK on a screen that nobody sees. Its language is `C`, which is no language tag, as it is without a locale.
 * @returns {Promise<Remote>} */
export async function webkit() {
  const screen = await start('Xvfb', ['-displayfd', '1', '-screen', '0', `${VIEWPORT.width}x${VIEWPORT.height}x24`], /^(\d+)$/);
  const port = await freePort();
  const env = { DISPLAY: `:${screen.found[1]}`, LC_ALL: 'C.UTF-8' };
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, ...env } });
  const gone = once(driver, 'exit');
  process.on('exit', () => driver.kill('SIGKILL'));
  let base = `http://127.0.0.1:${port}/session`;
  const send = async (/** @type {string} */ path, /** @type {object} */ params) => {
    const response = await fetch(base + path, { method: 'POST', body: JSON.stringify(params) });
    const { value } = /** @type {any} */ (await response.json());
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  for (const end = Date.now() + PATIENCE; ;) {
    try {
      base += `/${(await send('', { capabilities: {} })).sessionId}`;
      break;
    } catch (error) {
      // The driver takes a moment to listen.
      if (!(error instanceof TypeError) || Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  await send('/window/rect', VIEWPORT);
  return {
    goto: (url) => send('/url', { url }),
    run: async (code) => JSON.parse(await send('/execute/sync', { script: `return ${code}`, args: [] })),
    act: (actions) => send('/actions', { actions }),
    async close() {
      await fetch(base, { method: 'DELETE' });
      driver.kill('SIGTERM');
      await gone;
      await screen.stop();
    },
  };
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  return port;
}
