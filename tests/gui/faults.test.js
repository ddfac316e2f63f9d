// What the page does when something breaks: an engine that dies, a connection that is lost, a server that ends.

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { AKHET, serve } from './programs.js';
import { button, cell, mayMove, moves, newGame, pageTest, played, setUp, twoPlies, until, ways } from './page.js';
import { Wire } from './wire.js';

const SECOND = 'Second';
const DYING = 'Dying';
/** What browsers say in the console of a connection that fails. No page can keep them from it. */
const CONNECTION = /WebSocket connection to .* failed|net::ERR_/;

const folder = mkdtempSync(join(tmpdir(), 'akhet-gui-'));
after(() => rmSync(folder, { recursive: true }));
const dying = [fileURLToPath(new URL('dying-engine.js', import.meta.url)), join(folder, 'searches'), 'g3f2'];

setUp({
  args: [
    '--engine', `cmd=${AKHET}`, `name=${SECOND}`,
    '--engine', `cmd=${process.execPath}`, `args=${dying.map((word) => `'${word}'`).join(' ')}`, `name=${DYING}`,
  ],
});

pageTest('an engine that dies in thought is brought back, and the game goes on', {}, async ({ page, server }) => {
  await newGame(page, { opponent: SECOND, seconds: 3 });
  await mayMove(page);
  await ways.mouse(page, 'e1e2');
  await page.getByRole('img', { name: 'thinking' }).waitFor();
  const engine = await until('the engine runs', () => server.engines()[0]);
  process.kill(engine, 'SIGKILL');
  await page.getByText(/Second was lost.*Bringing it back/).waitFor();
  assert.deepEqual(await moves(page), ['e1e2'], 'the position is kept');
  await page.getByText(/Second \(Red\) is back, the game goes on/).waitFor();
  await played(page, 2);
  await mayMove(page);
  assert.deepEqual(server.engines().filter((id) => id === engine), [], 'another process plays now');
});

pageTest('an engine that dies again and again is given up, until the person wants to try again', {}, async ({ page }) => {
  await newGame(page, { opponent: DYING });
  await mayMove(page);
  await ways.mouse(page, 'e1e2');
  await page.getByText(/Dying: the engine was lost 3 times at this/).waitFor();
  assert.deepEqual(await moves(page), ['e1e2'], 'the position is kept');
  await button(page, 'Try again').click();
  await played(page, 2);
  assert.deepEqual(await moves(page), ['e1e2', 'g3f2']);
});

const wire = new Wire();
const context = await wire.open();
after(() => wire.close());

pageTest('a connection that drops comes back with the game as it was', { context, expected: CONNECTION }, async ({ page }) => {
  const before = await twoPlies(page);
  wire.cut();
  await page.getByText(/^Connection lost.*reconnecting/).waitFor();
  assert.deepEqual(await moves(page), before);
  // What is done meanwhile is done once the connection is back.
  await cell(page, 'e2').click();
  await cell(page, 'e1').click();
  wire.mend();
  await page.getByText(/^Connection lost/).waitFor({ state: 'detached' });
  await played(page, 4);
  await mayMove(page);
  assert.deepEqual((await moves(page)).slice(0, 3), [...before, 'e2e1']);
});

pageTest('a connection that drops while the engine thinks does not lose the move', { context, expected: CONNECTION }, async ({ page }) => {
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

pageTest('a server that ends says so, and the next one has the game', { open: false, expected: CONNECTION }, async ({ page }) => {
  const first = await serve();
  const { port } = first.url;
  await page.goto(first.url.href);
  const before = await twoPlies(page);
  await first.stop();
  await page.getByText(/^Connection lost.*start akhet gui again and open the address it prints/).waitFor();
  const second = await serve(['--port', port]);
  try {
    await page.goto(second.url.href);
    await mayMove(page);
    assert.deepEqual(await moves(page), before);
    await ways.mouse(page, 'e2e1');
    await played(page, 4);
  } finally {
    await second.stop();
  }
});
