// What only an exported page does: it loads its engine, the browser keeps it, and a newer version replaces it.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { button, goTo, HOSTED, mayMove, moves, newGame, pageTest, played, setUp, twoPlies, UNKEPT, until, ways } from './page.js';
import { Engine } from './programs.js';
import { wholeGame } from './whole-game.js';

setUp({ only: 'hosted' });

/** @type {Engine} */
let adviser;
before(() => {
  if (HOSTED) adviser = new Engine();
});
after(() => adviser?.stop());

/** @typedef {import('./page.js').Page} Page */

/** Waits until the browser has stored all files of the page.
 * @param {Page} page */
const isKept = (page) => until('the page is kept', () => page.evaluate(async () => {
  const { serviceWorker } = navigator;
  return serviceWorker.controller !== null && (await serviceWorker.ready).active?.state === 'activated';
}));

/** @param {Page} page @param {(route: import('playwright-core').Route) => unknown} how requests for the engine are answered */
const routeEngine = (page, how) => page.route('**/engine/**', how);

pageTest('there are no tables and no lobby', { open: false, ...UNKEPT }, async ({ page, server }) => {
  const url = new URL(server.url);
  url.search = `?lobby=${'0'.repeat(32)}`;
  await page.goto(url.href);
  await mayMove(page);
  assert.equal(await page.getByRole('heading', { name: 'Lobby' }).count(), 0);
  assert.equal(await button(page, 'Play with a friend').count(), 0);
});

pageTest('offline: a whole game, its review, a lesson, a puzzle', {}, async ({ page }) => {
  await isKept(page);
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Test windows are incognito.
  assert.deepEqual(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'), []);
  await page.context().setOffline(true);
  await page.reload();
  assert.equal(await page.evaluate('crossOriginIsolated'), true, 'the engine may use threads');
  await newGame(page, { level: 0, setup: 'setup sophie', seconds: 0.2 });
  await mayMove(page);
  const plies = await wholeGame(page, adviser, 'setup sophie', 'mouse');
  await button(page, 'Review').click();
  await page.getByRole('region', { name: 'Review' }).getByText('Accuracy', { exact: true }).first().waitFor({ timeout: 60_000 });
  assert.ok((await moves(page)).length >= plies);
  await goTo(page, 'Learn');
  await mayMove(page);
  await ways.mouse(page, 'f5f6');
  await button(page, 'Next lesson').waitFor();
  await goTo(page, 'Puzzles');
  await mayMove(page);
});

pageTest('play begins while the engine loads, and continues once it is there', { open: false, ...UNKEPT }, async ({ page, server }) => {
  /** @type {() => void} */
  let release = () => {};
  const held = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  await routeEngine(page, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(server.url.href);
  await mayMove(page);
  const said = await ways.mouse(page, 'e1e2');
  assert.match(said, /the shot leaves the board at the top/);
  await page.getByText('Waiting for the engine…').waitFor();
  const bar = page.getByRole('progressbar', { name: 'Loading the engine' });
  await bar.waitFor();
  release();
  await played(page, 2);
  await bar.waitFor({ state: 'detached' });
  await mayMove(page);
});

pageTest('an engine that cannot be loaded is requested again', { open: false, ...UNKEPT, expected: /./ }, async ({ page, server }) => {
  await routeEngine(page, (route) => route.abort());
  await page.goto(server.url.href);
  await page.getByText(/^The engine could not be loaded/).waitFor();
  await page.unroute('**/engine/**');
  await page.getByText(/^The engine could not be loaded/).waitFor({ state: 'detached' });
  await twoPlies(page);
});

pageTest('a new version is announced and replaces the old one without losing the game', {}, async ({ page, server }) => {
  const folder = join(await mkdtemp(join(tmpdir(), 'akhet-gui-')), 'page');
  try {
    await isKept(page);
    const line = await twoPlies(page);
    await cp(HOSTED ?? '', folder, { recursive: true });
    const style = join(folder, 'css/shell.css');
    await appendFile(style, '\n:root { --version: 2; }\n');
    const hash = (/** @type {Buffer} */ content) => `sha256-${createHash('sha256').update(content).digest('base64')}`;
    const [before, now] = await Promise.all([join(HOSTED ?? '', 'css/shell.css'), style].map(async (path) => hash(await readFile(path))));
    const worker = join(folder, 'service-worker.js');
    await writeFile(worker, (await readFile(worker, 'utf8')).replace(before, now));
    server.folder = folder;
    const isVersion = (/** @type {string} */ version) => page.waitForFunction(
      (wanted) => getComputedStyle(document.documentElement).getPropertyValue('--version') === wanted, version,
    );
    await page.reload();
    await page.getByText('There is a new version of Akhet.').waitFor();
    await isVersion('');
    await button(page, 'Switch to the new version').click();
    await isVersion('2');
    await mayMove(page);
    assert.deepEqual(await moves(page), line);
    assert.equal(await button(page, 'Switch to the new version').count(), 0);
  } finally {
    server.folder = HOSTED;
    await rm(join(folder, '..'), { recursive: true });
  }
});

const ISOLATING = {
  'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp', 'cross-origin-resource-policy': 'same-origin',
};
/** What some browsers cannot do with shared memory, as code for a worker. */
const UNSHARED = {
  'memory cannot be shared': `
    const { Memory } = WebAssembly;
    WebAssembly.Memory = class extends Memory {
      constructor(options) {
        if (options.shared) throw new RangeError('Out of memory');
        super(options);
      }
    };`,
  'shared memory cannot be passed to a worker': `
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (message) {
      if (message.memory) throw new DOMException('The object can not be cloned.', 'DataCloneError');
      return postMessage.call(this, message);
    };`,
};

for (const [what, code] of Object.entries(UNSHARED)) {
  pageTest(`where ${what}, the engine runs on one thread, and is not asked for threads again`, { open: false, ...UNKEPT }, async ({ page, server }) => {
    /** @type {string[]} */
    const asked = [];
    await page.route('**/engine/worker.js*', async (route) => {
      asked.push(new URL(route.request().url()).search);
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\n${code}` });
    });
    server.headers = ISOLATING;
    try {
      await page.goto(server.url.href);
      assert.equal(await page.evaluate('crossOriginIsolated'), true, 'memory could be shared');
      await twoPlies(page);
      assert.deepEqual(new Set(asked), new Set(['', '?build=one']));
      asked.length = 0;
      await page.reload();
      await mayMove(page);
      await ways.mouse(page, 'e2e1');
      await played(page, 4);
      assert.deepEqual(new Set(asked), new Set(['?build=one']));
    } finally {
      server.headers = {};
    }
  });
}
