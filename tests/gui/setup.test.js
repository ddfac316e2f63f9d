// Setting up positions, and the links that hold them.

import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { button, cell, goTo, mayMove, moves, pageTest, played, setUp, until, ways } from './page.js';
import { Engine } from './programs.js';

/** Blue wins at once with j5L: the mirror then sends the beam along the fifth rank. */
const NEAR_THE_END = 'ls9/10/10/k8Pw/10/3K6/10/9Ln b 1';

setUp();

/** @type {Engine} */
let engine;
before(() => {
  engine = new Engine();
});
after(() => engine.stop());

/** @typedef {import('./page.js').Page} Page */

/** The field that holds the position.
 * @param {Page} page */
const fenOf = (page) => page.getByRole('textbox', { name: 'FEN' });

/** Waits for what the engine says about the position.
 * @param {Page} page @param {RegExp} text */
const says = (page, text) => page.getByRole('status').filter({ hasText: text }).first().waitFor();

pageTest('a position is edited, and the engine says what is wrong with it', {}, async ({ page }) => {
  await goTo(page, 'Set up');
  await button(page, 'Empty').click();
  await says(page, /A position to play/);
  await button(page, 'Remove').click();
  await page.getByRole('gridcell', { name: /Blue King/ }).click();
  await says(page, /Blue has 0 Kings/);
  assert.ok(await button(page, 'Play from here').isDisabled());
  assert.equal(await fenOf(page).getAttribute('aria-invalid'), 'true');
  await button(page, 'Blue King').click();
  await cell(page, 'd3').click();
  await says(page, /A position to play/);
  assert.ok(await button(page, 'Play from here').isEnabled());
});

pageTest('a piece is placed, turned and removed, and all of it is undone', {}, async ({ page }) => {
  await goTo(page, 'Set up');
  const before = await fenOf(page).inputValue();
  await page.getByRole('button', { name: /^Blue Deflector/ }).first().click();
  await cell(page, 'e4').click();
  const placed = page.getByRole('gridcell', { name: /^e4, Blue Deflector/ });
  await placed.waitFor();
  const stood = await placed.getAttribute('aria-label');
  await page.keyboard.press('r');
  await until('it is turned', async () => await placed.getAttribute('aria-label') !== stood);
  await page.keyboard.press('Delete');
  await page.getByRole('gridcell', { name: 'e4, empty' }).waitFor();
  for (let step = 0; step < 3; step++) await button(page, 'Undo').click();
  await until('everything is undone', async () => await fenOf(page).inputValue() === before);
  await button(page, 'Redo').click();
  await placed.waitFor();
});

pageTest('a position is edited by touch', { device: 'phone' }, async ({ page }) => {
  await goTo(page, 'Set up');
  await page.getByRole('button', { name: /^Red Defender/ }).first().tap();
  await cell(page, 'e4').tap();
  await page.getByRole('gridcell', { name: /^e4, Red Defender/ }).waitFor();
  await button(page, 'Remove').tap();
  await cell(page, 'e4').tap();
  await page.getByRole('gridcell', { name: 'e4, empty' }).waitFor();
});

pageTest('what the board shows is what the engine reads', {}, async ({ page }) => {
  await goTo(page, 'Set up');
  await page.getByLabel('Begin with').selectOption('grail');
  const [fen] = await engine.ask('position setup grail', 'query fen');
  await until('it is the setup', async () => `response ${await fenOf(page).inputValue()}`.startsWith(fen.split(' ').slice(0, 3).join(' ')));
  const [, blue] = /(\d+)/.exec(String((await engine.ask('position setup grail', 'moves'))[0].split(' ').length - 1)) ?? [];
  await says(page, new RegExp(`Blue has ${blue} moves`));
  await page.getByRole('radio', { name: 'Red', exact: true }).check();
  assert.match(await fenOf(page).inputValue(), / r /);
});

pageTest('a wrong FEN says where it is wrong, and the board stays', {}, async ({ page }) => {
  await goTo(page, 'Set up');
  const kings = page.getByRole('gridcell', { name: /King/ });
  const before = await kings.evaluateAll((cells) => cells.map((it) => it.getAttribute('aria-label')));
  await fenOf(page).fill('ls9/10/10/kx8/10/10/10/9Ln b 1');
  await says(page, /Unknown piece 'x'.*The board still shows the last position/s);
  assert.deepEqual(await kings.evaluateAll((cells) => cells.map((it) => it.getAttribute('aria-label'))), before);
});

pageTest('a link with a position opens it, and a game from there is played to its end', { open: false }, async ({ page, server }) => {
  await page.goto(`${server.url}#fen=${NEAR_THE_END.replaceAll(' ', '%20')}`);
  await page.getByRole('gridcell', { name: /^a5, Red King/ }).waitFor();
  await goTo(page, 'Set up');
  await fenOf(page).fill(NEAR_THE_END);
  await says(page, /A position to play/);
  await button(page, 'Play from here').click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await dialog.getByRole('slider').fill('0');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await mayMove(page);
  const move = await engine.best(`fen ${NEAR_THE_END}`, 1000);
  assert.match(await ways.mouse(page, move), /the shot hits Red's King/);
  await page.getByRole('region', { name: 'Result' }).getByText("Blue's laser hit Red's King").waitFor();
  await played(page, 1);
  assert.deepEqual(await moves(page), [move]);
});

pageTest('a link that holds no position says so', { open: false }, async ({ page, server }) => {
  await page.goto(`${server.url}#fen=nonsense`);
  await page.getByText(/the number of ranks is 1, not 8/i).waitFor();
  await page.getByRole('grid').waitFor();
});

pageTest('nothing of a second line in a link is sent, and the page says so', { open: false, served: true }, async ({ page, server }) => {
  /** @type {string[]} */
  const sent = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  const fen = NEAR_THE_END.replaceAll(' ', '%20');
  for (const view of ['play&fen=', 'setup&fen=', 'fen=', 'analyse&game=fen%20']) {
    for (const end of ['%0Ago%20infinite', '%0Dgo%20infinite']) {
      await page.goto('about:blank');
      await page.goto(`${server.url}#${view}${fen}${end}`);
      await page.getByText(/The text must be a single line, but a line break follows '.*9Ln b 1'/).first().waitFor();
    }
  }
  assert.ok(sent.some((line) => line === 'uci'));
  assert.deepEqual(sent.filter((line) => /[\r\n]|^go/.test(line)), []);
});
