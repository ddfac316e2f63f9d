// Puzzles of Labyrinth: a wrong turn is refused or refuted, the right ones find the treasure.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { mayTurn, ways } from './labyrinth-page.js';
import { button, pageTest, setUp } from './page.js';

const PUZZLES = readFileSync(new URL('../../puzzles/labyrinth.puzzles', import.meta.url), 'utf8').split('\n')
  .filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.split('\t'));

setUp();

/** @typedef {import('./page.js').Page} Page */

/** @param {Page} page */
const puzzle = (page) => page.getByRole('region', { name: 'Puzzle' });
/** @param {Page} page @param {string | RegExp} text */
const status = (page, text) => page.getByRole('status').filter({ hasText: text }).first().waitFor();

/** @param {Page} page */
async function toPuzzles(page) {
  await page.evaluate(() => { location.hash = 'labyrinth-puzzles'; });
  await puzzle(page).waitFor();
}

/** The turns of the puzzle on the board.
 * @param {Page} page */
async function solution(page) {
  await mayTurn(page);
  const [, number] = /Puzzle (\d+)/.exec(await puzzle(page).innerText()) ?? [];
  return PUZZLES[Number(number) - 1][3].split(' ');
}

pageTest('a wrong turn is taken back, the right one solves it, the next one is posed; progress survives a reload', {}, async ({ page }) => {
  await toPuzzles(page);
  const [right] = await solution(page);
  await puzzle(page).getByRole('heading', { name: /^Blue finds the \w+ this turn$/ }).waitFor();
  // The same slide, and the pawn stays.
  const from = /^([a-g][1-7]):/.exec(PUZZLES[0][0].split(' ')[2])?.[1] ?? '';
  await ways.mouse(page, right.slice(0, 3) + from);
  await status(page, 'Not this one.');
  await mayTurn(page);
  await ways.mouse(page, right);
  await status(page, 'Solved.');
  await button(page, 'Next puzzle').click();
  await ways.mouse(page, (await solution(page))[0]);
  await status(page, 'A streak begins.');
  await page.reload();
  await page.getByText('2', { exact: true }).first().waitFor();
  await page.getByText('of 400 solved').waitFor();
});

pageTest('two turns by keyboard: the answer of Orange, the end', {}, async ({ page }) => {
  await toPuzzles(page);
  await page.getByRole('radio', { name: /^In two turns/ }).check();
  await puzzle(page).getByRole('heading', { name: /in two turns$/ }).waitFor();
  const [first, , last] = await solution(page);
  await ways.keyboard(page, first);
  await status(page, 'Now find it.');
  await mayTurn(page);
  await ways.keyboard(page, last);
  await status(page, 'A streak begins.');
});

pageTest('a hint, the solution and a link, by touch on a narrow phone', {
  device: 'phone', theme: 'dark', context: { viewport: { width: 360, height: 740 }, permissions: ['clipboard-read', 'clipboard-write'] },
}, async ({ page }) => {
  await toPuzzles(page);
  const [right] = await solution(page);
  await button(page, 'Hint').tap();
  await status(page, `Push in at the arrow ${right.slice(0, 2)}.`);
  await button(page, 'Show the move').tap();
  await status(page, new RegExp(right.slice(3, 5)));
  await ways.touch(page, right);
  await status(page, 'With a hint: the streak stays as it is.');
  await button(page, 'Next puzzle').tap();
  await solution(page);
  await button(page, 'Copy link').tap();
  const heading = await puzzle(page).innerText();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await button(page, 'Skip').tap();
  await puzzle(page).getByText('Puzzle 2').waitFor({ state: 'detached' });
  await page.evaluate((hash) => { location.hash = hash; }, new URL(link).hash);
  await puzzle(page).getByText('Puzzle 2').waitFor();
  assert.equal(await puzzle(page).innerText(), heading);
  await mayTurn(page);
  await button(page, 'Solution').tap();
  await status(page, 'That was the solution.');
});
