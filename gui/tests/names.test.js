// The names of the pieces: the program's own and those of Khet.

import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { describePiece } from '../js/board/aria.js';
import { chooseNames, KINDS, kindDeed, kindName } from '../js/board/names.js';
import { errorText } from '../js/lang/errors.js';

afterEach(() => chooseNames('akhet'));

test('pieces have the chosen names', () => {
  assert.deepEqual(KINDS.map(kindName), ['King', 'Laser', 'Deflector', 'Switch', 'Defender']);
  chooseNames('khet');
  assert.deepEqual(KINDS.map(kindName), ['Pharaoh', 'Sphinx', 'Pyramid', 'Scarab', 'Anubis']);
  assert.equal(describePiece('pn'), 'Red Pyramid open to north and east');
  assert.equal(kindDeed('Se'), 'A mirror on both sides: never hit. It can swap with a Pyramid or Anubis beside it.');
  chooseNames(/** @type {any} */ ('chess'));
  assert.equal(kindName('K'), 'King', 'a damaged choice is none');
});

test('errors have the chosen names', () => {
  chooseNames('khet');
  assert.equal(errorText('position: fen: Blue has 0 Kings, there must be one'), 'Blue has 0 Pharaohs, there must be one');
  assert.equal(errorText("play: move 1 'a1a2': a Switch does not swap with the Deflector on a2"), "Move 1 'a1a2': a Scarab does not swap with the Pyramid on a2");
});
