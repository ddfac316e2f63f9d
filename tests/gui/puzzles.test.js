// Puzzles: a wrong move is refused, the right ones solve it.

import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { button, goTo, mayMove, pageTest, setUp, until, ways } from './page.js';
import { Engine } from './programs.js';
import { line, PUZZLES, puzzleOn } from './puzzle-page.js';

setUp();

/** @type {Engine} */
let engine;
before(() => {
  engine = new Engine();
});
after(() => engine.stop());

/** @typedef {import('./page.js').Page} Page */

/** Chooses puzzles that take more than one move.
 * @param {Page} page */
async function chooseLonger(page) {
  await page.getByRole('radio', { name: /^Gentle/ }).check();
  await page.getByRole('heading', { name: /win in [2-5]$/ }).waitFor();
}

/** Solves the puzzle, from its first move on.
 * @param {Page} page @param {keyof typeof ways} way */
async function solve(page, way) {
  const { fen, wins } = await puzzleOn(page);
  for (let left = wins; left > 0; left--) {
    const so_far = await line(page);
    const words = ['fen', fen, ...(so_far.length ? ['moves', ...so_far] : [])].join(' ');
    await ways[way](page, await engine.proof(words, left));
    const plies = so_far.length + (left > 1 ? 2 : 1);
    await until('the answer has come', async () => (await line(page)).length === plies);
    if (left > 1) await mayMove(page);
  }
}

pageTest('a wrong move is refused, and the solution is accepted', {}, async ({ page }) => {
  await goTo(page, 'Puzzles');
  const { fen, wins } = await puzzleOn(page);
  const best = await engine.proof(`fen ${fen}`, wins);
  const shots = (await engine.ask(`position fen ${fen}`, 'shot')).filter((line) => line.startsWith('shot ') && !/ hit /.test(line));
  const wrong = shots.map((line) => line.split(' ')[1]).find((move) => move !== best);
  assert.ok(wrong);
  await ways.mouse(page, wrong);
  await page.getByRole('status').filter({ hasText: /Not this one|Try again/ }).waitFor();
  await mayMove(page);
  assert.deepEqual(await line(page), []);
  await solve(page, 'mouse');
  await page.getByText('Streak reset.').waitFor();
});

pageTest('two puzzles in a row make a streak, and a reload keeps it', {}, async ({ page }) => {
  await goTo(page, 'Puzzles');
  await chooseLonger(page);
  await solve(page, 'mouse');
  await button(page, 'Next puzzle').click();
  await solve(page, 'mouse');
  await page.getByText('2 in a row.').waitFor();
  await page.reload();
  const progress = page.getByRole('region', { name: 'Progress' });
  await until('the streak is there', async () => /2\s*in a row/.test(await progress.innerText()));
});

pageTest('the first puzzles are wins in 1 and come before the longer ones', {}, async ({ page }) => {
  await goTo(page, 'Puzzles');
  assert.equal((await puzzleOn(page)).wins, 1);
  const difficulty = page.getByRole('group', { name: 'Difficulty' });
  assert.match(await difficulty.innerText(), /Win in 1\s*0\/150\s*0 solved of 150\s*Gentle/);
  await solve(page, 'keyboard');
  await page.getByText('A streak begins.').waitFor();
});

pageTest('a failed puzzle is tried again, and its link leads to it', {}, async ({ page }) => {
  await goTo(page, 'Puzzles');
  await puzzleOn(page);
  const goal = page.getByRole('region', { name: 'Puzzle' });
  const [, number] = /Puzzle (\d+)/.exec(await goal.innerText()) ?? [];
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (/** @type {string} */ text) => {
    Object.assign(globalThis, { copied: text });
  } } }));
  await button(page, 'Copy link').click();
  await page.getByText('Link copied').waitFor();
  const link = await page.evaluate(() => /** @type {any} */ (globalThis).copied);
  await button(page, 'Solution').click();
  await button(page, 'Next puzzle').click();
  await mayMove(page);
  assert.ok(!(await goal.innerText()).includes(`Puzzle ${number} `));
  await page.getByRole('radio', { name: 'Those I failed (1)' }).check();
  await goal.getByText(`Puzzle ${number} `).waitFor();
  await solve(page, 'mouse');
  await until('it is not among the failed ones', async () => await page.getByRole('radio', { name: /Those I failed/ }).count() === 0);
  await button(page, 'Next puzzle').click();
  await mayMove(page);
  await page.evaluate((address) => void (location.href = address), link);
  await goal.getByText(`Puzzle ${number} `).waitFor();
});

pageTest('a puzzle by touch on a phone', { device: 'phone' }, async ({ page }) => {
  await goTo(page, 'Puzzles');
  await solve(page, 'touch');
  await page.getByText('A streak begins.').waitFor();
});

pageTest('a hint, and the solution shown', {}, async ({ page }) => {
  await goTo(page, 'Puzzles');
  await chooseLonger(page);
  const { fen, wins } = await puzzleOn(page);
  const best = await engine.proof(`fen ${fen}`, wins);
  await button(page, 'Hint').click();
  await page.getByText(`Move or turn the piece on ${best.slice(0, 2)}.`).waitFor();
  await button(page, 'Solution').click();
  await page.getByText('That was the solution.').waitFor();
  const shown = await line(page);
  assert.equal(shown[0], best);
  const [result] = await engine.ask(`position fen ${fen} moves ${shown.join(' ')}`, 'query result');
  assert.equal(result, fen.includes(' b ') ? 'response p1win' : 'response p2win');
});
