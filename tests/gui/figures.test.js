// Figures that people notice: measured and reported, but asserted only where they do not depend on the machine.

import assert from 'node:assert/strict';
import { mayTurn, toLabyrinth } from './labyrinth-page.js';
import { goTo, mayMove, newGame, pageTest, played, setUp, UNKEPT, until, viewNames } from './page.js';

/** The limit on the bytes sent for all views, without the engine. A seventh of it are the puzzles. */
const MAX_BYTES = 400_000;
/** The same for Labyrinth's own files. */
const MAX_LABYRINTH = 125_000;
/** How long an engine thinks at full strength, in seconds. */
const THOUGHT = 4;

setUp();

/** Records in the page when events happen, in milliseconds since the page was requested. */
function takeNotes() {
  /** @type {Record<string, number>} */
  const notes = {};
  /** @type {number[]} */
  const long = [];
  Object.assign(window, { notes, long });
  new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
  addEventListener('pointerup', () => { notes.click = performance.now(); }, true);
  const noted = (/** @type {any} */ Lines) => class extends Lines {
    /** @param {any[]} address */
    constructor(...address) {
      super(...address);
      this.addEventListener('message', () => { notes.answer = performance.now(); });
    }
  };
  Object.assign(window, { WebSocket: noted(WebSocket), Worker: noted(Worker) });
  new MutationObserver(() => {
    if (!notes.board && document.querySelector('[role=gridcell][aria-label$="can move"]')) notes.board = performance.now();
    if (notes.click && !notes.shot && document.querySelector('.board.is-running')) {
      notes.shot = performance.now();
      notes.answered = notes.answer;
    }
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

/** @param {import('./page.js').Page} page @returns {Promise<Record<string, number>>} */
const notesOf = (page) => page.evaluate('notes');

pageTest('the page is small and loads fast', { open: false, ...UNKEPT }, async ({ page, server, say }) => {
  await page.addInitScript(takeNotes);
  let [sent, bytes] = [0, 0];
  /** @type {Promise<unknown>[]} */
  const counted = [];
  page.on('requestfinished', (request) => counted.push((async () => {
    if (request.url().includes('/engine/')) return;
    const { responseBodySize } = await request.sizes();
    // The browser does not keep the body of every response.
    const body = await (await request.response())?.body().catch(() => null);
    sent += responseBodySize;
    bytes += body?.length ?? 0;
  })()));
  await page.goto(server.url.href);
  await mayMove(page);
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  const { board } = await notesOf(page);
  for (const name of await viewNames(page)) await goTo(page, name);
  await Promise.all(counted);
  say(`first paint after ${paint.toFixed(0)} ms, a board to play on after ${board.toFixed(0)} ms`);
  say(`all views: ${counted.length} files, ${(bytes / 1000).toFixed(0)} kB, ${(sent / 1000).toFixed(0)} kB as sent`);
  assert.ok(sent > 0 && sent < MAX_BYTES, `${sent} bytes are sent`);
});

pageTest('Labyrinth is small too', { open: false, ...UNKEPT }, async ({ page, server, say }) => {
  await page.goto(server.url.href);
  await mayMove(page);
  await page.waitForLoadState('networkidle');
  let [files, sent] = [0, 0];
  /** @type {Promise<unknown>[]} */
  const counted = [];
  page.on('requestfinished', (request) => counted.push((async () => {
    if (!new URL(request.url()).pathname.includes('labyrinth')) return;
    const { responseBodySize } = await request.sizes();
    files += 1;
    sent += responseBodySize;
  })()));
  const begin = performance.now();
  await toLabyrinth(page);
  await mayTurn(page);
  const board = performance.now() - begin;
  for (const name of await viewNames(page)) await goTo(page, name);
  await page.waitForLoadState('networkidle');
  await Promise.all(counted);
  say(`a board of Labyrinth ${board.toFixed(0)} ms after it is chosen; its views: ${files} files, ${(sent / 1000).toFixed(0)} kB as sent`);
  assert.ok(sent > 0 && sent < MAX_LABYRINTH, `${sent} bytes are sent`);
});

pageTest('a shot follows its click', { open: false, motion: true }, async ({ page, server, say }) => {
  await page.addInitScript(takeNotes);
  await page.goto(server.url.href);
  await newGame(page, { sides: 'Two people', setup: 'setup ace' });
  await mayMove(page);
  await page.getByRole('gridcell', { name: /^e1, / }).click();
  await page.evaluate('notes.shot = 0');
  await page.getByRole('gridcell', { name: /^e2, / }).click();
  await until('the shot is shown', async () => (await notesOf(page)).shot > 0);
  const { click, answered, shot } = await notesOf(page);
  assert.ok(shot >= answered && answered >= click, 'the click, its answer, its shot');
  say(`the animation begins ${(shot - click).toFixed(0)} ms after the click, ${(shot - answered).toFixed(0)} ms after the answer`);
});

pageTest('an engine at full strength does not make the page stutter', { open: false }, async ({ page, server, say }) => {
  await page.addInitScript(takeNotes);
  await page.goto(server.url.href);
  await newGame(page, { level: 20, sides: 'Red', seconds: THOUGHT });
  await page.getByRole('img', { name: 'thinking' }).waitFor();
  await page.evaluate('long.length = 0');
  await played(page, 1);
  /** @type {number[]} */
  const long = await page.evaluate('long');
  const longest = Math.max(0, ...long).toFixed(0);
  say(`${THOUGHT} s of thought: ${long.length} tasks of 50 ms or more in the page, the longest of ${longest} ms`);
});
