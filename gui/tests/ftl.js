// What a file of texts has, for the checks of them.

import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';

/** A file of texts. @param {string} name without the end */
const read = (name) => readFileSync(new URL(`../lang/${name}.ftl`, import.meta.url), 'utf8');

/** The texts of the first view in a language. @param {string} tag */
export const firstTextsOf = (tag) => read(tag);

/** All texts of a language. @param {string} tag */
export const textsOf = (tag) => `${read(tag)}\n${read(`later/${tag}`)}`;

/** A text with what is in it: the variables that it writes and those that it only chooses by, the marks such as `<b>`, the texts and terms
 * that it uses.
 * @typedef {{written: Set<string>, chosen: Set<string>, marks: Set<string>, uses: Set<string>}} Text */

/** The texts of a file by their keys; a term's key begins with `-`, an attribute's is that of its text with `.name` behind it.
 * @param {string} source
 * @returns {Map<string, Text>} */
export function parseTexts(source) {
  const { body } = new FluentResource(source);
  const values = /** @type {[string, unknown][]} */ (body.flatMap(({ id, value, attributes }) => [[id, value], ...Object.entries(attributes).map(([name, one]) => [`${id}.${name}`, one])]));
  return new Map(values.map(([key, value]) => {
    /** @type {Text} */
    const text = { written: new Set(), chosen: new Set(), marks: new Set(), uses: new Set() };
    collect(value, text, 'written');
    return [key, text];
  }));
}

/** @param {any} part @param {Text} text @param {'written' | 'chosen'} how */
function collect(part, text, how) {
  if (Array.isArray(part)) {
    for (const one of part) collect(one, text, how);
  } else if (typeof part === 'string') {
    for (const [, mark] of part.matchAll(/<(\w+)>/g)) text.marks.add(mark);
  } else if (part?.type === 'var') {
    text[how].add(part.name);
  } else if (part?.type === 'select') {
    collect(part.selector, text, 'chosen');
    for (const { value } of part.variants) collect(value, text, how);
  } else if (part?.type === 'term') {
    text.uses.add(`-${part.name}${part.attr ? `.${part.attr}` : ''}`);
  } else if (part?.type === 'mesg') {
    text.uses.add(part.attr ? `${part.name}.${part.attr}` : part.name);
  } else if (part?.type === 'func') {
    for (const arg of part.args) collect(arg.type === 'narg' ? arg.value : arg, text, how);
  }
}

/** The keys that a file defines, read without Fluent, which leaves out what it cannot read.
 * @param {string} source */
export const keysWritten = (source) => [...source.matchAll(/^(-?[a-zA-Z][\w-]*) *=/gm)].map(([, key]) => key);

/** All variables of a text, with those of the texts that it uses.
 * @param {Map<string, Text>} texts @param {string} key
 * @returns {Set<string>} */
export function variablesOf(texts, key) {
  const text = texts.get(key);
  if (!text) return new Set();
  const used = [...text.uses].filter((name) => !name.startsWith('-')).flatMap((name) => [...variablesOf(texts, name)]);
  return new Set([...text.written, ...text.chosen, ...used]);
}
