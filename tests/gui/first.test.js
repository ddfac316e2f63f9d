// What is seen first: the board with its pieces, before the engine has answered and most of the page has loaded.

import assert from 'node:assert/strict';
import { mayMove, pageTest, setUp, UNKEPT, ways, played } from './page.js';

/** A slow connection: 400 ms of latency, 50 kB/s. The pieces must appear within 3.5 s in the best of a few tries, as the machine may be busy. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50 * 1024, uploadThroughput: 50 * 1024 };
const BAR = 3500;
const TRIES = 3;

setUp();

/** @typedef {import('./page.js').Page} Page */

const early = (/** @type {Page} */ page) => page.locator('.board-waits [data-piece]');

/** The pieces of the board and their places on the screen.
 * @param {import('./page.js').Locator} pieces */
const places = (pieces) => pieces.evaluateAll((all) => all.map((one) => {
  const { x, y } = one.getBoundingClientRect();
  return [one.getAttribute('data-piece'), one.getAttribute('href'), Math.round(x), Math.round(y)].join(' ');
}).sort());

/** Holds a file back until the returned function is called.
 * @param {Page} page @param {string} file */
async function hold(page, file) {
  /** @type {() => void} */
  let release = () => {};
  const held = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  await page.route(file, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

for (const device of /** @type {const} */ (['desktop', 'phone'])) {
  pageTest(`the first board matches the one shown with the engine, on a ${device}`, { device, open: false, ...UNKEPT }, async ({ page, server }) => {
    const [releaseScripts, releaseView] = await Promise.all(['main.js', 'views/play/view.js'].map((file) => hold(page, `**/js/${file}`)));
    await page.goto(server.url.href, { waitUntil: 'commit' });
    await early(page).first().waitFor();
    const before = await places(early(page));
    assert.equal(before.length, 26);
    releaseScripts();
    await page.getByRole('button', { name: 'Settings' }).waitFor();
    assert.deepEqual(await places(early(page)), before, 'nothing moves while the view is loaded');
    releaseView();
    await mayMove(page);
    assert.deepEqual(await places(page.locator('.board [data-piece]')), before, 'each piece stays where it was');
    await ways[device === 'phone' ? 'touch' : 'mouse'](page, 'e1e2');
    await played(page, 2);
    await mayMove(page);
    const game = await places(page.locator('.board [data-piece]'));
    // The game is shown where it was left, even before the engine is there.
    await page.routeWebSocket(/session/, () => {});
    await page.route('**/engine/**', () => {});
    await page.reload();
    await early(page).first().waitFor();
    assert.deepEqual(await places(early(page)), game);
  });
}

pageTest('the pieces appear early on a slow connection', { open: false }, async ({ page, server, say }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Network.emulateNetworkConditions', SLOW);
  /** @type {number[]} */
  const times = [];
  for (let attempt = 0; attempt < TRIES && !times.some((time) => time <= BAR); attempt++) {
    await page.goto(server.url.href, { waitUntil: 'commit' });
    await early(page).first().waitFor();
    times.push(await page.evaluate(() => Math.round(performance.now())));
  }
  say(`pieces after ${times.join(', ')} ms`);
  assert.ok(Math.min(...times) <= BAR, `${times.join(', ')} ms`);
});
