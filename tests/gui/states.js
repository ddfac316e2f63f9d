// The states in which the page is checked for faults.

import assert from 'node:assert/strict';
import { graveFaults, overhang } from './axe.js';
import { button, goTo, pageTest, viewNames } from './page.js';

/** @typedef {import('./page.js').Page} Page */

export const NARROW = { viewport: { width: 360, height: 740 } };

/** Opens dialogs by their buttons, one after the other.
 * @param {Page} page @param {Record<string, string>} dialogs their titles by the names of the buttons */
export async function* opened(page, dialogs) {
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
export async function* views(page) {
  for (const name of await viewNames(page)) {
    await goTo(page, name);
    yield name;
  }
}

/** Checks every state of the page for faults.
 * @param {string} name @param {import('./page.js').Options} options
 * @param {(page: Page) => AsyncIterable<string>} states puts the page into each state and yields its name */
export function everyState(name, options, states) {
  pageTest(name, options, async ({ page }) => {
    for await (const state of states(page)) {
      assert.deepEqual(await graveFaults(page), [], state);
      assert.deepEqual(await overhang(page), [], state);
      assert.equal(await page.getByRole('heading', { level: 1, includeHidden: true }).count(), 1, `one title: ${state}`);
    }
  });
}
