// A file of games is dropped onto the page; one game is chosen and reviewed.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before } from 'node:test';
import { promisify } from 'node:util';
import { AKHET } from './programs.js';
import { button, goTo, moves, pageTest, setUp, until } from './page.js';

const GAMES = 50;
const LONGEST = 24;

setUp();

/** The games of a match between weak players. @type {string} */
let pgn;
before(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'akhet-gui-'));
  const file = join(folder, 'games.pgn');
  try {
    await promisify(execFile)(AKHET, [
      'match', '--engine', `cmd=${AKHET}`, 'name=Left', '--engine', `cmd=${AKHET}`, 'name=Right',
      '--each', 'nodes=1', 'option.Hash=1', '--rounds', String(GAMES / 2), '--max-plies', String(LONGEST), '--pgn-out', file,
    ]);
    pgn = await readFile(file, 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
});

/** @typedef {import('./page.js').Page} Page */

/** Drops a file onto the page.
 * @param {Page} page @param {string} name @param {string} text */
async function drop(page, name, text) {
  const dataTransfer = await page.evaluateHandle(([file, content]) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], file));
    return transfer;
  }, [name, text]);
  // The page begins to listen once it has read its texts.
  await until('the page takes files', async () => {
    await page.locator('body').dispatchEvent('dragover', { dataTransfer });
    return page.getByText('Drop the PGN to review its games').isVisible();
  });
  await page.locator('body').dispatchEvent('drop', { dataTransfer });
}

/** The game with the fewest plies: its number, its opening and its moves. */
function shortest() {
  const games = pgn.split(/(?=\[Event )/).filter((text) => text.startsWith('[Event')).map((text, index) => ({
    number: index + 1,
    opening: /\[Opening "(.*)"\]/.exec(text)?.[1] ?? '',
    moves: text.slice(text.indexOf('\n\n')).replaceAll(/\{[^}]*\}/g, '').match(/\b[a-j][1-8]([a-j][1-8]|[LR])\b/g) ?? [],
  }));
  assert.equal(games.length, GAMES);
  return games.reduce((best, game) => (game.moves.length < best.moves.length ? game : best));
}

pageTest('a PGN of 50 games is dropped, a game is chosen and reviewed', {}, async ({ page }) => {
  const game = shortest();
  await page.getByRole('grid').waitFor();
  await drop(page, 'games.pgn', pgn);
  const dialog = page.getByRole('dialog', { name: 'Open' });
  await dialog.getByText('50 games').waitFor();
  await dialog.getByRole('searchbox', { name: 'Search the games' }).fill(game.opening);
  const rows = dialog.getByRole('listbox', { name: 'Games' }).getByRole('option');
  await until('the list has that opening only', async () => (await rows.allInnerTexts()).every((text) => text.includes(game.opening)));
  const row = rows.filter({ has: page.locator('.game-number', { hasText: new RegExp(`^${game.number}$`) }) });
  await row.filter({ hasText: `${Math.ceil(game.moves.length / 2)} move` }).click();
  await dialog.waitFor({ state: 'detached' });
  await until('the moves are there', async () => (await moves(page)).length === game.moves.length);
  assert.deepEqual(await moves(page), game.moves);

  const review = page.getByRole('region', { name: 'Review' });
  await button(page, 'Analyse the game').click();
  await review.getByRole('progressbar').waitFor();
  await review.getByText('Accuracy', { exact: true }).first().waitFor({ timeout: 90_000 });
  const text = await review.innerText();
  for (const word of ['Blue', 'Red', 'Accuracy', 'blunder']) assert.ok(text.includes(word), text);
  const marked = page.getByRole('list', { name: 'Moves' }).getByRole('button', { name: /\?\?|\?!|\?$/ });
  assert.ok(await marked.count() > 0, 'players of one node make mistakes');

  await button(page, 'Next mistake').click();
  await review.getByText(/Better: |was missed/).waitFor();
  await page.getByRole('button', { name: /^Show [a-j]/ }).click();
  await review.getByText(/Better here than/).waitFor();
});

pageTest('a review is stopped', {}, async ({ page }) => {
  const line = Array(10).fill('e1e2 g3f2 e2e1 f2g3').join(' ');
  await drop(page, 'one.pgn', `[Result "*"]\n[StartSetup "ace"]\n\n${line} *\n`);
  await until('the game is open', async () => (await moves(page)).join(' ') === line);
  await page.getByLabel('Effort').selectOption({ label: 'Deep' });
  await button(page, 'Analyse the game').click();
  await button(page, 'Stop').click();
  await button(page, 'Analyse the game').waitFor();
});

pageTest('a file that holds no games says what is wrong in it', {}, async ({ page }) => {
  await goTo(page, 'Analyse');
  await drop(page, 'broken.pgn', '[Event "x"]\n[StartSetup "ace"]\n\n1. a4L e1e2 *\n');
  await page.getByRole('alert').filter({ hasText: /broken\.pgn|a4L|illegal|move/ }).waitFor();
});
