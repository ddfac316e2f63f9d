// What happens where the browser has no room for the page, or keeps nothing.

import assert from 'node:assert/strict';
import { button, goTo, mayMove, moves, newGame, pageTest, setUp, twoPlies } from './page.js';
import * as labyrinth from './labyrinth-page.js';

setUp();

/** @typedef {import('./page.js').Page} Page */

const LOST = /^The browser does not keep everything for this page/;

/** Opens the dialog that asks whether to leave the game.
 * @param {Page} page */
async function leaving(page) {
  await button(page, 'New game').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  return page.getByRole('dialog', { name: 'Leave this game?' });
}

pageTest('where nothing may be kept, the page says so once, promises nothing false and works', { open: false }, async ({ page, server }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get: () => { throw new DOMException('Forbidden', 'SecurityError'); } });
    }
  });
  await page.goto(server.url.href);
  await page.getByText(LOST).waitFor();
  const line = await twoPlies(page);
  const dialog = await leaving(page);
  await dialog.getByText(/until you close this page: the browser cannot keep it/).waitFor();
  await button(page, 'Start the new game').click();
  await mayMove(page);
  await button(page, 'Your games').click();
  await button(page, 'Continue').first().click();
  await mayMove(page);
  assert.deepEqual(await moves(page), line, 'what was played is there as long as the page');
  await goTo(page, 'Puzzles');
  await mayMove(page);

  await labyrinth.toLabyrinth(page);
  await labyrinth.newGame(page, {});
  await labyrinth.mayTurn(page);
  await labyrinth.place(page, '>a4').click();
  await page.getByRole('gridcell', { name: /Blue's pawn/ }).click();
  await labyrinth.mayTurn(page);
  await (await leaving(page)).getByText(/until you close this page: the browser cannot keep it/).waitFor();
});

pageTest('where there is no room, the oldest games make some, and the page says so', {}, async ({ page }) => {
  await twoPlies(page);
  const ids = () => page.evaluate(() => JSON.parse(localStorage.getItem('akhet.played') ?? '[]').map((/** @type {any} */ game) => game.id));
  const [id] = await ids();
  assert.ok(id);
  await page.evaluate(() => {
    const [game] = JSON.parse(localStorage.getItem('akhet.played') ?? '[]');
    const older = Array.from({ length: 20 }, (_, at) => ({ ...game, id: `old ${at}`, date: `2020-01-${40 - at}T12:00:00Z` }));
    localStorage.setItem('akhet.played', JSON.stringify([game, ...older]));
    // Everything that is left of the room.
    for (let length = 1 << 22, text = ''; length >= 1; length >>= 1) {
      try {
        localStorage.setItem('other', text + 'x'.repeat(length));
        text += 'x'.repeat(length);
        length <<= 1;
      } catch {
        // half as much the next time
      }
    }
  });
  await newGame(page, { level: 0, seconds: 0.2 }, { leaving: true });
  await mayMove(page);
  await twoPliesHere(page);
  await page.getByText(/The oldest of your games make room for new ones/).waitFor();
  const left = await ids();
  assert.ok(left.includes(id) && left.length > 3 && left.length < 22 && !left.includes('old 19'), left.join(', '));
  await page.evaluate(() => localStorage.removeItem('other'));
});

/** @param {Page} page */
async function twoPliesHere(page) {
  await page.getByRole('gridcell', { name: /^e1, / }).click();
  await page.getByRole('gridcell', { name: /^e2, / }).click();
  await mayMove(page);
}

pageTest('games and progress go to another browser as one file, and are added there', {}, async ({ page, visit, server }) => {
  await twoPlies(page);
  await (await leaving(page)).getByRole('button', { name: 'Start the new game' }).click();
  await mayMove(page);
  await button(page, 'Settings').click();
  const saving = page.waitForEvent('download');
  await button(page, 'Save to a file').click();
  const file = await (await saving).path();
  const other = await visit(server.url.href);
  await mayMove(other);
  const add = async (/** @type {any} */ what) => {
    await button(other, 'Settings').click();
    await other.getByLabel('Add a file').setInputFiles(what);
  };
  await add({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await other.getByText(/not a file of games and progress/).waitFor();
  await other.keyboard.press('Escape');
  await add(file);
  await other.getByText('One game added; progress and settings are taken over.').waitFor();
  await mayMove(other);
  await button(other, 'Your games').click();
  await button(other, 'Continue').waitFor();
});
