// The view of puzzles, as the tests see it.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { mayMove } from './page.js';

/** @typedef {import('./page.js').Page} Page */

/** The fields of each puzzle in the program's file. */
export const PUZZLES = readFileSync(new URL('../../puzzles/akhet.puzzles', import.meta.url), 'utf8').split('\n')
  .filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.split('\t'));

/** The puzzle on the page: its position, and in how many moves it is won.
 * @param {Page} page */
export async function puzzleOn(page) {
  await mayMove(page);
  const text = await page.getByRole('region', { name: 'Puzzle' }).innerText();
  const [, wins] = /win in (\d)/.exec(text) ?? [];
  const [, number] = /Puzzle (\d+)/.exec(text) ?? [];
  const [fen, known] = PUZZLES[Number(number) - 1];
  assert.equal(wins, known, text);
  return { fen, wins: Number(wins) };
}

/** The moves made so far.
 * @param {Page} page */
export async function line(page) {
  const texts = await page.getByRole('list', { name: 'Moves so far' }).getByRole('listitem').allTextContents();
  return texts.flatMap((text) => /[a-j][1-8]([a-j][1-8]|[LR])/.exec(text)?.[0] ?? []);
}
