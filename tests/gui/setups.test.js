// Setups beyond the official five: the gallery, that of the day, random ones.

import assert from 'node:assert/strict';
import { button, goTo, mayMove, moves, newGame, pageTest, played, setUp, until, ways } from './page.js';
import { everyState, NARROW } from './states.js';

setUp();

/** @typedef {import('./page.js').Page} Page */

/** The dialog of a new game, with the choice of a setup shown.
 * @param {Page} page */
async function choosing(page) {
  await button(page, 'New game').click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await dialog.getByText('Setup and time').click();
  return dialog;
}

/** Plays one move and resigns.
 * @param {Page} page @param {string} move */
async function lose(page, move) {
  await mayMove(page);
  await ways.mouse(page, move);
  await played(page, 2);
  await mayMove(page);
  await button(page, 'Resign').click();
  await button(page, 'Really resign?').click();
  await button(page, 'Rematch').waitFor();
}

/** The FEN that the editor shows. @param {Page} page */
const fenOf = (page) => page.getByRole('textbox', { name: 'FEN' }).inputValue();

/** Makes today the day of a setup that is soon found, and has pieces that can be left out. Clocks go on.
 * @param {Page} page */
const fixDay = (page) => page.evaluate(() => {
  const RealDate = Date;
  globalThis.Date = /** @type {DateConstructor} */ (class extends RealDate {
    /** @param {[]} parts */
    constructor(...parts) {
      if (parts.length > 0) super(...parts);
      else super(2026, 10, 30);
    }
  });
});

pageTest('a setup from the gallery is played, shared and counted', {}, async ({ page }) => {
  await newGame(page, { level: 0, seconds: 0.2 });
  const dialog = await choosing(page);
  assert.equal(await dialog.getByRole('group', { name: 'Setup' }).getByRole('radio').count(), 5, 'the choice is short');
  await dialog.getByRole('button', { name: 'More setups' }).click();
  const gallery = dialog.getByRole('list', { name: 'All setups' });
  const cards = gallery.getByRole('button');
  await until('each has its picture', async () => await gallery.locator('[data-piece]').count() === await cards.count() * 26);
  await gallery.getByRole('button', { name: /^Horemheb Blue scores 54 %/ }).click();
  await until('it is pressed', async () => await gallery.getByRole('button', { pressed: true }).count() === 1);
  assert.ok(await dialog.getByRole('radio', { name: 'Horemheb' }).isChecked());
  await dialog.getByText('Horemheb, 1 s a move').or(dialog.getByText('Horemheb, 0.2 s a move')).waitFor();
  await dialog.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('gridcell', { name: /^e2, Blue King/ }).waitFor();
  await lose(page, 'e2e1');
  await newGame(page, { setup: 'setup ace' });
  await lose(page, 'e1e2');
  await button(page, 'Your games').click();
  const games = page.getByRole('dialog', { name: 'Your games' });
  await games.getByRole('row', { name: 'Horemheb 0 0 1' }).waitFor();
  await games.getByRole('button', { name: /against/ }).last().click();
  await page.getByRole('heading', { name: 'Analyse', level: 1 }).waitFor();
  await until('the game is there', async () => (await moves(page)).includes('e2e1'));
  await button(page, 'Share').click();
  await until('the PGN names the setup', async () => /\[StartSetup "horemheb"\]/.test(await page.getByRole('textbox', { name: 'PGN' }).inputValue()));
});

pageTest("today's setup is the same wherever it is asked for, by keyboard and by touch", {}, async ({ page, visit, server }) => {
  await fixDay(page);
  await goTo(page, 'Set up');
  await page.getByLabel('Begin with').selectOption("Today's setup");
  await until('a setup is drawn', async () => !/^ls3dskdspe2/.test(await fenOf(page)));
  const fen = await fenOf(page);
  await goTo(page, 'Play');
  await button(page, 'New game').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await dialog.getByText('Setup and time').focus();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: "Today's setup" }).focus();
  await page.keyboard.press('Enter');
  const today = dialog.getByRole('radio', { name: /^Setup of \d+ [A-Z]/ });
  await until('it is chosen', async () => await today.count() === 1 && await today.isChecked());
  const title = await dialog.getByText(/^Setup of .*, 1 s a move$/).innerText();
  await dialog.getByRole('button', { name: 'Start' }).focus();
  await page.keyboard.press('Enter');
  await mayMove(page);
  // After a reload the game and its name are still there.
  await page.reload();
  await button(page, 'New game').click();
  await dialog.getByText(title).waitFor();
  await page.keyboard.press('Escape');
  const phone = await visit(String(server.url), { device: 'phone' });
  await fixDay(phone);
  await phone.getByRole('button', { name: 'New game' }).tap();
  const small = phone.getByRole('dialog', { name: 'New game' });
  await small.getByText('Setup and time').tap();
  await small.getByRole('button', { name: 'Random' }).tap();
  await small.getByRole('radio', { name: 'Random setup' }).waitFor();
  await small.getByRole('button', { name: "Today's setup" }).tap();
  await small.getByRole('radio', { name: /^Setup of/ }).waitFor();
  await small.getByRole('button', { name: 'Start' }).tap();
  await mayMove(phone);
  const pieces = (/** @type {Page} */ shown) => shown.getByRole('gridcell').evaluateAll((cells) => cells.map((it) => it.getAttribute('aria-label')));
  await goTo(page, 'Set up');
  assert.equal(await fenOf(page), fen);
  await goTo(page, 'Play');
  assert.deepEqual((await pieces(phone)).toSorted(), (await pieces(page)).toSorted());
});

pageTest('a handicap leaves pieces out, and the game is counted so', {}, async ({ page }) => {
  const dialog = await choosing(page);
  const start = dialog.getByRole('button', { name: 'Start' });
  await dialog.getByLabel('Handicap').selectOption('Without two Deflectors and a Switch');
  const chosen = dialog.getByRole('radio', { name: 'Ace Red without two Deflectors and a Switch' });
  await until('it is chosen', async () => await chosen.count() === 1 && await chosen.isChecked());
  assert.ok(await dialog.getByRole('radio', { name: 'Red', exact: true }).nth(1).isChecked(), 'the engine gives it');
  // Another setup, and the other player. The setup with the handicap then takes the place of the one that was clicked.
  await dialog.getByRole('radio', { name: /^Grail/ }).click();
  await dialog.getByRole('group', { name: 'Who plays with fewer pieces' }).getByRole('radio', { name: 'Blue' }).check();
  await dialog.getByRole('radio', { name: 'Grail Blue without two Deflectors and a Switch' }).waitFor();
  await dialog.getByLabel('Handicap').selectOption('None');
  assert.ok(await dialog.getByRole('radio', { name: /^Grail/ }).isChecked());
  await dialog.getByRole('radio', { name: /^Ace/ }).check();
  await dialog.getByRole('group', { name: 'Named levels' }).getByRole('radio').first().check();
  await dialog.getByLabel("Engine's time per move").fill('0.2');
  await dialog.getByLabel('Handicap').focus();
  await page.keyboard.press('End');
  await dialog.getByRole('group', { name: 'Who plays with fewer pieces' }).getByRole('radio', { name: 'Red' }).check();
  await dialog.getByRole('radio', { name: 'Ace Red without three Deflectors and a Switch' }).waitFor();
  await start.click();
  const pieces = (/** @type {RegExp} */ name) => page.getByRole('gridcell', { name }).count();
  await until('four of Red are left out', async () => await pieces(/^[a-j]\d, Red /) === 9 && await pieces(/^[a-j]\d, Blue /) === 13);
  await lose(page, 'e1e2');
  await newGame(page, { setup: 'Ace Classic' });
  await lose(page, 'e1e2');
  await button(page, 'Your games').click();
  await page.getByRole('row', { name: 'With a handicap 0 0 1' }).waitFor();
});

pageTest("other setups are opened in Analyse, and a table begins from today's with a handicap", { served: true, device: 'phone' }, async ({ page }) => {
  await fixDay(page);
  await goTo(page, 'Analyse');
  await page.getByRole('button', { name: 'Open' }).tap();
  const open = page.getByRole('dialog', { name: 'Open' });
  await open.getByRole('button', { name: 'More setups' }).tap();
  await open.getByRole('button', { name: /^Horemheb/ }).tap();
  await open.waitFor({ state: 'detached' });
  await page.getByRole('gridcell', { name: /^e2, Blue King/ }).waitFor();
  await page.getByRole('button', { name: 'Play with a friend' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Play with a friend' });
  await dialog.getByRole('button', { name: "Today's setup" }).tap();
  await dialog.getByRole('radio', { name: /^Setup of/ }).waitFor();
  await dialog.getByLabel('Handicap').selectOption('Without two Deflectors');
  await dialog.getByRole('radio', { name: /^Setup of .* Blue without two Deflectors$/ }).waitFor();
  await dialog.getByRole('button', { name: 'Set up the table' }).tap();
  await dialog.waitFor({ state: 'detached' });
  await mayMove(page);
  const pieces = (/** @type {RegExp} */ name) => page.getByRole('gridcell', { name }).count();
  assert.deepEqual([await pieces(/^[a-j]\d, Blue /), await pieces(/^[a-j]\d, Red /)], [11, 13]);
});

for (const theme of /** @type {const} */ (['light', 'dark'])) {
  everyState(`the gallery, ${theme}, on a narrow phone`, { device: 'phone', context: NARROW, theme }, async function* (page) {
    const dialog = await choosing(page);
    await dialog.getByRole('button', { name: 'More setups' }).click();
    await dialog.getByRole('button', { name: /^Horemheb/ }).click();
    await dialog.getByLabel('Handicap').selectOption('Without two Deflectors');
    await dialog.getByRole('radio', { name: 'Horemheb Red without two Deflectors' }).waitFor();
    yield 'the gallery is open, and a handicap is chosen';
  });
}
