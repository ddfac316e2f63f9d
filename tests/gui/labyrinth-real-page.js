// A real table on the page, entered and followed by what a person at it would see.

import { place } from './labyrinth-page.js';
import { button, until } from './page.js';

/** @typedef {import('playwright-core').Page} Page */

/** The looks of a tile in the order of their buttons. */
const LOOKS = ['in', 'ie', 'cn', 'ce', 'cs', 'cw', 'tn', 'te', 'ts', 'tw'];
const FIXED = /^[aceg][1357]$/;

/** @typedef {{tiles: Map<string, string>, spare: string}} Maze */

/** The maze of a line `board SQ TILE... spare TILE`.
 * @param {string} line
 * @returns {Maze} */
export function mazeOf(line) {
  const words = line.split(' ').slice(1);
  const end = words.indexOf('spare');
  return { tiles: new Map(Array.from({ length: end / 2 }, (_, at) => [words[2 * at], words[2 * at + 1]])), spare: words[end + 1] };
}

/** Opens the view.
 * @param {Page} page */
export async function toRealTable(page) {
  await page.evaluate(() => { location.hash = 'labyrinth-real'; });
  await page.getByRole('heading', { name: 'At a real table' }).waitFor({ state: 'attached' });
  await place(page, 'd4').waitFor();
}

/** @param {Page} page @param {string} group @param {string | RegExp} name */
export const choice = (page, group, name) => page.getByRole('group', { name: group }).getByRole('button', { name });

/** Lays a maze as it lies on a table, every press counted.
 * @param {Page} page @param {Maze} maze @param {'click' | 'tap'} press
 * @returns {Promise<number>} how often something was pressed */
export async function layMaze(page, { tiles, spare }, press) {
  let steps = 0;
  const push = async (/** @type {import('playwright-core').Locator} */ what) => {
    steps += 1;
    await what[press]();
  };
  const loose = [...tiles].filter(([square]) => !FIXED.test(square));
  const groups = LOOKS.map((look) => /** @type {const} */ ([look, loose.filter(([, tile]) => tile.startsWith(look)).map(([square]) => square)])).filter(([, squares]) => squares.length > 0);
  // The look in hand first, the commonest last: it fills the rest.
  const most = Math.max(...groups.map(([, squares]) => squares.length));
  const last = groups.findLast(([, squares]) => squares.length === most) ?? groups[0];
  for (const [look, squares] of [...groups.filter((group) => group !== last), last]) {
    if (look !== LOOKS[0]) await push(page.getByRole('group', { name: 'How a tile lies' }).getByRole('button').nth(LOOKS.indexOf(look)));
    if (squares === last[1]) await push(button(page, 'All empty squares lie like this'));
    else for (const square of squares) await push(place(page, square));
  }
  // The box with 13 straight tiles may have left another one.
  const shape = await page.locator('.tray-tile .tile-passage').getAttribute('href');
  if (shape !== `#passage-${spare[0]}`) {
    await push(page.getByRole('group', { name: 'How a tile lies' }).getByRole('button').nth(LOOKS.findIndex((look) => look[0] === spare[0])));
    await push(button(page, 'Spare tile'));
  }
  for (;;) {
    const asked = /^Where is the (\w+)\?/.exec(await page.locator('.real-next').innerText())?.[1];
    if (!asked) return steps;
    const letter = asked[0];
    const square = loose.find(([, tile]) => tile.endsWith(letter))?.[0];
    await push(square ? place(page, square) : button(page, 'Spare tile'));
    if (!square && !spare.endsWith(letter)) throw new Error(`${asked} lies nowhere`);
  }
}

/** The maze on the page.
 * @param {Page} page */
export function mazeShown(page) {
  return page.evaluate(() => Object.fromEntries([...document.querySelectorAll('[data-tile][data-shows]')].map((tile) => [tile.getAttribute('data-tile'), tile.getAttribute('data-shows')])));
}

/** Waits until the page shows a maze.
 * @param {Page} page @param {Maze} maze */
export async function mazeIs(page, { tiles }) {
  await until('the page shows the maze of the table', async () => {
    const shown = await mazeShown(page);
    return [...tiles].every(([square, tile]) => shown[square] === tile);
  });
}
