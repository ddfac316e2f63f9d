// What the page does when something breaks: an engine that dies, a connection that is lost, a server that ends.

import assert from 'node:assert/strict';
import { after } from 'node:test';
import { AKHET, serve } from './programs.js';
import { button, cell, mayMove, moves, newGame, pageTest, played, setUp, until, ways } from './page.js';
import { Wire } from './wire.js';

const SECOND = 'Second';
/** What browsers say in the console of a connection that fails. No page can keep them from it. */
const CONNECTION = /WebSocket connection to .* failed|net::ERR_/;

setUp({ args: ['--engine', `cmd=${AKHET}`, `name=${SECOND}`] });

pageTest('an engine that dies in thought is brought back, and the game goes on', {}, async ({ page, server }) => {
  await newGame(page, { opponent: SECOND, seconds: 3 });
  await mayMove(page);
  await ways.mouse(page, 'e1e2');
  await page.getByRole('img', { name: 'thinking' }).waitFor();
  const [engine] = await until('the engine runs', () => {
    const ids = server.engines();
    return ids.length > 0 && ids;
  });
  process.kill(engine, 'SIGKILL');
  await page.getByText(/Second was lost.*Bringing it back/).waitFor();
  assert.deepEqual(await moves(page), ['e1e2'], 'the position is kept');
  await page.getByText(/Second \(Red\) is back, the game goes on/).waitFor();
  await played(page, 2);
  await mayMove(page);
  assert.deepEqual(server.engines().filter((id) => id === engine), [], 'another process plays now');
});

pageTest('an engine that dies again and again is given up, until the person wants to try again', {}, async ({ page, server }) => {
  await newGame(page, { opponent: SECOND, seconds: 3 });
  await mayMove(page);
  await ways.mouse(page, 'e1e2');
  await until('the page gives the engine up', async () => {
    server.engines().forEach(kill);
    return page.getByText(/Second: the engine was lost 3 times at this/).isVisible();
  });
  assert.deepEqual(await moves(page), ['e1e2']);
  await button(page, 'Try again').click();
  await played(page, 2);
});

/** Kills a process, unless it has ended by itself.
 * @param {number} id */
function kill(id) {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // it has
  }
}

const wire = new Wire();
const context = await wire.open();
after(() => wire.close());

pageTest('a connection that drops comes back with the game as it was', { context, expected: CONNECTION }, async ({ page }) => {
  await newGame(page, { level: 0, seconds: 0.2 });
  await mayMove(page);
  await ways.mouse(page, 'e1e2');
  await played(page, 2);
  await mayMove(page);
  const before = await moves(page);
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
  await newGame(page, { level: 0, seconds: 0.2 });
  await mayMove(page);
  await ways.mouse(page, 'e1e2');
  await played(page, 2);
  await mayMove(page);
  const before = await moves(page);
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
