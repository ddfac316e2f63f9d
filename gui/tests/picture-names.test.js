// A person's own names of Labyrinth's pictures.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { afterEach, test } from 'node:test';
import { chooseNames } from '../js/board/names.js';
import { treasureName, TREASURES, usualName } from '../js/labyrinth/board/pictures.js';
import { namesText, readNames } from '../js/labyrinth/picture-names.js';

afterEach(() => chooseNames('akhet'));

test('the pictures are called as they are where they are drawn', () => {
  const drawn = readFileSync(new URL('../../src/labyrinth/render/pieces.svg', import.meta.url), 'utf8');
  assert.deepEqual(TREASURES.map((letter) => [letter, usualName(letter)]),
    [...drawn.matchAll(/id="treasure-(.)"><title>([^<]+)/g)].map(([, letter, name]) => [letter, name]));
});

test('names are read line by line', () => {
  assert.deepEqual(readNames('A: Skull\n\n# a box\nb = Red  book\nC Eagle\nD:\n'), { names: { A: 'Skull', B: 'Red book', C: 'Eagle' }, errors: [] });
  assert.deepEqual(readNames('A: Äpfel und Birnen\r\nX: 龍').names, { A: 'Äpfel und Birnen', X: '龍' });
  assert.deepEqual(readNames('').names, {}, 'the usual names');
});

test('what is wrong is said by line, and nothing else is lost', () => {
  const { names, errors } = readNames(['A: Skull', 'Z: Nobody', 'A: Bone', `B: ${'x'.repeat(25)}`, 'C: skull', 'Hello', 'E: Fine'].join('\n'));
  assert.deepEqual(names, { A: 'Skull', E: 'Fine' });
  assert.deepEqual(errors, [
    'Line 2: begin with a letter from A to X, as in “A: Skull”.',
    'Line 3: A has its name in line 1 already.',
    'Line 4: this name is too long. 24 characters are the most.',
    'Line 5: A is called “skull” too, in line 1. Two pictures need two names.',
    'Line 6: begin with a letter from A to X, as in “A: Skull”.',
  ]);
  assert.deepEqual(readNames('A: bell').errors, ['Line 1: B is called “Bell” too. Give B another name.'], 'the usual name of another');
});

test('names are used, and copied as a text that reads back', () => {
  chooseNames('akhet', { A: 'Skull' });
  assert.equal(treasureName('A'), 'Skull');
  assert.equal(treasureName('B'), 'Bell');
  assert.deepEqual(readNames(namesText()), { names: { A: 'Skull' }, errors: [] });
  chooseNames('akhet', { A: 'B' });
  assert.deepEqual(['A', 'B'].map(treasureName), ['B', 'Bell'], 'a name that is a letter');
  chooseNames('akhet', /** @type {any} */ ({ A: 7, Z: 'x', B: '' }));
  assert.deepEqual(['A', 'B'].map(treasureName), ['Amulet', 'Bell'], 'damaged data');
  chooseNames('akhet', /** @type {any} */ (null));
});
