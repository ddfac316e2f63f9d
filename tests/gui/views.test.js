// Every view and dialog of Laser Chess in light and dark, on a desktop, a phone and a narrow phone: no serious fault for people who use
// assistive technology, and no sideways scrolling.

import assert from 'node:assert/strict';
import { overhang } from './axe.js';
import { button, goTo, mayMove, pageTest, setUp, ways } from './page.js';
import { everyState, NARROW, opened, views } from './states.js';

setUp();

/** @typedef {import('./page.js').Page} Page */

/** Puts the page into further states that arise in use.
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

for (const device of /** @type {const} */ (['desktop', 'phone'])) {
  for (const theme of /** @type {const} */ (['light', 'dark'])) everyState(`the views, ${theme}, on a ${device}`, { device, theme }, views);
}
everyState('the page in use, light, on a desktop', {}, (page) => used(page, 'mouse'));
everyState('the page in use, dark, on a phone', { device: 'phone', theme: 'dark' }, (page) => used(page, 'touch'));

pageTest('a narrow phone needs no sideways scrolling', { device: 'phone', context: NARROW }, async ({ page }) => {
  for (const states of [views(page), used(page, 'touch')]) {
    for await (const state of states) assert.deepEqual(await overhang(page), [], state);
    await goTo(page, 'Play');
  }
});

pageTest('with the colours of the system, what is current, chosen or has the focus can be seen', { context: { forcedColors: 'active' } }, async ({ page }) => {
  /** Whether two elements look different.
   * @param {string} one @param {string} other CSS selectors */
  const differ = (one, other) => page.evaluate((pair) => {
    const looks = pair.map((selector) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`there is no ${selector}`);
      const { backgroundColor, outlineStyle, outlineWidth } = getComputedStyle(element);
      return `${backgroundColor} ${outlineStyle === 'none' ? '' : outlineWidth}`;
    });
    return looks[0] !== looks[1];
  }, [one, other]);
  const pairs = async (/** @type {[string, string][]} */ list) => {
    for (const [one, other] of list) {
      for (const selector of [one, other]) await page.locator(selector).first().waitFor({ state: 'attached' });
      assert.ok(await differ(one, other), one);
    }
  };
  await mayMove(page);
  await pairs([
    ['.tabs [aria-current]', '.tabs a:not([aria-current])'], ['.game-choice [aria-current]', '.game-choice a:not([aria-current])'],
    ['.player.active', '.player:not(.active)'],
  ]);
  await button(page, 'New game').click();
  await pairs([['.choice-row :checked + span', '.choice-row :not(:checked) + span'], ['.setup-choice :checked + span', '.setup-choice :not(:checked) + span']]);
  await page.keyboard.press('Escape');
  await goTo(page, 'Analyse');
  await mayMove(page);
  await ways.keyboard(page, 'e1e2');
  await pairs([['.board-cell:focus-visible', '.board-cell:not(:focus)']]);
  await mayMove(page);
  await ways.mouse(page, 'f8e7');
  const move = page.getByRole('list', { name: 'Moves' }).getByRole('button', { name: 'f8e7' });
  await move.and(page.locator('[aria-current=true]')).waitFor();
  await page.getByRole('button', { name: /^Good/ }).click();
  const engine = page.getByRole('region', { name: 'Engine' });
  const look = () => engine.getByRole('switch').evaluate((input) => getComputedStyle(input).backgroundColor);
  const off = await look();
  await engine.getByRole('switch').check();
  assert.notEqual(await look(), off, 'the switch');
  await pairs([['.ply[aria-current]', '.ply:not([aria-current])'], [".nag[aria-pressed='true']", ".nag[aria-pressed='false']"]]);
  await goTo(page, 'Set up');
  await page.getByRole('button', { name: /Deflector/ }).first().click();
  await pairs([[".palette-piece[aria-pressed='true']", ".palette-piece[aria-pressed='false']"]]);
  await goTo(page, 'Learn');
  await pairs([['.lessons [aria-current]', '.lessons button:not([aria-current])']]);
});

pageTest("Analyse's board is about as large as Play's, and nothing is cut off", {}, async ({ page }) => {
  const width = () => page.locator('.board').evaluate((board) => board.getBoundingClientRect().width);
  for (const [wide, high] of [[1440, 900], [1280, 800], [1024, 768]]) {
    await page.setViewportSize({ width: wide, height: high });
    await goTo(page, 'Play');
    const play = await width();
    await goTo(page, 'Analyse');
    const analyse = await width();
    assert.ok(analyse >= 0.95 * play, `${analyse} pixels for ${play} at ${wide}`);
    await goTo(page, 'Set up');
    // The arrow of a select takes some of its width from the text.
    const room = await page.getByLabel('Begin with').evaluate((select) => {
      const context = /** @type {CanvasRenderingContext2D} */ (document.createElement('canvas').getContext('2d'));
      context.font = getComputedStyle(select).font;
      const text = /** @type {HTMLSelectElement} */ (select).selectedOptions[0].text;
      return select.clientWidth - 40 - context.measureText(text).width;
    });
    assert.ok(room >= 0, `the choice of a setup is ${-room} pixels too narrow at ${wide}`);
  }
});
