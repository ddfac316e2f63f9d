// Every view and dialog in light and dark, on a desktop, a phone and a narrow phone: no serious fault for people who use
// assistive technology, and nothing to scroll sideways.

import assert from 'node:assert/strict';
import { graveFaults, overhang } from './axe.js';
import { curtain, mayTurn, newGame, nextTurn, place, result, toLabyrinth, turns } from './labyrinth-page.js';
import { button, goTo, mayMove, pageTest, setUp, until, viewNames, ways } from './page.js';

const NARROW = { viewport: { width: 360, height: 740 } };

setUp();

/** @typedef {import('./page.js').Page} Page */

/** Opens dialogs by their buttons, one after the other.
 * @param {Page} page @param {Record<string, string>} dialogs their titles by the names of the buttons */
async function* opened(page, dialogs) {
  for (const [name, title] of Object.entries(dialogs)) {
    await button(page, name).click();
    await page.getByRole('dialog', { name: title }).waitFor();
    yield `the dialog ${title}`;
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
}

/** Shows one view after the other.
 * @param {Page} page */
async function* views(page) {
  for (const name of await viewNames(page)) {
    await goTo(page, name);
    yield name;
  }
}

/** Puts the page into further states, as they come up when it is used.
 * @param {Page} page @param {'mouse' | 'touch'} way */
async function* used(page, way) {
  await mayMove(page);
  await ways[way](page, 'e1e2');
  await mayMove(page);
  await page.getByRole('gridcell', { name: /can move$/ }).first().click();
  yield 'a piece is chosen';
  yield* opened(page, { 'New game': 'New game', Settings: 'Settings', 'How to play': 'How to play' });
  await button(page, 'New game').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  await page.getByRole('dialog', { name: 'Leave this game?' }).waitFor();
  yield 'a game is about to be left';
  await button(page, 'Keep playing').click();
  await button(page, 'Resign').click();
  await button(page, 'Really resign?').click();
  await page.getByRole('region', { name: 'Result' }).waitFor();
  yield 'a game is over';
  yield* opened(page, { 'Your games': 'Your games', 'Share the game': 'Share' });
  await button(page, 'Review').click();
  await page.getByRole('region', { name: 'Review' }).getByText('Accuracy', { exact: true }).first().waitFor();
  const engine = page.getByRole('region', { name: 'Engine' });
  await engine.getByRole('switch').check();
  await page.getByRole('img', { name: /^Blue wins/ }).waitFor();
  await button(page, 'Engine settings').click();
  yield 'a game is reviewed';
  await engine.getByRole('switch').uncheck();
  yield* opened(page, { Open: 'Open', Share: 'Share' });
  await goTo(page, 'Set up');
  await page.getByRole('textbox', { name: 'FEN' }).fill('ls9/10/10/kx8/10/10/10/9Ln b 1');
  await page.getByText(/Unknown piece 'x'/).waitFor();
  yield 'a position is wrong';
  await goTo(page, 'Puzzles');
  await mayMove(page);
  await button(page, 'Hint').click();
  await page.getByText(/^Move or turn the piece on/).waitFor();
  yield 'a hint for a puzzle';
  await goTo(page, 'Learn');
  await mayMove(page);
  await ways[way](page, 'j1R');
  await page.getByText('Not quite.').waitFor();
  yield 'a lesson goes wrong';
  await mayMove(page);
  await page.getByRole('gridcell', { name: /^d1, / }).click();
  await page.getByRole('tooltip').waitFor();
  yield 'a piece says its name';
  await ways[way](page, 'f5f6');
  await button(page, 'Next lesson').waitFor();
  yield 'a lesson is done';
}

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
  await page.getByText(/^Push in at a4, turned/).waitFor();
  yield 'a hint in a lesson of Labyrinth';
  await place(page, '>a6')[press]();
  await button(page, 'Stay').click();
  await page.getByText('Not quite.').waitFor();
  yield 'a lesson of Labyrinth goes wrong';
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
  yield* opened(page, { Open: 'Open', Share: 'Share' });
  await goTo(page, 'Set up');
  await page.getByText(/^A position to play/).waitFor();
  yield 'a position of Labyrinth is set up';
  await page.getByRole('checkbox', { name: 'Orange plays' }).uncheck();
  await page.locator('.verdict.wrong').waitFor();
  yield 'a position of Labyrinth is wrong';
}

/** Looks at every state of the page.
 * @param {string} name @param {import('./page.js').Options} options
 * @param {(page: Page) => AsyncIterable<string>} states puts the page into them and says what they are */
function everyState(name, options, states) {
  pageTest(name, options, async ({ page }) => {
    for await (const state of states(page)) {
      assert.deepEqual(await graveFaults(page), [], state);
      assert.deepEqual(await overhang(page), [], state);
      assert.equal(await page.getByRole('heading', { level: 1, includeHidden: true }).count(), 1, `one title: ${state}`);
    }
  });
}

for (const device of /** @type {const} */ (['desktop', 'phone'])) {
  for (const theme of /** @type {const} */ (['light', 'dark'])) everyState(`the views, ${theme}, on a ${device}`, { device, theme }, views);
}
everyState('the page in use, light, on a desktop', {}, (page) => used(page, 'mouse'));
everyState('the page in use, dark, on a phone', { device: 'phone', theme: 'dark' }, (page) => used(page, 'touch'));

for (const theme of /** @type {const} */ (['light', 'dark'])) {
  everyState(`Labyrinth, ${theme}, on a desktop`, { theme, timeout: 240_000 }, (page) => labyrinth(page, 'click'));
  everyState(`Labyrinth, ${theme}, on a narrow phone`, { device: 'phone', context: NARROW, theme, timeout: 240_000 }, (page) => labyrinth(page, 'tap'));
}

everyState('the views of Labyrinth, light, on a desktop', {}, (page) => labyrinthViews(page, 'click'));
everyState('the views of Labyrinth, dark, on a narrow phone', { device: 'phone', context: NARROW, theme: 'dark' }, (page) => labyrinthViews(page, 'tap'));

pageTest('Labyrinth fits into every window', {}, async ({ page }) => {
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

pageTest('nothing has to be scrolled sideways on a narrow phone', { device: 'phone', context: NARROW }, async ({ page }) => {
  for (const states of [views(page), used(page, 'touch')]) {
    for await (const state of states) assert.deepEqual(await overhang(page), [], state);
    await goTo(page, 'Play');
  }
});

pageTest('the board of Analyse is about as large as that of Play, and nothing is cut', {}, async ({ page }) => {
  const width = () => page.locator('.board').evaluate((board) => board.getBoundingClientRect().width);
  for (const [wide, high] of [[1440, 900], [1280, 800], [1024, 768]]) {
    await page.setViewportSize({ width: wide, height: high });
    await goTo(page, 'Play');
    const play = await width();
    await goTo(page, 'Analyse');
    const analyse = await width();
    assert.ok(analyse >= 0.95 * play, `${analyse} pixels for ${play} at ${wide}`);
    await goTo(page, 'Set up');
    // A select shows its text in less than its own width, because of the arrow.
    const room = await page.getByLabel('Begin with').evaluate((select) => {
      const context = /** @type {CanvasRenderingContext2D} */ (document.createElement('canvas').getContext('2d'));
      context.font = getComputedStyle(select).font;
      const text = /** @type {HTMLSelectElement} */ (select).selectedOptions[0].text;
      return select.clientWidth - 40 - context.measureText(text).width;
    });
    assert.ok(room >= 0, `the choice of a setup is ${-room} pixels too narrow at ${wide}`);
  }
});
