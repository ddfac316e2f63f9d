// A person's own names of the treasures' pictures, as a text with a line for each: `A: Skull`.

import { t } from '../lang/texts.js';
import { treasureName, TREASURES, usualName } from './board/pictures.js';

const MAX_LENGTH = 24;

/** @typedef {Readonly<Record<string, string>>} Names by the letters of the treasures; those that are missing have their usual names */

/** All names that are used now, as a text. */
export const namesText = () => TREASURES.map((letter) => `${letter}: ${treasureName(letter)}`).join('\n');

/** The names in a text, and what is wrong with its lines. Letters that it does not name have their usual names, and lines that begin with `#` mean
 * nothing.
 * @param {string} text
 * @returns {{names: Names, errors: string[]}} */
export function readNames(text) {
  /** @type {Map<string, {name: string, line: number}>} */
  const read = new Map();
  /** @type {string[]} */
  const errors = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [number, plain] = [index + 1, line.trim()];
    if (plain === '' || plain.startsWith('#')) continue;
    const [, letter = '', said = ''] = /^([A-Xa-x])(?:\s*[:=]\s*|\s+|$)(.*)$/u.exec(plain) ?? [];
    const [key, name] = [letter.toUpperCase(), said.replace(/\s+/g, ' ')];
    const before = read.get(key);
    const twice = [...read].find(([, one]) => one.name !== '' && one.name.toLowerCase() === name.toLowerCase());
    if (letter === '') errors.push(t('board-picture-no-letter', { line: number }));
    else if (before) errors.push(t('board-picture-again', { line: number, letter: key, before: before.line }));
    else if ([...name].length > MAX_LENGTH) errors.push(t('board-picture-long', { line: number, most: MAX_LENGTH }));
    else if (twice) errors.push(t('board-picture-twice', { line: number, letter: twice[0], name, before: twice[1].line }));
    else read.set(key, { name, line: number });
  }
  const names = Object.fromEntries([...read].map(([letter, { name }]) => [letter, name]).filter(([letter, name]) => name !== '' && name !== usualName(letter)));
  for (const letter of TREASURES.filter((one) => !(one in names))) {
    const [other] = Object.entries(names).find(([, name]) => name.toLowerCase() === usualName(letter).toLowerCase()) ?? [];
    const line = other === undefined ? undefined : read.get(other)?.line;
    if (line) errors.push(t('board-picture-usual', { line, letter, name: usualName(letter) }));
  }
  return { names, errors };
}
