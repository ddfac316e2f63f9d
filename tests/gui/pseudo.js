// A language that nobody speaks: English with accents and longer by some 40 %, so that what is not by key, or has no room, is seen.

import { readFileSync } from 'node:fs';

const LETTERS = { a: 'áà', e: 'éè', i: 'íì', o: 'óò', u: 'úù', y: 'ý', A: 'Áà', E: 'Éè', I: 'Íì', O: 'Óò', U: 'Úù', Y: 'Ý' };

/** @param {string} text */
const accented = (text) => text.replace(/[aeiouyAEIOUY]/g, (letter) => LETTERS[/** @type {keyof typeof LETTERS} */ (letter)]);

/** The texts of a language with accents: what is between the placeables and the marks, in messages and in variants.
 * @param {string} source a Fluent file */
export function pseudo(source) {
  return source.split('\n').map((line) => {
    const [, head, text] = /^(#.*|-?[\w-]+ *= *|\s*\*?\[[\w-]+\] *|\s*)(.*)$/s.exec(line) ?? [];
    if (head === undefined || head.startsWith('#')) return line;
    return head + text.split(/(\{[^{}]*\}|\{[^{}]*$|^\s*\}|<\/?\w+>)/).map((part, i) => (i % 2 === 0 || part.startsWith('{ "') ? accented(part) : part)).join('');
  }).join('\n');
}

/** Shows the page's texts so, on a page that is not yet open.
 * @param {import('playwright-core').Page} page */
export async function speakPseudo(page) {
  for (const name of ['en', 'later/en']) {
    const body = pseudo(readFileSync(new URL(`../../gui/lang/${name}.ftl`, import.meta.url), 'utf8'));
    await page.route(`**/lang/${name}.ftl`, (route) => route.fulfill({ body, contentType: 'text/plain; charset=utf-8' }));
  }
}

/** The words that are seen or heard and have no accent: texts that are no texts of the language.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<string[]>} */
export const plainWords = (page) => page.evaluate(() => {
  const attributes = ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription', 'title', 'placeholder', 'alt'];
  const texts = [document.title];
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('noscript, script, style, [translate=no]')) continue;
    for (const name of attributes) texts.push(element.getAttribute(name) ?? '');
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '');
  }
  // A word of three letters or more, of which a vowel would have an accent.
  const plain = texts.filter((text) => text.match(/\p{L}+/gu)?.some((word) => /^[a-z]{3,}$/i.test(word) && /[aeiouy]/i.test(word)));
  return [...new Set(plain)];
});
