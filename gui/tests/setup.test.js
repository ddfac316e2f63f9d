// The editor's positions.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setRules } from '../js/protocol/session.js';
import { fenOf, positionOf } from '../js/board/fen.js';
import { changed, newHistory, redone, undone } from '../js/app/editor.js';
import {
  carried, emptied, paletteOf, placed, removed, swapped, turnedAt,
} from '../js/views/setup/position.js';

const ACE = 'ls3dskdspe2/2ps7/3Pw6/pn1Ps1snse1pe1Pw/pe1Pw1SeSn1pn1Ps/6pe3/7Pn2/2PwDnKDn3Ln b 1';

/** @param {string} fen */
function position(fen) {
  const found = positionOf(fen);
  assert.ok(found, fen);
  return found;
}

test('a FEN is written as it was read', () => {
  // A King before a Switch: `ks` is two pieces.
  for (const fen of [ACE, 'ls4kse3/10/10/10/10/10/10/4KSn3Ln b 1', 'ls9/10/10/4k5/4K5/10/10/9Ln r 12', '10/10/10/10/10/10/10/10 b 1']) {
    assert.equal(fenOf(position(fen)), fen);
  }
  assert.equal(fenOf(position('  ls9/10/10/4k5/10/10/10/9Ln   b ')), 'ls9/10/10/4k5/10/10/10/9Ln b 1');
});

test('malformed FENs are refused', () => {
  const wrong = [
    '', 'ls9/10/10/4k5/4K5/10/10 b', 'ls9/10/10/4k5/4K5/10/11/9Ln b', 'ls9/10/10/4k5/4K5/10/10/9Ln', 'ls9/10/10/4k5/4K5/10/10/9Ln w',
    'ls9/10/10/4k5/4K5/10/10/9L b', 'ls9/10/10/4k5/4K5/1Q8/10/9Ln b', 'ls9/10/10/4k5/4K5/1Ss8/10/9Ln b', 'ls9/10/10/4k5/4K5/10/10/9Ln b 0',
    'ls9/10/10/4k5/4K5/10/10/9Ln b x', 'ls9/10/10/4k5/4K5/10/10/9Ln b 1 2', 'ls9/10/10/4k5/4K-5/10/10/9Ln b', '9PnPn/10/10/10/10/10/10/10 b',
    'ls9/10/10/4Kn4/10/10/10/9Ln b', 'ls9/10/10/4k5/55/10/10/9Ln b', 'ls9/10/10/4k5/010/10/10/9Ln b',
  ];
  for (const text of wrong) assert.equal(positionOf(text), null, text);
});

test('an illegal position can still be edited', () => {
  assert.equal(position('Kk8/10/10/10/10/10/10/9Ps b').pieces.size, 3);
});

test('placing replaces a piece, or turns one of the same kind', () => {
  const ace = position(ACE);
  assert.equal(placed(ace, 'e3', 'Dw').pieces.get('e3'), 'Dw');
  assert.equal(placed(ace, 'd6', 'Sn').pieces.get('d6'), 'Sn');
  assert.equal(placed(ace, 'd6', 'Pn').pieces.get('d6'), 'Pn', 'from west, a quarter clockwise');
  assert.equal(placed(ace, 'd6', 'pn').pieces.get('d6'), 'pn');
  assert.equal(ace.pieces.get('d6'), 'Pw', 'the old value stays as it was');
});

test('there is one King of each colour', () => {
  const moved = placed(position(ACE), 'e3', 'K');
  assert.deepEqual([...moved.pieces].filter(([, piece]) => piece === 'K'), [['e3', 'K']]);
  assert.equal(moved.pieces.get('f8'), 'k');
});

test('Lasers stay and have two directions', () => {
  const ace = position(ACE);
  assert.equal(removed(ace, 'j1'), ace);
  assert.equal(carried(ace, 'a8', 'b5'), ace);
  assert.equal(carried(ace, 'e1', 'j1'), ace);
  assert.equal(placed(ace, 'j1', 'Pn').pieces.get('j1'), 'Lw');
  assert.equal(turnedAt(turnedAt(ace, 'a8', 'L'), 'a8', 'L').pieces.get('a8'), 'ls');
  assert.equal(turnedAt(ace, 'a8', 'R').pieces.get('a8'), 'le');
  assert.equal(removed(position('ls9/10/10/4k5/4K5/1Ln8/10/9Ln b'), 'b3').pieces.has('b3'), false, 'one too many may go');
});

test('pieces are turned, moved and removed', () => {
  const ace = position(ACE);
  assert.equal(turnedAt(ace, 'd6', 'L').pieces.get('d6'), 'Ps');
  assert.equal(turnedAt(ace, 'e1', 'R'), ace, 'a King faces nowhere');
  assert.equal(turnedAt(ace, 'e3', 'R'), ace);
  const on = carried(ace, 'd6', 'c7');
  assert.deepEqual([on.pieces.has('d6'), on.pieces.get('c7')], [false, 'Pw']);
  assert.equal(carried(ace, 'd6', null).pieces.has('d6'), false);
  assert.equal(carried(ace, 'e3', 'e4'), ace);
});

test('the empty board keeps Kings and Lasers', () => {
  assert.equal(fenOf(emptied(position(ACE))), 'ls4k4/10/10/10/10/10/10/4K4Ln b 1');
  assert.equal(fenOf(emptied(position('10/10/4k5/10/10/10/10/10 r 7'))), 'ls9/10/4k5/10/10/10/10/4K4Ln r 1');
});

test('colours are swapped as the engine does it', () => {
  // `flip`'s answer for ace after c5R a5R.
  const before = position('ls3dskdspe2/2ps7/3Pw6/pe1Pw1snse1pe1Pw/pe1Pw1SeSn1pn1Ps/6pe3/7Pn2/2PwDnKDn3Ln b 1');
  assert.equal(fenOf(swapped(swapped(before))), fenOf(before));
  const after = position('ls3dskdspe2/2ps7/3Pw6/pn1Pw1snse1pe1Pw/pe1Pw1SeSn1pn1Ps/6pe3/7Pn2/2PwDnKDn3Ln r 1');
  assert.equal(fenOf(swapped(after)), 'ls3dskdspe2/2ps7/3Pw6/pn1Ps1snse1pe1Pw/pe1Pw1SeSn1pe1Ps/6pe3/7Pn2/2PwDnKDn3Ln b 1');
});

test('the palette has each piece in each direction', () => {
  assert.deepEqual(paletteOf('red'), ['pn', 'pe', 'ps', 'pw', 'dn', 'de', 'ds', 'dw', 'k', 'sn', 'se']);
  assert.equal(fenOf(position(ACE)), fenOf(position(ACE)));
});

test('undo and redo', () => {
  let history = changed(changed(newHistory(1), 2), 3);
  assert.equal(changed(history, 3), history);
  history = undone(history);
  assert.deepEqual([history.now, redone(history).now], [2, 3]);
  history = changed(history, 4);
  assert.deepEqual([redone(history).now, undone(undone(undone(history))).now], [4, 1]);
});

test('rules are changed at the start position, which breaks none of them', async () => {
  /** @type {string[]} */
  const calls = [];
  const session = /** @type {any} */ ({
    ask: async (/** @type {string[]} */ lines) => calls.push(...lines),
    set: async (/** @type {object} */ settings) => calls.push(JSON.stringify(settings)),
  });
  await setRules(session, { KingTurns: true });
  assert.deepEqual(calls, ['position startpos', '{"KingTurns":true}']);
});
