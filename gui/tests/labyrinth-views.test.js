// The pure parts of Labyrinth's views other than Play.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ruleParams } from '../js/game/record.js';
import { addMove, newTree, ROOT } from '../js/game/tree.js';
import { analysisFromJson, analysisToJson, freshAnalysis } from '../js/labyrinth/views/analyse/model.js';
import { chancesOf, viewChoices, winOf } from '../js/labyrinth/views/analyse/engine.js';
import { titleText } from '../js/labyrinth/views/analyse/pgn.js';
import { linkTo, wordsOf } from '../js/labyrinth/views/analyse/share-dialog.js';
import {
  exchanged, fenOf, freeCards, LOOSE, placeOf, positionOf, seated, shapedAt, treasureAt, turnedAt, withHand,
} from '../js/labyrinth/views/setup/position.js';
import { optionsOf } from '../js/labyrinth/views/play/match.js';

/** @typedef {import('../js/protocol/lines.js').Info} Info */

/** @param {Partial<Info>} fields @returns {Info} */
const info = (fields) => ({
  depth: 1, seldepth: 0, multipv: 1, score: { kind: 'cp', value: 0 }, bound: null, wdl: null, nodes: 1, nps: 1, hashfull: 0, time: 1, pv: [], ...fields,
});

test("the mover's chance of winning", () => {
  assert.equal(winOf(info({ wdl: { win: 300, draw: 0, loss: 700 } })), 0.3);
  assert.equal(winOf(info({ score: { kind: 'mate', value: 2 } })), 1);
  assert.equal(winOf(info({ score: { kind: 'mate', value: -1 } })), 0);
  assert.equal(winOf(info({})), 0.5);
  assert.equal(Math.round(100 * winOf(info({ score: { kind: 'cp', value: 110 } }))), 75);
});

test('the other players share the remaining chance', () => {
  const chances = /** @type {const} */ ([{ seat: 'orange', win: 500 }, { seat: 'blue', win: 200 }, { seat: 'yellow', win: 300 }]);
  assert.deepEqual(chancesOf(chances, 'orange', undefined).map(({ seat }) => seat), ['blue', 'yellow', 'orange']);
  const searched = chancesOf(chances, 'orange', info({ wdl: { win: 750, draw: 0, loss: 250 } }));
  assert.deepEqual(searched, [{ seat: 'blue', win: 100 }, { seat: 'yellow', win: 150 }, { seat: 'orange', win: 750 }]);
  assert.deepEqual(chancesOf([], undefined, undefined), []);
  const even = chancesOf([{ seat: 'blue', win: 1000 }, { seat: 'orange', win: 0 }], 'blue', info({}));
  assert.deepEqual(even.map(({ win }) => win), [500, 500], 'what nobody else has by the evaluation is shared alike');
});

test('an analysis survives saving and loading', () => {
  const { tree } = addMove(newTree('sealed 7 3'), ROOT, 'a4ng2');
  const analysis = freshAnalysis('sealed 7 3', { tree, at: 1, viewer: 'yellow', views: ['yellow', 'nobody'], about: '1-0' });
  assert.deepEqual(analysisFromJson(JSON.parse(JSON.stringify(analysisToJson(analysis)))), analysis);
  assert.equal(analysisFromJson({ ...analysisToJson(analysis), viewer: 'red' }), null);
  assert.equal(analysisFromJson({ ...analysisToJson(analysis), at: 9 }), null);
  assert.equal(analysisFromJson(null), null);
  assert.equal(freshAnalysis('sealed 7 3').viewer, 'nobody', 'hidden cards are not shown unasked');
  assert.equal(freshAnalysis('deal 7 3').viewer, null);
});

test('what a game is called: a file names its players, a game that was played their sides too', () => {
  assert.equal(titleText(['blue', 'orange'], { blue: 'Ann' }, 'Akhet, 1-0'), 'Ann – Orange, Akhet, 1-0');
  assert.equal(titleText(['blue', 'orange'], { blue: 'You', orange: 'Akhet' }, ''), 'You (Blue) – Akhet (Orange)');
  assert.equal(titleText(['blue', 'orange'], { blue: 'Blue', orange: 'Eve' }, ''), 'Blue – Eve (Orange)');
  assert.equal(titleText([], {}, ''), '');
});

test('which views can be chosen', () => {
  const players = /** @type {any} */ ([{ seat: 'blue' }, { seat: 'orange' }]);
  const values = (/** @type {any} */ analysis) => viewChoices(analysis, players).map(([value]) => value);
  assert.deepEqual(values(freshAnalysis('deal 1 2')), ['all', 'blue', 'orange', 'nobody']);
  assert.deepEqual(values(freshAnalysis('sealed 1 2')), ['blue', 'orange', 'nobody']);
  assert.deepEqual(values(freshAnalysis('sealed 1 2', { views: ['blue', 'nobody'] })), ['blue', 'nobody'], 'a game that goes on');
});

test('texts and links', () => {
  assert.equal(wordsOf(' game sealed 7 2\n moves a4ng2 '), 'sealed 7 2 moves a4ng2');
  assert.equal(wordsOf('position startpos'), 'startpos');
  assert.equal(wordsOf('ce/ce i a1'), 'fen ce/ce i a1');
  const options = { FreeOrder: true, NoReturn: false, AnyExit: false, AnySquare: false, OpenCards: true };
  assert.equal(linkTo({ fen: 'a/b i' }, options), '#labyrinth-analyse&fen=a/b+i&rules=FreeOrder%2COpenCards');
  assert.deepEqual(optionsOf(ruleParams(options).rules), options);
  assert.deepEqual(ruleParams(optionsOf(null)), {});
});

const FEN = 'ceintsAceRtsBcwcs/incwcwiecscsNceM/teCcsteDintsEcnPtwF/inieteUcwietsTce/teGteVtnHcwtwIintwJ/tnWcsincnQieteXcw/cnintnKintnLceOcw tS c5:I?:KU/-/f6:??:N/- b g6 15';
const position = /** @type {import('../js/labyrinth/views/setup/position.js').Position} */ (positionOf(FEN));

test('positions are read from FENs and written back', () => {
  assert.equal(fenOf(position), FEN);
  assert.deepEqual(position.hands.blue, { pawn: 'c5', cards: 'I?', found: 'KU' });
  assert.deepEqual([position.mover, position.closed, position.number, position.spare], ['blue', 'g6', 15, 'tS']);
  assert.equal(fenOf(/** @type {any} */ (positionOf(FEN.replace(' g6 15', '')))), FEN.replace('g6 15', '- 1'));
  for (const wrong of ['', FEN.replace('ceints', 'ceint'), FEN.replace(' b ', ' x '), FEN.replace('c5:', 'h5:'), FEN.replace('/-/', '/'), `${FEN} 1`, FEN.replace('15', '0')]) {
    assert.equal(positionOf(wrong), null, wrong);
  }
});

test('tiles are turned, exchanged and reshaped; fixed tiles stay as they are', () => {
  assert.equal(LOOSE.size, 33);
  assert.equal(turnedAt(position, 'b6', 'R').tiles.get('b6'), 'cn');
  assert.equal(turnedAt(position, 'b6', 'L').tiles.get('b6'), 'cs');
  assert.equal(turnedAt(position, 'a6', 'R').tiles.get('a6'), 'ie');
  assert.equal(turnedAt(position, 'a6', 'L').tiles.get('a6'), 'ie', 'a straight tile has two ways only');
  assert.equal(turnedAt(position, 'a7', 'R'), position);
  const swapped = exchanged(position, 'b6', 'f6');
  assert.deepEqual([swapped.tiles.get('b6'), swapped.tiles.get('f6')], ['csN', 'cw']);
  const spare = exchanged(position, null, 'f6');
  assert.deepEqual([spare.tiles.get('f6'), spare.spare], ['tnS', 'cN']);
  assert.equal(fenOf(exchanged(position, 'a7', 'b6')), FEN);
  assert.equal(shapedAt(position, 'b6', 'i').tiles.get('b6'), 'in');
  assert.equal(shapedAt(position, null, 'c').spare, 'cS');
});

test('a treasure lies on one tile, and a card is in one hand', () => {
  const moved = treasureAt(position, 'b6', 'S');
  assert.deepEqual([moved.tiles.get('b6'), moved.spare, placeOf(moved, 'S')], ['cwS', 't', 'b6']);
  assert.equal(placeOf(treasureAt(moved, null, 'S'), 'S'), null);
  assert.equal(placeOf(treasureAt(moved, 'b6', null), 'S'), undefined);
  assert.ok(!freeCards(position).includes('K') && freeCards(position).includes('S'));
  assert.equal(withHand(position, 'blue', { pawn: 'a1' }).hands.blue?.cards, 'I?');
  const three = seated(position, 'yellow', true);
  assert.deepEqual(three.hands.yellow, { pawn: 'a7', cards: '', found: '' });
  const left = seated(position, 'blue', false);
  assert.deepEqual([left.hands.blue, left.mover], [undefined, 'orange']);
});
