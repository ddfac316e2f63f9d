// A real table of Labyrinth: how it is entered, and what the page asks about turns.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { USUAL } from '../js/labyrinth/arbiter.js';
import { cardSince, findIn } from '../js/labyrinth/views/real/model.js';
import {
  cleared, doubts, emptySquares, filled, laidFromJson, laidToJson, LOOKS, missingTreasures, nothingLaid, otherSpare, startOf, stepOf, tileAt, toolAfter, treasurePut, withCard, withSeat,
} from '../js/labyrinth/views/real/laid.js';
import { outText, targetsAfter, whyText } from '../js/labyrinth/views/real/why.js';
import { LOOSE, positionOf } from '../js/labyrinth/views/setup/position.js';

/** @typedef {import('../js/labyrinth/views/real/laid.js').Laid} Laid */

const FEN = 'ceintsAceRtsBcwcs/incwcwiecscsNceM/teCcsteDintsEcnPtwF/inieteUcwietsTce/teGteVtnHcwtwIintwJ/tnWcsincnQieteXcw/cnintnKintnLceOcw tS a1:????????:/a7:????????:/g7:????????:/- - b - 1';
const table = /** @type {import('../js/labyrinth/views/setup/position.js').Position} */ (positionOf(FEN.replace('/- - b', '/- b')));
const loose = [...table.tiles].filter(([square]) => LOOSE.has(square));

/** The table with its tiles, without the pictures of the loose ones. */
function tiled() {
  return loose.reduce((laid, [square, tile]) => tileAt(laid, square, tile.slice(0, 2)), nothingLaid());
}

/** All of it. */
function whole() {
  const laid = treasurePut(tiled(), null, 'S');
  return loose.reduce((now, [square, tile]) => (tile[2] ? treasurePut(now, square, tile[2]) : now), laid);
}

test('a table is laid tile by tile, and the spare is what the box has left', () => {
  const empty = nothingLaid();
  assert.equal(emptySquares(empty).length, 33);
  assert.equal(stepOf(empty), 'tiles');
  const laid = tiled();
  assert.deepEqual([emptySquares(laid), laid.spare, stepOf(laid), doubts(laid)], [[], 't', 'treasures', []]);
  assert.equal(tileAt(laid, 'a7', 'in'), laid, 'fixed tiles stay');
  assert.equal(cleared(laid, 'b6').tiles.get('b6'), undefined);
  assert.equal(cleared(laid, 'a7'), laid);
  assert.deepEqual(emptySquares(filled(cleared(laid, 'b6'), 'cw')), []);
});

test('a tile that was laid wrongly is named, and once it is mended the spare is known', () => {
  const wrong = loose.reduce((laid, [square, tile]) => tileAt(laid, square, tile[0] === 't' ? 'in' : tile.slice(0, 2)), nothingLaid());
  assert.equal(wrong.spare, '', 'no box has these');
  assert.match(doubts(wrong)[0], /^17 straight tiles: the box has 13\. Look at them again\.$/);
  const mended = loose.filter(([, tile]) => tile[0] === 't').reduce((laid, [square, tile]) => tileAt(laid, square, tile.slice(0, 2)), wrong);
  assert.deepEqual([mended.spare, doubts(mended)], ['t', []]);
  assert.equal(otherSpare(tiled()), undefined);
  const doubtful = { ...tileAt(tiled(), 'b6', 'tn'), spare: 'c' };
  assert.deepEqual([doubts(doubtful), otherSpare(doubtful)], [[], 'i'], 'a box with 13 straight tiles has 15 corners');
  assert.equal(otherSpare(tileAt(doubtful, null, 'in')), 'c');
  const other = tileAt(tiled(), 'b6', 'in');
  assert.deepEqual([other.spare, doubts(other)], ['t', []], 'the box with 13 straight tiles');
  assert.match(doubts({ ...tiled(), spare: 'c' })[0], /^17 corners/);
  assert.match(doubts(tileAt(tileAt(tiled(), 'b6', 'tn'), 'c6', 'tn'))[0], /^8 T tiles|the box has/);
  assert.match(doubts(treasurePut(tiled(), 'a6', 'M')).join(), /^a6: straight tiles/);
});

test('a treasure is there once, and the last one lies on the last T tile', () => {
  const laid = whole();
  assert.deepEqual([missingTreasures(laid), stepOf(laid), doubts(laid)], [[], 'ready', []]);
  for (const [square, tile] of table.tiles) assert.equal(laid.tiles.get(square), tile);
  const moved = treasurePut(laid, 'b6', 'M');
  assert.deepEqual([moved.tiles.get('b6'), moved.tiles.get('g6')], ['cwM', 'ce']);
  assert.equal(treasurePut(laid, 'c7', 'M'), laid, 'a fixed tile keeps its picture');
  assert.equal(treasurePut(nothingLaid(), 'b6', 'M').tiles.get('b6'), undefined, 'there is no tile yet');
  const nearly = [...'MNOPQRSTUVW'].reduce((now, treasure) => treasurePut(now, [...table.tiles].find(([, tile]) => tile[2] === treasure)?.[0] ?? null, treasure), tiled());
  assert.equal(nearly.tiles.get('f2'), 'teX', 'inferred');
});

test('the tool in hand is that of the next step', () => {
  const tile = /** @type {const} */ ({ kind: 'tile', look: 'cw' });
  const before = cleared(tiled(), 'b6');
  assert.equal(toolAfter(nothingLaid(), before, tile), tile);
  assert.deepEqual(toolAfter(before, tiled(), tile), { kind: 'treasure', treasure: 'M' });
  assert.deepEqual(toolAfter(tiled(), treasurePut(tiled(), 'g6', 'M'), { kind: 'treasure', treasure: 'M' }), { kind: 'treasure', treasure: 'N' });
  const two = tileAt(tiled(), null, 'in');
  assert.deepEqual(toolAfter(tiled(), two, tile), { kind: 'treasure', treasure: 'M' }, 'the spare of another box');
  assert.deepEqual(toolAfter(tiled(), whole(), { kind: 'treasure', treasure: 'X' }), { kind: 'turn' });
  assert.deepEqual(toolAfter(tiled(), before, { kind: 'treasure', treasure: 'M' }), { kind: 'tile', look: LOOKS[0] }, 'undone');
});

test('who plays, and the cards', () => {
  const three = withSeat(whole(), 'yellow');
  assert.deepEqual([three.seats, three.cards], [['blue', 'yellow', 'orange'], 8]);
  assert.equal(startOf(three), `fen ${FEN.replace('/- - b', '/- b')}`);
  assert.equal(withSeat(withSeat(whole(), 'orange'), 'blue').seats.length, 2, 'two at least');
  const without = withSeat(three, 'blue');
  assert.deepEqual([without.me, without.first], ['yellow', 'yellow']);
  const mine = withCard({ ...three, cards: 2, me: 'orange', first: 'yellow' }, 'K');
  assert.match(startOf(mine), / a1:\?\?:\/a7:\?\?:\/g7:K\?:\/- y - 1$/);
  assert.deepEqual([withCard(mine, 'K').mine, withCard(mine, 'L').mine], ['', 'L']);
  const free = { ...mine, options: { ...mine.options, FreeOrder: true } };
  assert.equal(withCard(withCard(free, 'L'), 'M').mine, 'LM', 'as many as I have, the last ones chosen');
});

test('a table survives saving and loading', () => {
  const laid = withCard(withSeat(whole(), 'green'), 'K');
  assert.deepEqual(laidFromJson(JSON.parse(JSON.stringify(laidToJson(laid)))), laid);
  const json = laidToJson(laid);
  for (const wrong of [null, {}, { ...json, me: 'yellow' }, { ...json, cards: 9 }, { ...json, spare: 'x' }, { ...json, tiles: { a7: 'in' } }, { ...json, mine: '?' }, { ...json, seats: ['blue'] }]) {
    assert.equal(laidFromJson(wrong), null, JSON.stringify(wrong)?.slice(0, 60));
  }
});

/** @param {string} orange its cards @param {string} blue */
const seen = (orange, blue) => /** @type {any} */ ({
  toMove: 'orange', game: 'fen x moves a2na1 a4ng7',
  players: [{ seat: 'blue', cards: blue, found: 'K', home: 'a1' }, { seat: 'orange', cards: orange, found: '', home: 'g7' }],
  moves: ['a2nb2', 'a2nc2', 'a4nb2', 'b7nb2'],
  slides: new Map(['a2n', 'a4n', 'b7n'].map((slide) => [slide, { slide, tiles: new Map([['b2', slide === 'a2n' ? 'cnM' : 'cn'], ['c2', 'tnK'], ['d2', 'cnN'], ['e2', 'in']]) }])),
});

test('no deal of the box takes more than 60 presses', () => {
  let seed = 1;
  const random = (/** @type {number} */ below) => {
    seed = (seed * 48271) % 2147483647;
    return seed % below;
  };
  // With the players, the card and the beginning.
  const others = 6;
  let most = 0;
  for (let deal = 0; deal < 300; deal++) {
    const tiles = [...'iiiiiiiiiiii', ...'cccccccccccccccc', ...'tttttt'].map((shape, index) => shape + (shape === 'i' ? 'ne' : 'nesw')[random(shape === 'i' ? 2 : 4)] + ('M'.repeat(Number(index > 21))));
    for (let last = tiles.length - 1; last > 0; last--) {
      const other = random(last + 1);
      [tiles[last], tiles[other]] = [tiles[other], tiles[last]];
    }
    // Pictures by their order: six on corners, six on Ts.
    const letters = { c: [...'MNOPQR'], t: [...'STUVWX'] };
    const dealt = tiles.map((tile) => tile.slice(0, 2) + (tile.length > 2 ? letters[/** @type {'c' | 't'} */ (tile[0])].pop() ?? '' : ''));
    const squares = [...LOOSE];
    const count = (/** @type {string} */ look) => squares.filter((_, index) => dealt[index].startsWith(look)).length;
    const looks = LOOKS.filter((look) => count(look) > 0).sort((one, other) => count(other) - count(one));
    let laid = nothingLaid();
    let presses = 0;
    for (const look of looks.slice(1)) {
      presses += Number(look !== LOOKS[0]);
      for (const [index, square] of squares.entries()) {
        if (!dealt[index].startsWith(look)) continue;
        laid = tileAt(laid, square, look);
        presses += 1;
      }
    }
    laid = filled(laid, looks[0]);
    presses += 2;
    if (laid.spare === '') presses += 2;
    laid = tileAt(laid, null, dealt[33]);
    for (;;) {
      const [next] = missingTreasures(laid);
      if (next === undefined) break;
      const at = dealt.findIndex((tile) => tile.endsWith(next));
      laid = treasurePut(laid, squares[at] ?? null, next);
      presses += 1;
    }
    for (const [index, square] of squares.entries()) assert.equal(laid.tiles.get(square), dealt[index]);
    most = Math.max(most, presses + others);
  }
  assert.ok(most <= 60, `${most} presses`);
});

test('it is asked whether a turn has found what no card names', () => {
  assert.deepEqual(findIn(seen('??', 'N?'), 'a2nb2'), { seat: 'orange', treasure: 'M', found: false });
  assert.deepEqual(findIn(seen('??', 'N?'), 'a2nb2!'), { seat: 'orange', treasure: 'M', found: true });
  assert.equal(findIn(seen('??', 'N?'), 'a2ne2'), null, 'no picture there');
  assert.equal(findIn(seen('??', 'N?'), 'a2nd2'), null, 'that card is mine');
  assert.equal(findIn(seen('??', 'N?'), 'a2nc2'), null, 'it has been found');
  assert.equal(findIn(seen('', 'N?'), 'a2nb2'), null, 'no card left');
  assert.equal(findIn(seen('M?', 'N?'), 'a2nb2'), null, 'known anyway');
});

test('my next card is asked for, since the turn that found the last one', () => {
  const laid = nothingLaid();
  assert.deepEqual(cardSince(seen('??', '??'), laid), { card: 0, asking: true }, 'from the start');
  assert.deepEqual(cardSince({ ...seen('??', '??'), game: 'fen x moves a2na1! a4ng7! a6na1 b7ng7' }, laid), { card: 1, asking: true });
  assert.deepEqual(cardSince(seen('??', 'N?'), laid), { card: 0, asking: false }, 'it can be changed');
  assert.equal(cardSince(seen('??', ''), laid).card, null, 'the way home');
  assert.equal(cardSince(seen('??', '??'), { ...laid, options: { ...laid.options, FreeOrder: true } }).card, null);
});

test('why a turn is advised', () => {
  assert.deepEqual(targetsAfter(seen('M?', ''), 'a2n', 'orange', false), ['b2']);
  assert.deepEqual(targetsAfter(seen('??', ''), 'a2n', 'orange', false), []);
  assert.deepEqual(targetsAfter(seen('NM', ''), 'a2n', 'orange', true), ['b2', 'd2']);
  assert.equal(whyText(seen('M?', ''), 'a2nb2', 'orange', USUAL), 'This slide opens 2 squares, your Mask among them. 1 of 3 slides leads there.');
  assert.equal(whyText(seen('M?', ''), 'a4nb2', 'orange', USUAL), 'This slide opens one square. 1 of 3 slides leads to your Mask; this one does more for later.');
  assert.equal(whyText(seen('N?', ''), 'a4nb2', 'orange', USUAL), 'This slide opens one square. No slide leads to your Necklace this turn.');
  assert.equal(whyText(seen('??', ''), 'a4nb2', 'orange', USUAL), 'This slide opens one square.');
  assert.match(whyText(seen('', ''), 'a4nb2', 'orange', USUAL), /No slide leads to your home/);
  assert.equal(whyText(seen('', ''), 'a4nb2', 'orange', { ...USUAL, AnyExit: true }), 'This slide opens one square.');
  assert.deepEqual([{}, { AnyExit: true }, { AnySquare: true }].map((rules) => outText({ ...USUAL, ...rules }, 'a1')),
    ['All found. Go home to a1.', 'All found. Leave the maze by an opening at its edge.', 'All found. One more turn, to any square.']);
});
