// The language of the page: the browser's, one that is chosen, or that of a link.

import assert from 'node:assert/strict';
import { button, moves, pageTest, setUp, twoPlies, until } from './page.js';

setUp();

/** @typedef {import('./page.js').Page} Page */

/** A language with a few texts. */
const GERMAN = 'incomplete = yes\napp-settings = Einstellungen\napp-language = Sprache\napp-view-learn = Lernen\n';

/** Gives the page a second language. @param {Page} page */
async function withGerman(page) {
  await page.route('**/before-paint.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `document.documentElement.dataset.languages = 'en de';\n${await response.text()}` });
  });
  for (const [name, body] of [['de', GERMAN], ['later/de', '']]) {
    await page.route(`**/lang/${name}.ftl`, (route) => route.fulfill({ contentType: 'text/plain; charset=utf-8', body }));
  }
}

/** @param {Page} page */
const shown = (page) => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);

pageTest('the language is chosen, kept and the link\'s, and a game goes on', { open: false, served: true }, async ({ page, server }) => {
  await withGerman(page);
  await page.goto(server.url.href);
  const line = await twoPlies(page);
  assert.deepEqual(await shown(page), ['en', 'ltr']);
  await button(page, 'Settings').click();
  const choice = page.getByLabel('Language');
  assert.deepEqual(await choice.locator('option').allTextContents(), ["The browser's", 'English', 'Deutsch']);
  await choice.selectOption('Deutsch');
  await button(page, 'Einstellungen').waitFor();
  assert.deepEqual(await shown(page), ['de', 'ltr']);
  await page.getByRole('link', { name: 'Lernen' }).waitFor();
  // What German lacks is in English.
  await page.getByRole('link', { name: 'Puzzles' }).waitFor();
  await until('the game is there', async () => (await moves(page)).length === 2);
  assert.deepEqual(await moves(page), line);

  const { href } = new URL('?lang=en#learn', page.url());
  await page.goto(href);
  await button(page, 'Settings').click();
  assert.deepEqual(await shown(page), ['en', 'ltr'], 'a link goes before the choice');
  await page.getByLabel('Language').selectOption("The browser's");
  await until('the address asks for no language', () => new URL(page.url()).search === '');
  assert.equal(new URL(page.url()).hash, '#learn');
  await button(page, 'Settings').waitFor();
});

pageTest('the language is that of the browser, and what is chosen is seen in the field', { open: false, served: true, context: { locale: 'de-CH' } }, async ({ page, server }) => {
  await withGerman(page);
  await page.goto(server.url.href);
  await button(page, 'Einstellungen').click();
  assert.equal(await page.getByLabel('Sprache').inputValue(), 'auto');
  await page.getByLabel('Sprache').selectOption('English');
  await button(page, 'Settings').click();
  assert.equal(await page.getByLabel('Language').inputValue(), 'en');
});

pageTest('a language that cannot be loaded is English, and says so', { open: false, served: true, context: { locale: 'de-CH' }, expected: /404/ }, async ({ page, server }) => {
  await withGerman(page);
  await page.route('**/lang/de.ftl', (route) => route.fulfill({ status: 404 }));
  await page.goto(server.url.href);
  await button(page, 'Settings').waitFor();
  assert.deepEqual(await shown(page), ['en', 'ltr']);
});

pageTest('a single language is no choice', {}, async ({ page }) => {
  const { languages = '' } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  await button(page, 'Settings').click();
  assert.equal(await page.getByRole('dialog').getByLabel('Language').count(), languages.includes(' ') ? 1 : 0);
});
