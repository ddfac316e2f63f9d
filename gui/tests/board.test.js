import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeMove, describePiece, describeShot, squareLabel } from '../js/board/aria.js';
import { pointAt, route, runTogether } from '../js/board/beams.js';
import { SQUARES, angleOf, cellOf, middle, neighbour, squareOfCell } from '../js/board/geometry.js';
import { after, beforeHit, byOrigin, turned } from '../js/board/position.js';

/** @typedef {import('../js/board/types.js').Beam} Beam */

const LASERS = /** @type {[string, string][]} */ ([['j1', 'Ln'], ['a8', 'ls']]);

test('squares and picture coordinates, in both orientations', () => {
  assert.equal(SQUARES.length, 80);
  assert.deepEqual([SQUARES[0], SQUARES[79]], ['a8', 'j1']);
  for (const flipped of [false, true]) {
    for (const square of SQUARES) {
      const { column, row } = cellOf(square, flipped);
      assert.equal(squareOfCell(column, row, flipped), square);
    }
  }
  assert.deepEqual(middle('a8', false), { x: 30, y: 30 });
  assert.deepEqual(middle('a8', true), { x: 570, y: 450 });
  assert.equal(squareOfCell(10, 0, false), null);
  assert.deepEqual([neighbour('j1', 1, 0), neighbour('j1', -1, 1)], [null, 'i2']);
  assert.deepEqual([angleOf('e', false), angleOf('e', true), angleOf('s', true)], [90, 270, 0]);
});

test('a piece moves, turns or swaps places', () => {
  const pieces = new Map([...LASERS, ['d4', 'Se'], ['e4', 'pw']]);
  assert.deepEqual([...after(pieces, 'e4e5')].sort(), [...LASERS, ['d4', 'Se'], ['e5', 'pw']].sort());
  const swapped = after(pieces, 'd4e4');
  assert.deepEqual([swapped.get('d4'), swapped.get('e4')], ['pw', 'Se']);
  assert.equal(after(pieces, 'j1L').get('j1'), 'Lw');
  assert.equal(pieces.get('d4'), 'Se');
});

test('turning pieces', () => {
  assert.deepEqual([turned('Pn', 'R'), turned('Pn', 'L'), turned('dw', 'R')], ['Pe', 'Pw', 'dn']);
  // A Switch has two directions, a King none.
  assert.deepEqual([turned('se', 'R'), turned('Sn', 'L'), turned('K', 'R')], ['sn', 'Se', 'K']);
});

test('what each piece may do', () => {
  const origins = byOrigin(['e4e5', 'e4R', 'c1L', 'c1R', 'e4d5']);
  assert.deepEqual(origins.get('e4'), { targets: ['e5', 'd5'], turns: ['R'] });
  assert.deepEqual(origins.get('c1'), { targets: [], turns: ['L', 'R'] });
  assert.equal(origins.get('a1'), undefined);
});

test('a beam turns at the centre of a mirror and leaves the board on the given side', () => {
  const pieces = new Map(LASERS);
  /** @type {Beam} */
  const beam = { path: ['j2', 'j3', 'i3', 'h3'], end: { kind: 'out', side: 's' } };
  const line = route(beam, 'blue', pieces, false);
  assert.deepEqual(line.points, [{ x: 570, y: 429 }, { x: 570, y: 330 }, { x: 450, y: 330 }, { x: 450, y: 360 }]);
  assert.deepEqual(line.corners.map(({ at }) => at), [99, 219]);
  assert.equal(line.length, 249);
  assert.deepEqual(pointAt(line, 159), { x: 510, y: 330 });
  assert.deepEqual(pointAt(line, 9999), { x: 450, y: 360 });
  const turned = route(beam, 'blue', pieces, true);
  assert.deepEqual(turned.points[1], { x: 30, y: 150 });
});

test('a beam stops short of what it hits, and one with an empty path at the edge of its own square', () => {
  const pieces = new Map(LASERS);
  const hit = route({ path: ['a7', 'a6'], end: { kind: 'hit', square: 'a6' } }, 'red', pieces, false);
  assert.deepEqual(hit.points, [{ x: 30, y: 51 }, { x: 30, y: 134 }]);
  const out = route({ path: [], end: { kind: 'out', side: 'e' } }, 'blue', new Map([['j1', 'Le']]), false);
  assert.deepEqual(out.points, [{ x: 591, y: 450 }, { x: 600, y: 450 }]);
});

test('beams that share part of their path', () => {
  const end = /** @type {const} */ ({ kind: 'out', side: 's' });
  const blue = { path: ['j2', 'j3', 'i3', 'h3'], end };
  assert.equal(runTogether(blue, { path: ['a7', 'h3', 'i3'], end }), true);
  assert.equal(runTogether(blue, { path: ['i4', 'i3', 'i2'], end }), false);
  assert.equal(runTogether(blue, { path: ['j3', 'j2', 'j1'], end }), true);
  assert.equal(runTogether({ path: [], end }, blue), false);
});

test('the piece that a shot removes stays until it is hit', () => {
  const pieces = new Map([['e4', 'Pn']]);
  /** @type {Beam} */
  const beam = { path: ['e5'], end: { kind: 'hit', square: 'e5' } };
  const animation = { key: 1, move: 'e4R', color: /** @type {const} */ ('blue'), beam, removed: 'k' };
  assert.equal(beforeHit(pieces, animation).get('e5'), 'k');
  assert.equal(beforeHit(pieces, { ...animation, removed: undefined }), pieces);
});

test('pieces and squares in words', () => {
  assert.equal(describePiece('Pn'), 'Blue Deflector open to north and east');
  assert.equal(describePiece('pw'), 'Red Deflector open to west and north');
  assert.equal(describePiece('ds'), 'Red Defender with its shield facing south');
  assert.equal(describePiece('K'), 'Blue King');
  assert.equal(squareLabel('e4', 'Lw', ['can move']), 'e4, Blue Laser pointing west, can move');
  assert.equal(squareLabel('e5', undefined, []), 'e5, empty');
});

test('moves and shots in words', () => {
  const pieces = new Map([...LASERS, ['e4', 'Pn'], ['d4', 'Se'], ['e7', 'ds']]);
  /** @type {Beam} */
  const hit = { path: ['e7'], end: { kind: 'hit', square: 'e7', piece: 'ds' } };
  assert.equal(describeMove('e4R', hit, pieces), "Blue's Deflector e4 turns clockwise; the shot hits Red's Defender on e7.");
  /** @type {Beam} */
  const threat = { path: ['a4', 'd4'], end: { kind: 'hit', square: 'd4' } };
  assert.equal(describeMove('e4R', hit, pieces, threat),
    "Blue's Deflector e4 turns clockwise; the shot hits Red's Defender on e7. Red's laser would then hit Blue's Switch on d4.");
  assert.equal(describeMove('e4L', undefined, pieces), "Blue's Deflector e4 turns counter-clockwise.");
  assert.equal(describeMove('d4R', undefined, pieces), "Blue's Switch d4 turns.");
  assert.equal(describeMove('d4e4', undefined, pieces), "Blue's Switch d4 swaps places with Blue's Deflector on e4.");
  assert.equal(
    describeMove('e4e5', { path: ['j2'], end: { kind: 'out', side: 'n' } }, pieces),
    "Blue's Deflector e4 goes to e5; the shot leaves the board at the top.",
  );
  // A move's shot can hit the piece that moved.
  assert.equal(
    describeShot({ path: ['e5'], end: { kind: 'hit', square: 'e5' } }, after(pieces, 'e4e5')),
    "the shot hits Blue's Deflector on e5",
  );
  assert.equal(
    describeShot({ path: ['e7'], end: { kind: 'shield', square: 'e7' } }, pieces),
    "the shot is stopped by the shield of Red's Defender on e7",
  );
});
