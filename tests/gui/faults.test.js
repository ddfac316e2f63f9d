// What the page does when something breaks: an engine that dies, a connection that is lost, a server that ends.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { AKHET, serve } from './programs.js';
import { button, cell, mayMove, moves, newGame, pageTest, played, setUp, twoPlies, until, ways } from './page.js';
import { Wire } from './wire.js';

const SECOND = 'Second';
const DYING = 'Dying';
const LEAVING = 'Leaving';
/** Console errors of browsers for a refused or failed connection, which no page can suppress. */
const REFUSED = /403|WebSocket connection to .* failed/;
const CONNECTION = /WebSocket connection to .* failed|net::ERR_/;

const folder = mkdtempSync(join(tmpdir(), 'akhet-gui-'));
after(() => rmSync(folder, { recursive: true }));
const dying = [fileURLToPath(new URL('dying-engine.js', import.meta.url)), join(folder, 'searches'), 'g3f2'];
const leaving = join(folder, 'leaving');
symlinkSync(AKHET, leaving);

setUp({
  only: 'served',
  args: [
    '--engine', `cmd=${AKHET}`, `name=${SECOND}`,
    '--engine', `cmd=${leaving}`, `name=${LEAVING}`,
    '--engine', `cmd=${process.execPath}`, `args=${dying.map((word) => `'${word}'`).join(' ')}`, `name=${DYING}`,
  ],
});

pageTest('an engine that dies while thinking is restarted, and the game continues', {}, async ({ page, server }) => {
  await newGame(page, { opponent: SECOND, seconds: 3 });
  await mayMove(page);
  await ways.mouse(page, 'e1e2');
  await page.getByRole('img', { name: 'thinking' }).waitFor();
  const engine = await until('the engine runs', () => server.engines()[0]);
  process.kill(engine, 'SIGKILL');
  await page.getByText(/Second was lost.*Restarting it/).waitFor();
  assert.deepEqual(await moves(page), ['e1e2'], 'the position is kept');
  await page.getByText(/Second \(Red\) is back; the game continues/).waitFor();
  await played(page, 2);
  await mayMove(page);
  assert.deepEqual(server.engines().filter((id) => id === engine), [], 'another process plays now');
});

pageTest('an engine that keeps dying is given up until the person tries again', {}, async ({ page }) => {
  await newGame(page, { opponent: DYING });
  await mayMove(page);
  await ways.mouse(page, 'e1e2');
  await page.getByText(/Dying: the engine was lost 3 times over this/).waitFor();
  assert.deepEqual(await moves(page), ['e1e2'], 'the position is kept');
  await button(page, 'Try again').click();
  await played(page, 2);
  assert.deepEqual(await moves(page), ['e1e2', 'g3f2']);
});

test('an engine whose program is missing is named before the page is served', async () => {
  const started = promisify(execFile)(AKHET, ['gui', '--no-open', '--port', '0', '--engine', 'cmd=/nonexistent']);
  await assert.rejects(started, (/** @type {any} */ error) => error.code === 1 && error.stdout === ''
    && /engine nonexistent: \/nonexistent cannot be started: /.test(error.stderr));
});

pageTest('an engine whose program has disappeared is given up, with the reason', {}, async ({ page }) => {
  rmSync(leaving);
  await newGame(page, { opponent: LEAVING });
  await mayMove(page);
  await ways.mouse(page, 'e1e2');
  await page.getByRole('alert').filter({ hasText: /^Leaving: .*cannot be started: .*No such file/ }).waitFor();
  symlinkSync(AKHET, leaving);
  await button(page, 'Try again').click();
  await played(page, 2);
});

const wire = new Wire();
const context = await wire.open();
after(() => wire.close());

pageTest('a dropped connection comes back with the game as it was', { context, expected: CONNECTION }, async ({ page }) => {
  const before = await twoPlies(page);
  wire.cut();
  await page.getByText(/^Connection lost.*reconnecting/).waitFor();
  const [notice, board] = await Promise.all([page.locator('.connection').boundingBox(), page.getByRole('grid').boundingBox()]);
  assert.ok(notice && board && notice.y + notice.height <= board.y, 'the notice covers no piece');
  assert.deepEqual(await moves(page), before);
  // A move made meanwhile is played once the connection is back.
  await cell(page, 'e2').click();
  await cell(page, 'e1').click();
  wire.mend();
  await page.getByText(/^Connection lost/).waitFor({ state: 'detached' });
  await played(page, 4);
  await mayMove(page);
  assert.deepEqual((await moves(page)).slice(0, 3), [...before, 'e2e1']);
});

pageTest('a connection dropped while the engine thinks does not lose the move', { context, expected: CONNECTION }, async ({ page }) => {
  await newGame(page, { level: 20, seconds: 2 });
  await mayMove(page);
  await ways.mouse(page, 'e1e2');
  await page.getByRole('img', { name: 'thinking' }).waitFor();
  wire.cut();
  await page.getByText(/^Connection lost/).waitFor();
  wire.mend();
  await played(page, 2);
  await mayMove(page);
});

pageTest('the page reports that its server has ended, and the next server continues the game', { open: false, expected: CONNECTION }, async ({ page }) => {
  const some = await serve();
  const { port } = some.url;
  await some.stop();
  const first = await serve(['--port', port]);
  await page.goto(first.url.href);
  const before = await twoPlies(page);
  await first.stop();
  await page.getByText(/^Connection lost.*start akhet gui again/).waitFor();
  const second = await serve(['--port', port]);
  try {
    // The token is kept per port, so the open page reconnects by itself.
    assert.equal(second.url.href, first.url.href);
    await page.getByText(/^Connection lost/).waitFor({ state: 'detached' });
    await mayMove(page);
    assert.deepEqual(await moves(page), before);
    await ways.mouse(page, 'e2e1');
    await played(page, 4);
  } finally {
    await second.stop();
  }
});

pageTest('a page too many says so, and connects once there is room', {}, async ({ page, server, visit }) => {
  await mayMove(page);
  const address = `${server.url.origin.replace('http', 'ws')}/session${server.url.search}`;
  const open = await page.evaluate(async (url) => {
    /** @type {WebSocket[]} */
    const sockets = [];
    Object.assign(window, { sockets });
    for (;;) {
      const socket = new WebSocket(url);
      const kept = await new Promise((resolve) => {
        socket.onopen = () => socket.send('isready');
        socket.onmessage = () => resolve(true);
        socket.onclose = () => resolve(false);
      });
      if (!kept) return sockets.length;
      sockets.push(socket);
    }
  }, address);
  assert.ok(open > 10, `${open} sessions`);
  const other = await visit(server.url.href);
  const notice = other.getByRole('status').filter({ hasText: 'Too many pages of Akhet are open. Close one of them, and this one connects.' });
  await notice.waitFor();
  assert.equal(await other.getByText('start akhet gui again').count(), 0);
  await page.evaluate('sockets.forEach((socket) => socket.close())');
  await mayMove(other);
  await notice.waitFor({ state: 'detached' });
});

pageTest('a page without the right token says what to do and accepts one', { open: false, expected: REFUSED }, async ({ page, server }) => {
  await page.goto(server.url.href);
  await mayMove(page);
  await ways.mouse(page, 'e1e2');
  await played(page, 2);
  await page.evaluate(() => localStorage.setItem('akhet.token', '"x"'));
  await page.reload();
  const panel = page.getByRole('alert').filter({ hasText: 'This page may not use the engine yet' });
  await panel.waitFor();
  const row = page.getByRole('list', { name: 'Moves' }).getByRole('listitem');
  assert.match(await row.innerText(), /1\s+e1e2\s+\w+/, "Blue's move stands first");
  await page.getByLabel('Address or token').fill(server.url.href);
  await button(page, 'Connect').click();
  await mayMove(page);
  assert.equal(await panel.count(), 0);
});

pageTest('a view that cannot be loaded says so in plain words and appears once the server is back', { context, expected: CONNECTION }, async ({ page }) => {
  await mayMove(page);
  // The other views load shortly after the first; here Puzzles does not.
  await page.route('**/views/puzzles/**', (route) => route.abort());
  const board = page.locator('.board');
  const place = await board.boundingBox();
  wire.cut();
  await page.getByText(/^Connection lost/).waitFor();
  assert.deepEqual(await board.boundingBox(), place, 'the board stays where it is');
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Puzzles' }).click();
  await page.getByRole('heading', { name: 'Puzzles could not be loaded' }).waitFor();
  assert.equal(await page.getByText(/dynamically imported/).count(), 0);
  await page.unroute('**/views/puzzles/**');
  wire.mend();
  await page.getByRole('grid').waitFor();
});
