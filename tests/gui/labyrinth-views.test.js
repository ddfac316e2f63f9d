// Every view and dialog of Labyrinth, checked as views.test.js checks those of Laser Chess.

import assert from 'node:assert/strict';
import { graveFaults, overhang } from './axe.js';
import { curtain, labyrinthEngine, mayTurn, newGame, nextTurn, place, result, toLabyrinth, turns } from './labyrinth-page.js';
import { choice, layMaze, mazeOf, toRealTable } from './labyrinth-real-page.js';
import { button, goTo, pageTest, setUp, until } from './page.js';
import { everyState, NARROW, opened, views } from './states.js';

setUp();

const engine = labyrinthEngine();

/** @typedef {import('./page.js').Page} Page */

/** The views of Labyrinth, and the states of a game.
 * @param {Page} page @param {'click' | 'tap'} press */
async function* labyrinth(page, press) {
  await toLabyrinth(page);
  for await (const name of views(page)) yield `Labyrinth: ${name}`;
  await goTo(page, 'Play');
  yield* opened(page, { 'New game': 'New game', Settings: 'Settings', 'How to play': 'How to play' });
  await newGame(page, { players: 4, people: ['Blue', 'Orange'], options: ['any order'] });
  await curtain(page).waitFor();
  yield 'the curtain is down';
  await nextTurn(page, 0);
  yield 'all cards of a player';
  await place(page, '>a4')[press]();
  await page.locator('.maze-cell.is-target').last()[press]();
  if (press === 'tap') yield 'a turn waits for a second tap';
  else await until('the turn is played', async () => (await turns(page)).length > 0);
  await newGame(page, { players: 3, options: ['Open cards'] }, { leaving: press === 'click' });
  await mayTurn(page);
  await button(page, 'Hint').click();
  await page.getByText(/^Hint: push in at/).waitFor();
  yield 'a hint, with open cards';
  await place(page, '>a4')[press]();
  yield 'an arrow is chosen';
  await button(page, 'Stay').click();
  await nextTurn(page, 3);
  await button(page, 'Resign').click();
  await button(page, 'Really resign?').click();
  await result(page).waitFor();
  yield 'a game of Labyrinth is over';
  yield* opened(page, { 'Your games': 'Your games' });
}

/** Shows the other views of Labyrinth, in use.
 * @param {Page} page @param {'click' | 'tap'} press */
async function* labyrinthViews(page, press) {
  await toLabyrinth(page);
  await goTo(page, 'Learn');
  await mayTurn(page);
  await button(page, 'Hint').click();
  await button(page, 'Show the move').click();
  await page.getByText(/^Push in at a4, the tile open/).waitFor();
  yield 'a hint in a lesson of Labyrinth';
  await place(page, '>a6')[press]();
  await button(page, 'Stay').click();
  await page.getByText('Not quite.').waitFor();
  yield 'a lesson of Labyrinth goes wrong';
  await goTo(page, 'Puzzles');
  await mayTurn(page);
  await button(page, 'Hint').click();
  await button(page, 'Show the move').click();
  yield 'a hint in a puzzle of Labyrinth';
  await button(page, 'Solution').click();
  await page.getByText('That was the solution.').waitFor();
  yield 'the solution of a puzzle of Labyrinth';
  await goTo(page, 'Analyse');
  await mayTurn(page);
  const engine = page.getByRole('region', { name: 'Engine' });
  await engine.getByRole('switch').check();
  await button(page, 'Engine settings').click();
  await engine.getByRole('radio', { name: '3' }).check();
  await until('three lines', async () => await engine.getByText(/^\d+ %$/).count() === 3);
  yield 'a position of Labyrinth is analysed';
  await engine.getByRole('group', { name: 'Line 3' }).getByRole('button').first().click();
  await until('a turn is played', async () => (await turns(page)).length === 1);
  await engine.getByRole('switch').uncheck();
  await button(page, 'Analyse the game').click();
  await button(page, 'Analyse again').waitFor();
  yield 'a game of Labyrinth is reviewed';
  yield* opened(page, { Open: 'Open', Share: 'Share' });
  await goTo(page, 'Set up');
  await page.getByText(/^A position to play/).waitFor();
  yield 'a position of Labyrinth is set up';
  await page.getByRole('checkbox', { name: 'Orange plays' }).uncheck();
  await page.locator('.verdict.wrong').waitFor();
  yield 'a position of Labyrinth is wrong';
}

for (const theme of /** @type {const} */ (['light', 'dark'])) {
  everyState(`Labyrinth, ${theme}, on a desktop`, { theme, timeout: 240_000 }, (page) => labyrinth(page, 'click'));
  everyState(`Labyrinth, ${theme}, on a narrow phone`, { device: 'phone', context: NARROW, theme, timeout: 240_000 }, (page) => labyrinth(page, 'tap'));
}

everyState('the views of Labyrinth, light, on a desktop', {}, (page) => labyrinthViews(page, 'click'));
everyState('the views of Labyrinth, dark, on a narrow phone', { device: 'phone', context: NARROW, theme: 'dark' }, (page) => labyrinthViews(page, 'tap'));

/** A game at a real table, from the empty board on.
 * @param {Page} page @param {'click' | 'tap'} press */
async function* realTable(page, press) {
  const [board] = await engine.ask('position deal 3 3', 'board');
  await toRealTable(page);
  await place(page, 'b7')[press]();
  yield 'a real table is entered';
  await page.getByText('Names of the pictures').first()[press]();
  await page.getByRole('textbox', { name: 'Names of the pictures' }).fill('A: Skull\nhello');
  await page.getByText(/^Line 2: /).waitFor();
  yield 'names of pictures are wrong';
  await layMaze(page, mazeOf(board), press);
  await place(page, 'b7')[press]();
  for (const look of [1, 0]) {
    await page.getByRole('group', { name: 'How a tile lies' }).getByRole('button').nth(look)[press]();
    for (const square of ['b7', 'd7', 'f7', 'b6', 'd6', 'f6', 'b4', 'd4', 'f4']) await place(page, square)[press]();
  }
  await page.getByText(/the box has/).first().waitFor();
  yield 'a real table that no box has';
  await button(page, 'Clear')[press]();
  await layMaze(page, mazeOf(board), press);
  await choice(page, 'Who plays', 'Yellow plays')[press]();
  yield 'a real table is laid';
  await button(page, 'Begin the game')[press]();
  await page.getByRole('heading', { name: 'Which card is yours?' }).waitFor();
  yield 'my card is asked for';
  await choice(page, 'My card', 'Key')[press]();
  await page.getByRole('button', { name: /^Played / }).first().waitFor();
  yield 'a turn is advised';
  await button(page, 'Show it')[press]();
  await page.locator('.maze-reachable').waitFor({ state: 'attached' });
  yield 'why it is advised';
}

for (const [theme, device, press] of /** @type {const} */ ([['light', 'desktop', 'click'], ['dark', 'phone', 'tap']])) {
  everyState(`a real table, ${theme}, on a ${device}`, { theme, device, context: device === 'phone' ? NARROW : {}, timeout: 240_000 }, (page) => realTable(page, press));
}

pageTest('a real table fits every window', { timeout: 240_000 }, async ({ page }) => {
  const [board] = await engine.ask('position deal 3 3', 'board');
  await toRealTable(page);
  await layMaze(page, mazeOf(board), 'click');
  const fits = async () => {
    for (const [width, height] of [[320, 640], [390, 844], [640, 900], [860, 600], [1024, 768], [1440, 900]]) {
      await page.setViewportSize({ width, height });
      assert.deepEqual(await overhang(page), [], `${width} pixels`);
      assert.deepEqual(await graveFaults(page), [], `${width} pixels`);
    }
  };
  await fits();
  await page.emulateMedia({ forcedColors: 'active' });
  await button(page, 'Begin the game').click();
  await choice(page, 'My card', 'Key').click();
  await page.getByRole('button', { name: /^Played / }).first().waitFor();
  await fits();
});

pageTest('Labyrinth fits every window', {}, async ({ page }) => {
  await toLabyrinth(page);
  await newGame(page, { players: 4 });
  await mayTurn(page);
  for (const [width, height] of [[360, 640], [390, 844], [480, 800], [640, 900], [768, 1024], [860, 600], [1024, 768], [1280, 800], [1440, 900]]) {
    await page.setViewportSize({ width, height });
    assert.deepEqual(await overhang(page), [], `${width} pixels`);
    assert.deepEqual(await graveFaults(page), [], `${width} pixels`);
    const [board, tray] = await Promise.all(['.maze-board', '.tray'].map((name) => page.locator(name).boundingBox()));
    assert.ok(board && tray && board.width >= 280 && Math.abs(board.width - board.height) < 1, `a square board at ${width} pixels`);
    if (width > 859) assert.ok(tray.y + tray.height <= height, `board and tray are seen whole at ${width} pixels`);
  }
});
