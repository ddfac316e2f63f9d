// Every text that a person sees, by its key, in the language of the page. The texts are in gui/lang, two Fluent files for each
// language: that of the first view, and one of the other views. English is the source: what another language lacks is shown in English.

import { FluentBundle, FluentResource } from '@fluent/bundle';

/** @typedef {import('@fluent/bundle').FluentVariable} Variable */

/** The texts of the language, then those of English if it lacks some.
 * @type {FluentBundle[]} */
let bundles = [];
/** Settled when the texts of the other views are there; null until they are asked for.
 * @type {Promise<unknown> | null} */
let later = null;
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

/** @param {string} name of a file, without the end
 * @returns {Promise<string>} */
async function read(name) {
  const response = await fetch(new URL(`../../lang/${name}.ftl`, import.meta.url)).catch(() => null);
  if (!response?.ok) throw new TypeError(`lang/${name}.ftl cannot be loaded`);
  return response.text();
}

/** Loads the texts of the first view in the page's language, or in English if they cannot be loaded.
 * A language that says `incomplete` is loaded with English. */
export async function loadTexts() {
  const root = document.documentElement;
  /** @param {string} tag @returns {Promise<[language: string, texts: string]>} */
  const source = async (tag) => [tag, await read(tag)];
  const tag = root.lang;
  const first = await source(tag).catch((error) => (tag === 'en' ? Promise.reject(error) : source('en')));
  // Screen readers speak in this language, and the texts run in its direction.
  if (first[0] !== tag) Object.assign(root, { lang: first[0], dir: 'ltr' });
  useTexts(first);
  if (bundles[0].hasMessage('incomplete')) useTexts(first, await source('en'));
}

/** Loads the texts of the other views, once. Modules that use them are imported after that.
 * Rejects if they cannot be loaded; the next call tries again. */
export function loadLater() {
  const load = async (/** @type {FluentBundle} */ bundle) => bundle.addResource(new FluentResource(await read(`later/${bundle.locales[0]}`)));
  later ??= Promise.all(bundles.map(load)).catch((error) => {
    later = null;
    throw error;
  });
  return later;
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
