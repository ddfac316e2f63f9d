// Every text that a person sees, by its key, in the language of the page. The texts are in gui/lang, a Fluent file for each
// language. English is the source: what another language lacks is shown in English.

import { FluentBundle, FluentResource } from '@fluent/bundle';

/** @typedef {import('@fluent/bundle').FluentVariable} Variable */

/** The texts of the language, then those of English if it lacks some.
 * @type {FluentBundle[]} */
let bundles = [];
/** What the pieces are called, `akhet` or `khet`: the value of `NAMES()` in the texts. */
let names = 'akhet';

/** @param {string} chosen `akhet` or `khet` */
export const useNames = (chosen) => void (names = chosen);

/** The language of the texts as a tag, for `Intl`: "de". */
export const language = () => bundles[0]?.locales[0] ?? 'en';

/** Uses these texts from now on.
 * @param {...[language: string, texts: string]} sources  the language, then those that it falls back to */
export function useTexts(...sources) {
  bundles = sources.map(([tag, texts]) => {
    // The marks that isolate a variable are of use only where the direction of the text changes.
    const bundle = new FluentBundle(tag, { useIsolating: globalThis.document?.dir === 'rtl', functions: { NAMES: () => names } });
    bundle.addResource(new FluentResource(texts));
    return bundle;
  });
}

/** @param {string} tag @returns {Promise<[language: string, texts: string]>} */
async function read(tag) {
  const response = await fetch(new URL(`../../lang/${tag}.ftl`, import.meta.url));
  if (!response.ok) throw new TypeError(`lang/${tag}.ftl cannot be loaded`);
  return [tag, await response.text()];
}

/** Loads the texts of the page's language, or of English if they cannot be loaded.
 * A language that says `incomplete` is loaded with English. */
export async function loadTexts() {
  const root = document.documentElement;
  const tag = root.lang;
  const source = await read(tag).catch((error) => (tag === 'en' ? Promise.reject(error) : read('en')));
  // Screen readers speak in this language, and the texts run in its direction.
  if (source[0] !== tag) Object.assign(root, { lang: source[0], dir: 'ltr' });
  useTexts(source);
  if (bundles[0].hasMessage('incomplete')) useTexts(source, await read('en'));
}

/** The text of a key.
 * @param {string} key @param {Record<string, Variable>} [args]  the variables of the text; a number is written as the language does,
 *   a string as it is */
export function t(key, args) {
  for (const bundle of bundles) {
    const value = bundle.getMessage(key)?.value;
    // Faults are collected, not thrown: a text with a gap is better than none. A test finds them.
    if (value) return bundle.formatPattern(value, args, []);
  }
  return key;
}

/** The text of a key with marked parts: `<b>…</b>` in the text becomes what `marks.b` makes of the text between.
 * @param {string} key @param {Record<string, (text: string) => any>} marks @param {Record<string, Variable>} [args]
 * @returns {any[]} texts and elements, in order */
export function marked(key, marks, args) {
  const parts = t(key, args).split(/<(\w+)>(.*?)<\/\1>/s);
  return parts.map((part, i) => (i % 3 === 0 ? part : i % 3 === 2 ? (marks[parts[i - 1]]?.(part) ?? part) : ''));
}

/** "1,234" @param {number} number @param {Intl.NumberFormatOptions} [options] */
export const numberText = (number, options) => number.toLocaleString(language(), options);

/** @param {Date | number | string} date @param {Intl.DateTimeFormatOptions} options */
export const dateText = (date, options) => new Date(date).toLocaleString(language(), options);

/** "a, b, and c" @param {string[]} items @param {Intl.ListFormatOptions} [options] */
export const listText = (items, options) => new Intl.ListFormat(language(), options).format(items);
