// Set up in Labyrinth: tiles, treasures, pawns, cards, arrows and rules; the engine's verdict; on to Play and Analyse.

import assert from 'node:assert/strict';
import { place, mayTurn } from './labyrinth-page.js';
import { button, pageTest, setUp, until } from './page.js';

setUp();

/** @typedef {import('./page.js').Page} Page */

const FEN = 'ceintsAceRtsBcwcs/incwcwiecscsNceM/teCcsteDintsEcnPtwF/inieteUcwietsTce/teGteVtnHcwtwIintwJ/tnWcsincnQieteXcw/cnintnKintnLceOcw tS c5:I:KU/-/f6:A:N/- b g6 15';

/** @param {Page} page */
const fenField = (page) => page.getByRole('textbox', { name: 'FEN' });
/** @param {Page} page @param {string} fen */
const fenBecomes = (page, fen) => until(`the FEN is ${fen}`, async () => await fenField(page).inputValue() === fen);
/** @param {Page} page @param {string} name */
const tool = (page, name) => page.getByRole('region', { name: 'Tools' }).getByRole('button', { name, exact: true });

/** @param {Page} page */
async function toSetup(page) {
  await page.evaluate((fen) => { location.hash = `labyrinth-setup&fen=${encodeURIComponent(fen)}`; }, FEN);
  await fenBecomes(page, FEN);
  await page.getByText(/^A position to play: Blue has \d+ turns\.$/).waitFor();
}

pageTest('tiles, a treasure, a pawn, an arrow and cards, by mouse and keys', {}, async ({ page }) => {
  await toSetup(page);
  await place(page, 'b6').click();
  let fen = FEN.replace('incwcwie', 'incncwie');
  await fenBecomes(page, fen);
  await place(page, 'b6').focus();
  await page.keyboard.press('l');
  await fenBecomes(page, FEN);
  await place(page, 'a7').click();
  await tool(page, 'Exchange').click();
  await button(page, 'Spare tile').click();
  await place(page, 'f6').click();
  fen = FEN.replace('csNceM', 'tnSceM').replace(' tS ', ' cN ');
  await fenBecomes(page, fen);
  await page.keyboard.press('Control+z');
  await fenBecomes(page, FEN);
  await tool(page, 'Sword, on the spare').click();
  await place(page, 'd5').click();
  fen = FEN.replace('teDintsE', 'teDinStsE').replace(' tS ', ' t ');
  await fenBecomes(page, fen);
  await tool(page, "Blue's pawn").click();
  await place(page, 'a1').click();
  await place(page, '>g6').click();
  fen = fen.replace('c5:', 'a1:').replace(' g6 ', ' - ');
  await fenBecomes(page, fen);
  const blue = page.getByRole('region', { name: 'Players and cards' }).getByRole('group', { name: 'Blue', exact: true });
  await blue.getByLabel('A card for Blue').selectOption({ label: 'Sword, on top' });
  await blue.getByLabel('A card for Blue').selectOption({ label: 'unknown, below' });
  await blue.getByRole('button', { name: 'Ibis: found' }).click();
  fen = fen.replace('a1:I:KU', 'a1:S?:KUI');
  await fenBecomes(page, fen);
  await page.getByText(/^A position to play/).waitFor();
  assert.ok(await button(page, 'Play from here').isDisabled(), 'with an unknown card there is no game');
  await blue.getByRole('button', { name: 'unknown card: remove it' }).click();
  await page.getByRole('checkbox', { name: 'Yellow plays' }).check();
  await page.getByRole('radio', { name: 'Yellow' }).check();
  await until('Yellow is at home without a card, and has won', async () => await page.getByText('Yellow has won').count() === 1);
  assert.ok(await button(page, 'Play from here').isDisabled());
  await page.getByRole('checkbox', { name: 'Yellow plays' }).uncheck();
  await button(page, 'Play from here').click();
  await page.getByRole('dialog', { name: 'New game' }).getByRole('button', { name: 'Start' }).click();
  await mayTurn(page);
  await page.getByRole('region', { name: 'Your cards' }).getByText('Find the Sword').waitFor();
});

pageTest('on a phone: a wrong position is explained, a new deal survives a reload, on to Analyse', { device: 'phone', theme: 'dark' }, async ({ page }) => {
  await toSetup(page);
  await fenField(page).fill(FEN.replace('f6:A:N', 'f6:I:N'));
  await page.getByText('Orange has the card I, which is named twice').waitFor();
  assert.ok(await button(page, 'Analyse').isDisabled());
  await fenField(page).fill('ce/ce');
  await page.getByText('The board still shows the last position.').waitFor();
  await page.getByLabel('Begin with').selectOption('for 4');
  await until('four players', async () => await page.getByRole('checkbox', { name: / plays$/, checked: true }).count() === 4);
  const fen = await fenField(page).inputValue();
  await page.reload();
  await fenBecomes(page, fen);
  await button(page, 'Analyse').tap();
  await page.getByRole('heading', { name: 'Analyse Labyrinth' }).waitFor({ state: 'attached' });
  await until('four players', async () => await page.getByRole('region', { name: 'Cards' }).getByRole('listitem').count() === 4);
  await button(page, 'Edit this position').tap();
  await fenBecomes(page, fen);
});
