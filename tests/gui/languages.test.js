// The page in every language: each view is in it, and its texts have room, also in a language that is longer than English and in one that
// runs from right to left.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { overhang } from './axe.js';
import { pageTest, setUp } from './page.js';
import { plainWords, speakPseudo } from './pseudo.js';

setUp();

/** @typedef {import('./page.js').Page} Page */

/** All languages but English, in which all the other tests are. */
const LANGUAGES = readFileSync(new URL('../../gui/root/index.html', import.meta.url), 'utf8').match(/data-languages="([^"]+)"/)?.[1].split(' ').filter((tag) => tag !== 'en') ?? [];
const SMALL = { viewport: { width: 320, height: 700 } };
const ADDRESSES = ['play', 'learn', 'analyse', 'setup', 'puzzles', 'mistakes', 'labyrinth-play', 'labyrinth-learn', 'labyrinth-analyse', 'labyrinth-setup',
  'labyrinth-real', 'labyrinth-puzzles'];

/** Shows one view after the other, by its address: names depend on the language.
 * @param {Page} page @param {string} url */
async function* views(page, url) {
  for (const address of ADDRESSES) {
    await page.goto(`${url}#${address}`);
    await page.reload();
    await page.locator('main [role=grid]:visible, main :is(h1, h2):visible').first().waitFor();
    yield address;
  }
}

/** Texts that are cut off, without those that only a screen reader has.
 * @param {Page} page
 * @returns {Promise<string[]>} */
const cut = (page) => page.evaluate(() => [...document.body.querySelectorAll('*')].flatMap((element) => {
  const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent).join('').trim();
  const { clientWidth: width, scrollWidth: needed } = element;
  const hidden = ['hidden', 'clip'].includes(getComputedStyle(element).overflowX);
  // What a button says must not run over its edge either.
  const framed = element.matches('button, a.button, label.button, summary, .tabs a') && element.textContent?.trim();
  const high = width > 1 && element.matches('.tray, button.button') && element.scrollHeight > element.clientHeight + 1;
  return high || (((own && hidden) || framed) && width > 1 && needed > width + 1) ? [`${own || element.textContent?.trim()}: ${high ? 'too high' : `${needed} pixels in ${width}`}`] : [];
}));

/** Has the page run from right to left, whatever its language.
 * @param {Page} page */
const fromRight = (page) => page.addInitScript(() => {
  new MutationObserver(() => {
    if (document.documentElement.dir !== 'rtl') document.documentElement.dir = 'rtl';
  }).observe(document, { subtree: true, childList: true, attributes: true });
});

/** Names, and what is typed or is the same in all languages. */
const NAMES = /\b(?:Akhet|Khet 2\.0|Tia|ace|curiosity|grail|mercury|sophie|horemheb|ebana|classic|imhotep|dynasty|deal|moves|FEN|PGN|SVG|PNG|Esc)\b/gi;

/** @param {string} text */
const isText = (text) => text.replace(NAMES, '').match(/(?<!\p{L})[a-z]{3,}(?!\p{L})/iu);

/** What in a view has no room. @param {Page} page @param {string} view */
const tight = async (page, view) => [...await overhang(page), ...await cut(page)].map((fault) => `${view}: ${fault}`);

for (const [device, context] of /** @type {const} */ ([['desktop', {}], ['phone', SMALL]])) {
  pageTest(`every text is by key and has room, in a longer language, on a ${device}`, { device, context, open: false }, async ({ page, server }) => {
    await speakPseudo(page);
    const faults = [];
    for await (const view of views(page, server.url.href)) {
      faults.push(...(await plainWords(page)).filter(isText).map((text) => `${view}: "${text}" has no key`), ...await tight(page, view));
    }
    assert.deepEqual(faults, []);
  });

  pageTest(`the page has room from right to left, on a ${device}`, { device, context, open: false }, async ({ page, server }) => {
    await fromRight(page);
    const faults = [];
    for await (const view of views(page, server.url.href)) {
      assert.equal(await page.evaluate(() => document.documentElement.dir), 'rtl');
      faults.push(...await tight(page, view));
    }
    assert.deepEqual(faults, []);
  });
}

for (const language of LANGUAGES) {
  // A phone has the least room.
  pageTest(`every view is in ${language} and has room`, { device: 'phone', context: { ...SMALL, locale: language }, open: false }, async ({ page, server }) => {
    const faults = [];
    for await (const view of views(page, server.url.href)) {
      assert.equal(await page.evaluate(() => document.documentElement.lang), language);
      faults.push(...await tight(page, view));
    }
    assert.deepEqual(faults, []);
  });
}
