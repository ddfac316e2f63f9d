// A person's own names of the treasures' pictures, as a text with a line for each: `A: Skull`.

import { treasureName, usualName } from './board/pictures.js';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWX'];
const MAX_LENGTH = 24;

/** @typedef {Readonly<Record<string, string>>} Names by the letters of the treasures; those that are missing have their usual names */

/** All names that are used now, as a text. */
export const namesText = () => LETTERS.map((letter) => `${letter}: ${treasureName(letter)}`).join('\n');

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
    if (letter === '') errors.push(`Line ${number}: begin with a letter from A to X, as in “A: Skull”.`);
    else if (before) errors.push(`Line ${number}: ${key} has its name in line ${before.line} already.`);
    else if ([...name].length > MAX_LENGTH) errors.push(`Line ${number}: this name is too long. ${MAX_LENGTH} characters are the most.`);
    else if (twice) errors.push(`Line ${number}: ${twice[0]} is called “${name}” too, in line ${twice[1].line}. Two pictures need two names.`);
    else read.set(key, { name, line: number });
  }
  const names = Object.fromEntries([...read].map(([letter, { name }]) => [letter, name]).filter(([letter, name]) => name !== '' && name !== usualName(letter)));
  for (const letter of LETTERS.filter((one) => !(one in names))) {
    const [other] = Object.entries(names).find(([, name]) => name.toLowerCase() === usualName(letter).toLowerCase()) ?? [];
    const line = other && read.get(other)?.line;
    if (other) errors.push(`Line ${line}: ${letter} is called “${usualName(letter)}” too. Give ${letter} another name.`);
  }
  return { names, errors };
}
