// Each view in light and dark, on a desktop and a phone: no serious fault for people who use assistive technology, no
// sideways scrolling.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { button, goTo, mayMove, pageTest, setUp, viewNames, ways } from './page.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const NARROWEST = 360;
const GRAVE = ['serious', 'critical'];

setUp();

/** @typedef {import('./page.js').Page} Page */

/** The grave faults that axe finds in the page as it is now.
 * @param {Page} page */
async function graveFaults(page) {
  if (await page.evaluate('typeof axe') === 'undefined') await page.evaluate(AXE);
  /** @type {import('axe-core').AxeResults} */
  const { violations } = await page.evaluate('axe.run()');
  return violations.filter(({ impact }) => GRAVE.includes(impact ?? ''))
    .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
}

/** How far the page can be scrolled sideways, in pixels.
 * @param {Page} page */
function overhang(page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

for (const device of /** @type {const} */ (['desktop', 'phone'])) {
  for (const theme of /** @type {const} */ (['light', 'dark'])) {
    pageTest(`the views, ${theme}, on a ${device}`, { device, theme }, async ({ page }) => {
      for (const name of await viewNames(page)) {
        await goTo(page, name);
        assert.deepEqual(await graveFaults(page), [], name);
        assert.equal(await page.getByRole('heading', { level: 1 }).count(), 1, `${name} has one title`);
      }
    });

    pageTest(`the dialogs and a game under way, ${theme}, on a ${device}`, { device, theme }, async ({ page }) => {
      await mayMove(page);
      await ways[device === 'phone' ? 'touch' : 'mouse'](page, 'e1e2');
      await mayMove(page);
      await page.getByRole('gridcell', { name: /can move$/ }).first().click();
      assert.deepEqual(await graveFaults(page), [], 'a piece is chosen');
      for (const name of ['New game', 'Settings', 'How to play']) {
        await page.getByRole('button', { name }).click();
        await page.getByRole('dialog', { name }).waitFor();
        assert.deepEqual(await graveFaults(page), [], name);
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
      await button(page, 'Resign').click();
      await button(page, 'Really resign?').click();
      await page.getByRole('region', { name: 'Result' }).waitFor();
      assert.deepEqual(await graveFaults(page), [], 'the game is over');
    });
  }
}

pageTest('nothing has to be scrolled sideways on a narrow phone', {
  device: 'phone', context: { viewport: { width: NARROWEST, height: 740 } },
}, async ({ page }) => {
  const names = await viewNames(page);
  for (const name of names) {
    await goTo(page, name);
    assert.equal(await overhang(page), 0, name);
  }
  await goTo(page, names[0]);
  for (const name of ['New game', 'Settings', 'How to play']) {
    await page.getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog', { name });
    await dialog.waitFor();
    assert.equal(await overhang(page) + await dialog.evaluate((it) => it.scrollWidth - it.clientWidth), 0, name);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
});
