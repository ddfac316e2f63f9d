// Labyrinth's page, as the tests of its views see it.

import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { button, until } from './page.js';
import { Engine } from './programs.js';

/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page @param {string} place a square, or `>` and an arrow */
export function place(page, place) {
  const name = place[0] === '>' ? `^arrow ${place.slice(1)},` : `^${place},`;
  return page.getByRole('gridcell', { name: new RegExp(name) });
}

/** Switches to Labyrinth through the navigation.
 * @param {Page} page */
export async function toLabyrinth(page) {
  await page.getByRole('navigation', { name: 'Games' }).getByRole('link', { name: 'Labyrinth' }).click();
  // Laser Chess has a square d4 too, but no arrows.
  await place(page, '>a4').waitFor();
}

/** The turns in the list, in order and in the protocol's notation.
 * @param {Page} page
 * @returns {Promise<string[]>} */
export function turns(page) {
  return page.getByRole('list', { name: 'Turns' }).getByRole('button').allTextContents();
}

/** Waits until the person may move.
 * @param {Page} page */
export function mayTurn(page) {
  return page.getByRole('gridcell', { name: /can push$/ }).first().waitFor();
}

/** The saved start of the game on the board, as arguments of `position`, and its options.
 * @param {Page} page
 * @returns {Promise<{start: string, options: Record<string, boolean>}>} */
export async function keptMatch(page) {
  return (await page.evaluate(() => JSON.parse(sessionStorage.getItem('akhet.labyrinth') ?? '{}'))).match;
}

/** Gives the tests of a file an engine that plays Labyrinth.
 * @returns {Engine} that can be asked once the tests run */
export function labyrinthEngine() {
  const engine = new Engine();
  before(() => engine.ask('setoption name UCI_Variant value labyrinth'));
  after(() => engine.stop());
  return engine;
}

/** Gives an engine the options of a game.
 * @param {Engine} engine @param {Partial<Record<'FreeOrder' | 'NoReturn' | 'AnyExit' | 'AnySquare' | 'OpenCards', boolean>>} options */
export async function rules(engine, options) {
  const lines = /** @type {const} */ (['FreeOrder', 'NoReturn', 'AnyExit', 'AnySquare', 'OpenCards']).map((name) => `setoption name ${name} value ${options[name] === true}`);
  await engine.ask('position startpos', ...lines);
}

/** @typedef {{players?: number, people?: readonly string[], level?: number, seconds?: number, options?: readonly string[],
 *  deal?: Record<string, string>}} Game `people`: the seats that people play; `options`: the labels of the variants to turn on; `deal`: the values
 *  of fields of the deal */

/** Starts a game from the dialog.
 * @param {Page} page @param {Game} game @param {{leaving?: boolean, given?: boolean}} [how] `leaving`: a game is under way and is left; `given`:
 *   the dialog is already open, with a position */
export async function newGame(page, { players = 2, people = ['Blue'], level = 0, seconds = 0.1, options = [], deal = {} }, { leaving = false, given = false } = {}) {
  const dialog = page.getByRole('dialog', { name: 'New game' });
  if (!given) {
    await button(page, 'New game').first().click();
    await dialog.getByRole('group', { name: 'Players' }).getByRole('radio', { name: String(players) }).check();
  }
  for (const seat of ['Blue', 'Yellow', 'Orange', 'Green']) {
    const group = dialog.getByRole('group', { name: seat, exact: true });
    if (await group.count() > 0) await group.getByRole('radio', { name: people.includes(seat) ? 'Person' : 'Akhet' }).check();
  }
  await dialog.getByText('Rules and time').click();
  for (const box of await dialog.getByRole('group', { name: 'Variants' }).getByRole('checkbox').all()) await box.uncheck();
  for (const label of options) await dialog.getByRole('checkbox', { name: label }).check();
  for (const [label, value] of Object.entries(deal)) await dialog.getByLabel(label).selectOption(value);
  if (await dialog.getByRole('slider').count() > 0) await dialog.getByRole('slider').fill(String(level));
  for (const select of await dialog.getByLabel('Level', { exact: true }).all()) await select.selectOption(String(level));
  const time = dialog.getByLabel("Engine's time per move");
  if (await time.count() > 0) await time.fill(String(seconds));
  await dialog.getByRole('button', { name: 'Start' }).click();
  if (leaving) await button(page, 'Start the new game').click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Turns the spare until it is shown as a move needs it.
 * @param {Page} page @param {string} move @param {() => Promise<unknown>} turn */
async function turnTo(page, move, turn) {
  const tile = page.locator(`[data-tile="${move.slice(0, 2)}"]`);
  const side = async () => (await tile.getAttribute('data-shows'))?.[1];
  await page.locator('.maze.is-choosing').waitFor();
  for (let turned = 0; turned < 4 && await side() !== move[2]; turned++) {
    const before = await side();
    await turn();
    await until('the tile has turned', async () => await side() !== before);
  }
  assert.equal(await side(), move[2], `the spare is turned ${move[2]}`);
}

/** The focused place, or null.
 * @param {Page} page */
function focusedPlace(page) {
  return page.evaluate(() => document.activeElement?.getAttribute('data-place') ?? null);
}

/** The keys from an arrow into its square and back, by the side on which the arrow pushes.
 * @param {string} arrow */
function crossing(arrow) {
  if (arrow[0] === 'a' && '246'.includes(arrow[1])) return { enter: 'ArrowRight', leave: 'ArrowLeft' };
  if (arrow[0] === 'g' && '246'.includes(arrow[1])) return { enter: 'ArrowLeft', leave: 'ArrowRight' };
  return arrow[1] === '7' ? { enter: 'ArrowDown', leave: 'ArrowUp' } : { enter: 'ArrowUp', leave: 'ArrowDown' };
}

/** Moves the focus to a place with the arrow keys.
 * @param {Page} page @param {string} to */
async function walk(page, to) {
  let at = await focusedPlace(page);
  assert.ok(at, 'a place has the focus');
  if (at === to) return;
  if (at[0] === '>') {
    await page.keyboard.press(crossing(at.slice(1)).enter);
    at = at.slice(1);
  }
  const square = to.replace('>', '');
  const [files, ranks] = [square.charCodeAt(0) - at.charCodeAt(0), square.charCodeAt(1) - at.charCodeAt(1)];
  for (let step = 0; step < Math.abs(files); step++) await page.keyboard.press(files > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let step = 0; step < Math.abs(ranks); step++) await page.keyboard.press(ranks > 0 ? 'ArrowUp' : 'ArrowDown');
  if (to[0] === '>') await page.keyboard.press(crossing(square).leave);
  assert.equal(await focusedPlace(page), to, `the arrow keys lead from ${at} to ${to}`);
}

/** Ways to make a turn.
 * @type {Record<'mouse' | 'keyboard' | 'touch', (page: Page, move: string) => Promise<void>>} */
export const ways = {
  async mouse(page, move) {
    await place(page, `>${move.slice(0, 2)}`).hover();
    await turnTo(page, move, () => page.mouse.wheel(0, 100));
    await place(page, `>${move.slice(0, 2)}`).click();
    const target = place(page, move.slice(3));
    await target.hover();
    await target.click();
  },

  async keyboard(page, move) {
    await until('the board has the focus', async () => {
      if (await focusedPlace(page)) return true;
      await page.keyboard.press('Tab');
      return false;
    });
    await walk(page, `>${move.slice(0, 2)}`);
    await page.keyboard.press('Enter');
    await turnTo(page, move, () => page.keyboard.press('r'));
    await walk(page, move.slice(3));
    await page.keyboard.press('Enter');
  },

  async touch(page, move) {
    await place(page, `>${move.slice(0, 2)}`).tap();
    await turnTo(page, move, () => button(page, 'Turn right').tap());
    await place(page, move.slice(3)).tap();
    await page.getByRole('button', { name: new RegExp(`^(Go to ${move.slice(3)}|Stay)$`) }).tap();
  },
};

/** The result of the game, if it has ended.
 * @param {Page} page */
export const result = (page) => page.getByRole('region', { name: 'Result' });
/** @param {Page} page */
export const curtain = (page) => page.getByRole('region', { name: 'Curtain' });

/** Waits for a person's turn or the end of the game, and lifts the curtain.
 * @param {Page} page @param {number} plies the least number to have been played
 * @returns {Promise<boolean>} false at the end */
export async function nextTurn(page, plies) {
  for (;;) {
    await until('it is a person\'s turn or the end', async () => await result(page).isVisible() || await curtain(page).isVisible()
      || ((await turns(page)).length >= plies && await page.getByRole('gridcell', { name: /can push$/ }).count() > 0));
    if (await result(page).isVisible()) return false;
    if (!await curtain(page).isVisible()) return true;
    await curtain(page).getByRole('button').click();
    await curtain(page).waitFor({ state: 'detached' });
  }
}

/** Plays a game to its end.
 * @param {Page} page @param {Engine} adviser finds the people's turns; it is set to Labyrinth and the options of the game
 * @param {keyof typeof ways} way @param {{nodes?: number, onTurn?: (line: string[]) => Promise<void>}} [how] `onTurn` is called before each turn of a person
 * @returns {Promise<string[]>} its turns */
export async function wholeGame(page, adviser, way, { nodes = 400, onTurn } = {}) {
  const { start } = await keptMatch(page);
  /** @type {string[]} */
  let line = [];
  while (await nextTurn(page, line.length)) {
    line = await turns(page);
    assert.ok(line.length < 400, 'the game comes to an end');
    await onTurn?.(line);
    const move = await adviser.best([start, ...(line.length ? ['moves', ...line] : [])].join(' '), nodes);
    await ways[way](page, move);
    const own = [...line, move];
    await until('the turn is in the list', async () => (await turns(page)).length >= own.length);
    line = own;
  }
  line = await turns(page);
  const [verdict] = await adviser.ask(`position ${start} moves ${line.join(' ')}`, 'query winner');
  const winner = verdict.split(' ')[1];
  assert.match(await result(page).innerText(), new RegExp(`(${winner} has|You have) found every treasure`, 'i'), 'the engine finds the same winner');
  return line;
}

/** Begins a game against an engine, and plays a turn of each.
 * @param {Page} page @param {Engine} adviser finds the person's turn */
export async function beginGame(page, adviser) {
  await toLabyrinth(page);
  await newGame(page, {});
  await mayTurn(page);
  await ways.mouse(page, await adviser.best((await keptMatch(page)).start, 100));
  assert.equal(await nextTurn(page, 2), true);
}
